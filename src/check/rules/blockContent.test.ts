import { describe, expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { blockContent } from './blockContent.ts'

describe('a block that would show nothing, or not what was meant', () => {
  const list = (block: string, how: string) => `1:1 In <${block}> hoort een lijst. Begin elke regel met ${how}.`
  const numbers = 'een cijfer en een punt: 1. tekst'
  const bullets = 'een streepje: - tekst'
  const items = '3:1 In <Vragen> begint elk onderdeel met een kop (### …). Zet er een kop boven.'
  it.each([
    ['<BelKnop>Bel ons</BelKnop>', '1:1 <BelKnop> heeft geen inhoud. Schrijf <BelKnop />.'],
    ['<InHetKort></InHetKort>', '1:1 <InHetKort> is leeg. Zet er tekst in, of haal het blok weg.'],
    ['<Vinkjes />', '1:1 <Vinkjes> is leeg. Zet er tekst in, of haal het blok weg.'],
    ['<Stappen>\n\n- a\n- b\n\n</Stappen>', list('Stappen', numbers)],
    ['<Stappen>\n\nTekst.\n\n</Stappen>', list('Stappen', numbers)],
    ['<Vinkjes>\n\n1. a\n\n</Vinkjes>', list('Vinkjes', bullets)],
    ['<Stappen>\n\n-a\n\n</Stappen>', list('Stappen', numbers)],
    ['<Labels>\n\na, b\n\n</Labels>', list('Labels', bullets)],
    ['<InHetKort>kort</InHetKort>', list('InHetKort', bullets)],
    [
      '<Duur>\n\n- **a** 2 weken.\n\nEn dan.\n\n</Duur>',
      '5:1 <Duur> toont alleen een lijst. Zet deze tekst boven of onder het blok.',
    ],
    [
      '<Erkenningen>\n\nVooraf.\n\n- a\n\n</Erkenningen>',
      '3:1 <Erkenningen> toont alleen een lijst. Zet deze tekst boven of onder het blok.',
    ],
    [
      '<Vinkjes>\n\n- a\n* b\n\n</Vinkjes>',
      '4:1 Hier begint een tweede lijst. Typ voor elke regel van <Vinkjes> hetzelfde teken.',
    ],
    ['<Vragen>\n\nEerst tekst.\n\n### Kop\n\n</Vragen>', items],
    ['<Vragen>\n\n## Kop\n\n</Vragen>', '3:1 In <Vragen> begint elk onderdeel met ###. Typ ### in plaats van ##.'],
    ...['#', '##'].map((marks) => [
      `<Redenen>\n\n### Ervaring\n\nTekst.\n\n${marks} Snel\n\n</Redenen>`,
      `7:1 In <Redenen> begint elk onderdeel met ###. Typ ### in plaats van ${marks}.`,
    ]),
  ])('%s', (text, expected) => {
    expect(saidOf(blockContent, text)).toEqual([expected])
  })
})

it.each([
  '<BelKnop />',
  '<InHetKort>\n\n- Eén\n\n</InHetKort>',
  '<Stappen>\n\nVooraf.\n\n1. a\n\n</Stappen>',
  '<Vragen>\n\n### Kop\n\nTekst.\n\n</Vragen>',
  '<Tip titel="a">Tekst.</Tip>',
  '<Redenen>\n\n### Ervaring\n\nTekst.\n\n#### Meer\n\n### Snel\n\n</Redenen>',
  '<Sectie>\n\nTekst.\n\n## Kop\n\n</Sectie>',
  '### Kop\n\n## Kop',
  // Said by the rule of questions.
  '<Vragen>\n\n### Vraag?\n\n## Kop\n\n</Vragen>',
  // Said at the line itself.
  '<Stappen>\n\n1.**a** x\n\n</Stappen>',
  '<Vinkjes>\n\n-een\n\n</Vinkjes>',
])('a block with what it shows: %s', (text) => {
  expect(saidOf(blockContent, text)).toEqual([])
})
