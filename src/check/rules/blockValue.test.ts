import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { blockValue } from './blockValue.ts'

const empty = (key: string) => `${key}="" is leeg. Zet er iets tussen, of haal ${key} weg.`
it.each([
  ['<Tip titel={1}>x</Tip>', '1:6 <Tip>: schrijf titel="…".'],
  ['<Tip titel>x</Tip>', '1:6 <Tip>: schrijf titel="…".'],
  ['<Diensten alles="ja" />', '1:11 <Diensten>: schrijf alles.'],
  ['<Diensten alles={1} />', '1:11 <Diensten>: schrijf alles.'],
  ['<Tip titel="">x</Tip>', `1:6 <Tip>: ${empty('titel')}`],
  ['<Waarschuwing titel=" ">x</Waarschuwing>', `1:15 <Waarschuwing>: ${empty('titel')}`],
  ['<Knop naar="">x</Knop>', `1:7 <Knop>: ${empty('naar')}`],
  [
    '<Tip titel="Bel {telefoon}">x</Tip>',
    '1:6 <Tip>: in titel="…" kan geen feit tussen accolades staan. Typ gewone tekst.',
  ],
  ['<Sectie achtergrond="rood">x</Sectie>', '1:9 <Sectie>: achtergrond="rood" kennen we niet. Kies uit: mist, zand.'],
  ['<Sectie achtergrond="mits">x</Sectie>', '1:9 <Sectie>: achtergrond="mits" kennen we niet. Bedoelt u mist?'],
  [
    '<VoorPlaats naam="almelo">x</VoorPlaats>',
    '1:13 <VoorPlaats>: naam="almelo" kennen we niet. Kies uit: enschede, glanerbrug, twente.',
  ],
  ['<Promotie vanaf="1 mei">x</Promotie>', '1:11 <Promotie>: vanaf: schrijf de datum als 2026-12-25.'],
  [
    '<Promotie tot="2026-02-30">x</Promotie>',
    '1:11 <Promotie>: tot: 30 februari 2026 bestaat niet. De laatste dag is 2026-02-28.',
  ],
  [
    '<Promotie vanaf="2026-12-31" tot="2026-12-01">x</Promotie>',
    '1:30 <Promotie>: "tot" ligt voor "vanaf". Draai ze om.',
  ],
  ['<Promotie vanaf="2026-12-31" tot="1 mei">x</Promotie>', '1:30 <Promotie>: tot: schrijf de datum als 2026-12-25.'],
  ...['9', '13 van 12', '9 van 21', 'x van y', '1 van 1', 'x9 van 12', '9 van 12x'].map((count) => [
    `<Stapkaart bolletjes="${count}">x</Stapkaart>`,
    '1:12 <Stapkaart>: schrijf bolletjes als 9 van 12, met hoogstens 20.',
  ]),
])('is not what the block needs: %s', (text, expected) => {
  expect(saidOf(blockValue, text)).toEqual([expected])
})
it.each([
  '<Tip titel="a">x</Tip>',
  '<Diensten alles />',
  '<Sectie achtergrond="mist" kop="verborgen">x</Sectie>',
  '<VoorPlaats naam="twente">x</VoorPlaats>',
  '<Tip onbekend={1}>x</Tip>',
  ...['9 van 12', '10 van 12', '12 van 12', '1 van 2', '20 van 20'].map(
    (count) => `<Stapkaart bolletjes="${count}">x</Stapkaart>`,
  ),
  '<Promotie vanaf="2026-12-25">x</Promotie>',
  '<Promotie tot="2026-12-01" vanaf="2026-12-01">x</Promotie>',
  '<Tip {...alles}>x</Tip>',
])('is what the block needs: %s', (text) => {
  expect(saidOf(blockValue, text)).toEqual([])
})
