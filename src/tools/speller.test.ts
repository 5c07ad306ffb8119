import { expect, it } from 'vitest'
import { placeIn, proseOf, yamlProse } from '../check/prose.ts'
import { readPage } from '../check/readPage.ts'
import { once } from '../content/once.ts'
import { pageWith } from '../test/tryRule.ts'
import { openSpeller } from './speller.ts'

const speller = once(() => openSpeller(['Quervain', 'triggerpoint']))

/** Mistakes as they are made at a keyboard and by ear; the last is a word, only not the one that was meant. */
const seeded =
  'direkt behandelling afspaak verwijsing verzekeraarr onderzoekk oefenigen huisards fysiotherapuet klagten knieen coordinatie geintresseerd ergenis onmiddelijk interresant accomodatie gewrichtten spierren pijnlijck schouwder enkell hoofpijn rugppijn masage voedingadvies looptrainning herstellt bewegenn sportblesure ontstekking zennuw wervles vermoeidhijd stijfhied tintellingen medicijnnen revalidattie word'.split(
    ' ',
  )

it('of 39 mistakes in every part of a page all are found but a word that exists', async () => {
  const find = await speller()
  const holders = [
    (word: string) => `Dit is een ${word} in een zin.`,
    (word: string) => `## Een ${word} boven tekst`,
    (word: string) => `- iets met **${word}** erin`,
    (word: string) => `| a | ${word} |\n| - | - |\n| b | c |`,
    (word: string) => `<Tip titel="Een ${word} hier">\n\nTekst.\n\n</Tip>`,
    (word: string) => `[Een ${word}](/contact)`,
    (word: string) => `![Een ${word}](hero)`,
  ]
  const found = seeded.filter((word, index) => {
    const hold = holders[index % holders.length]
    const text = pageWith({ lead: `lead: Een inleiding.` }, hold?.(word))
    const said = proseOf(readPage('content/proef.mdx', text)).flatMap((piece) =>
      find(piece).map((one) => ({ ...one, place: placeIn(piece, one.index) })),
    )
    const lines = text.split('\n')
    // Nothing else is found, and it stands where it is said to stand.
    expect(said.map((one) => one.word)).toEqual(said.length > 0 ? [word] : [])
    for (const { place } of said) expect(lines[place.line - 1]?.slice(place.column - 1)).toMatch(new RegExp(`^${word}`))
    return said.length > 0
  })
  expect(seeded).toHaveLength(39)
  expect(seeded.filter((word) => !found.includes(word))).toEqual(['word'])
})

it('a mistake in a field is found at its place, also in a text of more lines', async () => {
  const find = await speller()
  const text = 'naam: Praktijk\nlijst:\n  - tekst: >-\n      Een gewone regel en\n      een regel met een afspaak.\n'
  const said = yamlProse('content/praktijk.yaml', text).flatMap((piece) =>
    find(piece).map(({ word, index, instead }) => ({ word, instead, ...placeIn(piece, index) })),
  )
  expect(said).toMatchObject([{ word: 'afspaak', line: 5, column: 25, instead: expect.arrayContaining(['afspraak']) }])
})

it.each([
  'U kunt {afspraak} terecht, ’s avonds ook: {telefoon}.',
  'Zo’n MRI-scan van het KNGF, rug- en nekklachten, in- en uitademen.',
  'Eén of één, cliënten en cliënten’, foto’s en Enschedes centrum.',
  'De ziekte van Quervain en een triggerpoint, hockey\u00ADschoenen, https://www.voorbeld.nl/afspaak.',
])('right words are not found: %s', async (text) => {
  const find = await speller()
  expect(find({ text })).toEqual([])
})
