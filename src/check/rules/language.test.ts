import { describe, expect, it } from 'vitest'
import { exampleText, pageWith, saidOf, saidOfSite } from '../../test/tryRule.ts'
import { language, sharedLanguage } from './language.ts'

/** What is said of a paragraph, without its place. */
const advice = (paragraph: string): string[] =>
  saidOf(language, pageWith({}, paragraph)).map((said) => said.replace(/^\d+:\d+ /, ''))

describe('times and prices in another way than on the rest of the site', () => {
  it.each([
    ['Wij openen om 9.30 uur.', 'Zo schrijven we tijden: 09:30, en niet "9.30".'],
    ['Wij openen om 8u30 uur.', 'Zo schrijven we tijden: 08:30, en niet "8u30".'],
    ['Wij openen om 9:00.', 'Zo schrijven we tijden: 09:00, en niet "9:00".'],
    ['Open van 08:00 tot 18:00.', 'Zo schrijven we tijden: 08:00–18:00, en niet "08:00 tot 18:00".'],
    ['Open van 08:00-18:00.', 'Zo schrijven we tijden: 08:00–18:00, en niet "08:00-18:00".'],
    ['Wij openen om 10:30 uur.', 'Zo schrijven we tijden: 10:30, en niet "10:30 uur".'],
    ['Het kost € 29.95.', 'Zo schrijven we prijzen: € 29,95, en niet "€ 29.95".'],
    ['Het kost € 36,-.', 'Zo schrijven we prijzen: € 36, en niet "€ 36,-".'],
    ['Het kost € 36,00.', 'Zo schrijven we prijzen: € 36, en niet "€ 36,00".'],
    ['Het kost 36 euro.', 'Zo schrijven we prijzen: € 36, en niet "36 euro".'],
  ])('%s', (text, expected) => {
    expect(advice(text)).toEqual([expected])
  })
  it.each(['Wij openen om 09:00.', 'Open van 08:00–18:00.', 'Het kost € 29,95.', 'Het kost € 36.', 'Bel 112.'])(
    'not %s',
    (text) => {
      expect(advice(text)).toEqual([])
    },
  )
})

describe('a word of the trade', () => {
  it.each([
    ['Dat kan een bursitis zijn.', ['bursitis']],
    ['Een bursitis is een ontstoken slijmbeurs.', []],
    ['U heeft bursitis. Dat is een ontstoken slijmbeurs.', []],
    ['Dat is een ontstoken slijmbeurs. U heeft misschien bursitis.', ['bursitis']],
    ['U heeft Bursitis. U kunt bursitis krijgen.', ['Bursitis']],
    ['## Triggerpoint\n\nWij drukken op triggerpoints.', []],
  ])('%s', (text, words) => {
    const said = advice(text).filter((message) => message.includes('vakwoord'))
    expect(said.map((message) => /"(.*)"/.exec(message)?.[1])).toEqual(words)
  })
  it('is pointed at where it stands', () => {
    const [said] = saidOf(language, 'Wij kijken eerst. U heeft misschien bursitis.')
    expect(said).toMatch(/^1:37 "bursitis"/)
  })
})

it('a reason keeps still what is said of a line, also by a rule about the page as a whole', () => {
  const line = 'Lees [hier](/contact) wat je doet.'
  expect(advice(line)).toHaveLength(2)
  expect(advice(`{/* taal: dit citeren we */}\n\n${line}`)).toEqual([])
})

describe('in the words that pages share', () => {
  it.each(['praktijk.yaml', 'teksten.yaml', 'oefeningen.yaml', 'beelden.yaml'])('%s', (name) => {
    const text = `${exampleText(name)}los: Wat kunt jij doen?\n`
    const said = saidOfSite(sharedLanguage, { [name]: text })
    expect(said).toContainEqual(
      expect.stringMatching(new RegExp(`^content/${name}:${text.split('\n').length - 1}:15 {2}"jij": de site`)),
    )
  })
  it('but not what a client says', () => {
    const own = 'testimonials:\n  - tekst: Ik zou jou aanraden.\n'
    expect(saidOfSite(sharedLanguage, { 'teksten.yaml': own })).toEqual([])
  })
})
