// What the specification promises. Whoever changes such a promise on purpose changes it here too; facts of the practice
// and other words are read from content/, so that the owner and writers can change them freely.
import { describe, expect, it } from 'vitest'
import { formatInterval, groupDays } from '../../content/hours.ts'
import { telHref, whatsappHref } from '../../content/phone.ts'
import { placeholdersFor } from '../../content/placeholders.ts'
import { copy } from './facts.ts'
import { facts } from './facts.ts'
import { attr, find, wordsOf } from '../html.ts'
import { expectWords, headings, hrefsIn, mainOf } from './words.ts'

const { uren } = placeholdersFor(facts)

describe('/contact and /locations', () => {
  it.each(['/contact', '/locations'])('%s has both addresses with route, phone and e-mail', (path) => {
    for (const { street, postcode, town } of facts.locations) expectWords(path, street, `${postcode} ${town}`)
    expect(hrefsIn(mainOf(path))).toEqual(
      expect.arrayContaining([
        ...facts.locations.map(({ routeHref }) => routeHref),
        telHref(facts.phone),
        `mailto:${facts.email}`,
      ]),
    )
  })
  it('/contact has WhatsApp, the hours in a sentence and how soon there is an appointment', () => {
    expect(hrefsIn(mainOf('/contact'))).toContain(whatsappHref(facts.whatsapp))
    expectWords('/contact', uren, facts.claims['afspraak-faq'])
  })
  it.each(facts.locations)('/locations has the description, facilities and highlights of $name', (location) => {
    const { name, description, facilities, highlights } = location
    expect(headings('/locations', 2).filter((heading) => heading.includes(name))).not.toEqual([])
    expectWords(
      '/locations',
      description,
      ...facilities,
      ...highlights.flatMap((item) => [item.title, item.description]),
    )
  })
  it.each(facts.locations)('/locations has the hours per day of $name', ({ name, hours }) => {
    const label = `${copy.headings.openingHours} ${name}`
    const table = find(mainOf('/locations'), 'table').find((one) => attr(one, 'aria-label') === label)
    const rows = table ? find(table, 'tr').map((row) => wordsOf(row).toLowerCase()) : []
    const groups = groupDays(hours)
    expect(rows).toHaveLength(groups.length)
    for (const [index, { days, hours: open }] of groups.entries()) {
      for (const day of days) expect(rows[index]).toContain(day)
      expect(rows[index]).toContain(open ? formatInterval(open) : copy.headings.closed.toLowerCase())
    }
  })
  it('/locations has an appointment for each', () => {
    const appointments = hrefsIn(mainOf('/locations')).filter((href) => href === '/contact')
    expect(appointments.length).toBeGreaterThanOrEqual(facts.locations.length)
  })
})

it('/over-ons has the claims, four reasons, what we belong to and the hours', () => {
  expectWords(
    '/over-ons',
    facts.claims.ervaring,
    facts.claims.clienten,
    'leerbedrijf',
    'beroepsvereniging voor fysiotherapie',
    'stichting',
    'Verzekerd',
    uren,
  )
  expect(headings('/over-ons', 3).length).toBeGreaterThanOrEqual(4)
})
