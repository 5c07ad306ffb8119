import { describe, expect, it } from 'vitest'
import { days, formatInterval } from '../../content/hours.ts'
import { telHref, whatsappHref } from '../../content/phone.ts'
import { attr, find, wordsOf } from '../html.ts'
import { practice } from '../site.ts'
import { promises } from './promises.ts'
import { headings, hrefsIn, mainOf, unsaid } from './read.ts'

const { facts, copy } = practice

describe('the facts in content/praktijk.yaml', () => {
  it('have the claims, the prices, the region and the locations that were promised', () => {
    expect({
      region: facts.region,
      locations: Object.fromEntries(facts.locations.map(({ id, name }) => [id, name])),
      claims: facts.claims,
      prices: facts.prices,
    }).toEqual(promises.facts)
  })
  it('are listed as examples while their values can belong to nobody', () => {
    const { name, phone, whatsapp, email, origin, locations, examples } = facts
    const values = {
      naam: name,
      telefoon: phone,
      whatsapp,
      email,
      website: origin,
      ...Object.fromEntries(locations.map(({ id, street }) => [`locaties.${id}.straat`, street])),
    }
    const isNobodys = (value: string) => /^\+3153000|\.example$|^Voorbeeld|^Praktijknaam$/.test(value)
    const forgotten = Object.entries(values).filter(([path, value]) => isNobodys(value) && !examples.includes(path))
    expect(forgotten).toEqual([])
  })
})

describe('the addresses and the hours', () => {
  it.each(['/contact', '/locations'])('%s has every address with its route, phone and e-mail', (path) => {
    const addresses = facts.locations.flatMap(({ street, postcode, town }) => [street, `${postcode} ${town}`])
    expect(unsaid(path, addresses)).toEqual([])
    expect(hrefsIn(mainOf(path))).toEqual(
      expect.arrayContaining([
        ...facts.locations.map(({ routeHref }) => routeHref),
        telHref(facts.phone),
        `mailto:${facts.email}`,
      ]),
    )
  })
  it('/contact has WhatsApp, / and /shop have the phone', () => {
    expect(hrefsIn(mainOf('/contact'))).toContain(whatsappHref(facts.whatsapp, copy.whatsapp.message))
    for (const path of ['/', '/shop']) expect(hrefsIn(mainOf(path))).toContain(telHref(facts.phone))
  })
  it.each(facts.locations)('/locations has the description, facilities and highlights of $name', (location) => {
    const { name, description, facilities, highlights } = location
    expect(headings('/locations', 2).filter((heading) => heading.includes(name))).not.toEqual([])
    const told = highlights.flatMap((item) => [item.title, item.description])
    expect(unsaid('/locations', [description, ...facilities, ...told])).toEqual([])
  })
  it.each(facts.locations)('/locations has the hours per day of $name', ({ name, hours }) => {
    // A table says whose hours it has: of one, or of all that have the same.
    const head = `${copy.headings.openingHours} `
    const isOf = (label = '') =>
      label.startsWith(head) &&
      label
        .slice(head.length)
        .split(/, | en /)
        .includes(name)
    const table = find(mainOf('/locations'), 'table').find((one) => isOf(attr(one, 'aria-label')))
    const body = table && find(table, 'tbody')[0]
    const rows = body ? find(body, 'tr').map((row) => wordsOf(row).toLowerCase()) : []
    expect(rows).toHaveLength(days.length)
    for (const [index, day] of days.entries()) {
      const open = hours[day]
      expect(rows[index]).toContain(day)
      expect(rows[index]).toContain(open ? formatInterval(open) : copy.headings.closed.toLowerCase())
    }
  })
  it.each(facts.locations)('/locations has the text about the town of $name', ({ id, name, treatments }) => {
    const section = find(mainOf('/locations'), 'section', { 'aria-labelledby': id })[0]
    expect(section && wordsOf(section)).toContain(`fysiotherapeut in ${name}`)
    expect(section && hrefsIn(section)).toEqual(expect.arrayContaining(treatments))
  })
  it.each(facts.locations)('the pages of treatments say that they are given in $name', ({ id, treatments }) => {
    for (const path of treatments) expect(hrefsIn(mainOf(path))).toContain(`/locations#${id}`)
  })
  it('/locations has an appointment for each', () => {
    const appointments = hrefsIn(mainOf('/locations')).filter((href) => href === '/contact')
    expect(appointments.length).toBeGreaterThanOrEqual(facts.locations.length)
  })
  it('the map that /privacy speaks of is the one that is loaded', () => {
    for (const { mapHref } of facts.locations) {
      expect(new URL(mapHref).hostname).toMatch(/(^|\.)openstreetmap\.org$/)
    }
  })
})
