import { expect, it } from 'vitest'
import { example } from '../../test/example.ts'
import { pageWith, saidOf, smallSite } from '../../test/tryRule.ts'
import { literalsOf } from '../../content/literals.ts'
import { language } from './language.ts'
import { literalFact } from './literalFact.ts'

it.each([
  ['Bel 053 000 00 00.', '{telefoon}'],
  ['Bel 053 000 0000 (24 uur per dag).', '{telefoon}'],
  ['Bel 053/0000000.', '{telefoon}'],
  ['Bel +31 (0)53-000 0000.', '{telefoon}'],
  ['Bent u er? Mail info@praktijk.example.', '{email}'],
  ['Heeft u tijd? U bent welkom in de Voorbeeldstraat 1.', '/locations'],
  ['Ons team heeft meer dan 30 jaar ervaring met uw klacht.', '{ervaring}'],
  ['Bent u meer dan 30 jaar? Wij hebben meer dan 30 jaar ervaring.', '{ervaring}'],
  ['Wij hielpen 1000+ cliënten.', '{clienten}'],
  ['U kunt vaak binnen 24 uur terecht.', '{afspraak}'],
  ['Moeder en dochter betalen samen € 35.', '{prijs-moeder-dochter}'],
  ['Zolen kosten € 49,95.', '{prijs-sportzolen}'],
  ['Voor hockeyschoenen betaalt u € 49,95.', '{prijs-sportzolen}'],
  ['We zijn open van 08:00–18:00.', '{uren}'],
])('what speaks of the practice is a mistake: %s', (text, instead) => {
  expect(saidOf(literalFact, text)).toEqual([expect.stringContaining(instead)])
})

it.each([
  'Bent u meer dan 30 jaar en beweegt u weinig?',
  'Heeft u meer dan 30 jaar ervaring met hardlopen?',
  'Deel uw ervaring als u meer dan 30 jaar sport.',
  'Maak bij acute klachten dezelfde dag een afspraak met uw huisarts.',
  'Aan het onderzoek deden 1000+ patiënten mee.',
  'Spierpijn begint vaak binnen 24 uur.',
  'Een behandeling van een half uur kost € 35.',
  'Een hockeystick kost € 35.',
  'Een training van 08:00–18:00 is lang.',
])('what may speak of something else is a warning that a writer can silence: %s', (text) => {
  expect(saidOf(literalFact, text)).toEqual([])
  expect(saidOf(language, text)).toEqual([
    expect.stringMatching(/staat ook in praktijk\.yaml\..*Laat het dan staan\.$/),
  ])
  expect(saidOf(language, `<!-- taal: iets anders -->\n\n${text}`)).toEqual([])
})

it.each([
  'lead: Bel 053 000 00 00.',
  'lead: Bel 053 000\n  00 00.',
  String.raw`lead: "Bel 053\x20000 00 00."`,
  'lead: >\n  Bel ons.\n  Dat kan op 053 000 00 00.',
  "lead: 'Foto''s? Bel 053 000 00 00.'",
])('a field is searched too, however it is written: %s', (lead) => {
  expect(saidOf(literalFact, pageWith({ lead }))).toEqual([expect.stringContaining('{telefoon}')])
})

it('of two facts with one price the one is named that the sentence speaks of', () => {
  const literals = literalsOf({ ...example.facts, own: { 'eigen-duotraining': 35 } })
  expect(saidOf(literalFact, 'Een duotraining kost € 35.', { ...smallSite, literals: () => literals })).toEqual([
    expect.stringContaining('Schrijf {eigen-duotraining}'),
  ])
})

it('a short word in the name of a fact does not tell that a sentence means it', () => {
  const literals = literalsOf({ ...example.facts, own: { 'eigen-training-per-maand': 45, 'eigen-duo': 12 } })
  const known = { ...smallSite, literals: () => literals }
  for (const text of ['Een dagkaart van het zwembad kost € 45 per persoon.', 'Een duokaart kost € 12.']) {
    expect(saidOf(literalFact, text, known)).toEqual([])
    expect(saidOf(language, text, known)).toHaveLength(1)
  }
})
