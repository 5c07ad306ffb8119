import { describe, expect, it } from 'vitest'
import { example } from '../test/example.ts'
import { fillIn, isPlaceholder, placeholderNames, placeholdersFor } from './placeholders.ts'

const { facts } = example
const placeholders = placeholdersFor(facts)

/** Placeholders by what they say of the example. */
const expected = {
  naam: 'Praktijknaam',
  telefoon: '053 000 0000',
  email: 'info@praktijk.example',
  whatsapp: 'WhatsApp',
  plaats: 'Twente',
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
  'ervaring-kort': '30 jaar',
  'afspraak-kort': '24 uur',
  uren: 'Maandag t/m vrijdag 08:00–18:00 (dinsdag tot 20:00, vrijdag tot 17:00), zaterdag 08:00–12:00',
  'uren-kort': 'maandag t/m zaterdag 08:00–20:00',
  'uren-week': 'maandag t/m vrijdag 08:00–18:00 (dinsdag tot 20:00, vrijdag tot 17:00)',
  'uren-zaterdag': 'zaterdag 08:00–12:00',
  'prijs-sportzolen': '€\u00A049,95',
  'prijs-moeder-dochter': '€\u00A035',
}

describe('the placeholders', () => {
  it.each(Object.entries(expected))('{%s} is its fact: %s', (name, text) => {
    expect(placeholders).toHaveProperty([name], text)
  })
  it('are these and no others', () => {
    expect(Object.keys(placeholders).toSorted()).toEqual(placeholderNames.toSorted())
    expect(
      Object.values<string | undefined>(placeholders).filter((text = '') => text.trim() === '' || /[{}]/.test(text)),
    ).toEqual([])
  })
  it.each([
    ['enschede', 'Enschede'],
    ['glanerbrug', 'Glanerbrug'],
    [undefined, 'Twente'],
  ])('{plaats} on a page with city %s is %s', (city, place) => {
    expect(placeholdersFor(facts, city).plaats).toBe(place)
  })
  it('say that a practice that never opens is closed', () => {
    const shut = facts.locations.map((location) => ({
      ...location,
      hours: {
        maandag: null,
        dinsdag: null,
        woensdag: null,
        donderdag: null,
        vrijdag: null,
        zaterdag: null,
        zondag: null,
      },
    }))
    const { uren, 'uren-kort': short } = placeholdersFor({ ...facts, locations: shut })
    expect([uren, short]).toEqual(['Gesloten', 'gesloten'])
  })
  it('are known by name, and by no name that every object has', () => {
    expect(isPlaceholder('telefoon')).toBe(true)
    expect(['telefon', 'Telefoon', 'constructor', '', ' telefoon'].filter(isPlaceholder)).toEqual([])
  })
})

describe('filling in', () => {
  it('reaches every text in a value and leaves the rest', () => {
    const value = { a: 'Bel {telefoon}.', b: ['{naam}', 3, null, { c: '{email}{email}' }], d: true }
    expect(fillIn(value, placeholders)).toEqual({
      a: 'Bel 053 000 0000.',
      b: [facts.name, 3, null, { c: `${facts.email}${facts.email}` }],
      d: true,
    })
  })
  it('leaves unknown names, which the check reports', () => {
    expect(fillIn('{telefon} {} {a b}', placeholders)).toBe('{telefon} {} {a b}')
  })
  it('never fills in twice, whatever a fact holds', () => {
    expect(fillIn('{naam}', { ...placeholders, naam: '{email} $&' })).toBe('{email} $&')
  })
})
