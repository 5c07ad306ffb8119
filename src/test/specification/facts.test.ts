// What the specification promises. Whoever changes such a promise on purpose changes it here too; facts of the practice
// and other words are read from content/, so that the owner and writers can change them freely.
import { describe, expect, it } from 'vitest'
import { facts } from './facts.ts'

describe('the facts in content/praktijk.yaml', () => {
  it('have the claims of the specification (section 9; decisions, "Facts")', () => {
    expect(facts.claims).toEqual({
      ervaring: 'meer dan 30 jaar',
      clienten: '1000+',
      afspraak: 'vaak binnen 24 uur',
      'afspraak-faq': 'meestal binnen 24 tot 48 uur; bij acute klachten dezelfde dag',
      acuut: 'bij acute klachten dezelfde dag',
      intake: 'ongeveer 45 minuten',
      behandeling: 'ongeveer 30 minuten',
      'zolen-duur': '1 tot 2 jaar',
      'training-per-week': '1 tot 3 keer per week',
      opzegtermijn: '24 uur',
    })
  })
  it('have its prices (section 9)', () => {
    expect(facts.prices).toEqual({ 'prijs-sportzolen': 49.95, 'prijs-moeder-dochter': 35 })
  })
  it('name its two locations, in its region (section 1)', () => {
    expect(facts.locations.map(({ id, name }) => [id, name])).toEqual([
      ['enschede', 'Enschede'],
      ['glanerbrug', 'Glanerbrug'],
    ])
    expect(facts.region).toBe('Twente')
  })
  it('are listed as examples while their values can belong to nobody (decisions, "Facts")', () => {
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
