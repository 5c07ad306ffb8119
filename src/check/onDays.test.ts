import { expect, it } from 'vitest'
import { readPage } from './readPage.ts'

const offer = (name: string, days: string) => `<Promotie beeld="hero"${days}>\n\nSoort\n\n### ${name}\n\n</Promotie>`
const offers = (...all: string[]) => `<Promoties>\n\n${all.join('\n\n')}\n\n</Promoties>`
const [early, late] = [offer('Rol', ' tot="2026-01-31"'), offer('Bal', ' vanaf="2026-03-01"')]

/** The headings of a text with their days. */
const daysOf = (source: string) =>
  readPage('f', source).parts.flatMap(({ heading, days }) => (heading ? [[heading.text, days]] : []))

it('an offer has its own days, and the heading over offers those of all of them', () => {
  expect(daysOf(`## Nu\n\n{telefoon}\n\n${offers(early, late)}\n\n## Later\n\nTekst.`)).toEqual([
    ['Nu', '/2026-01-31 2026-03-01/'],
    ['Rol', '/2026-01-31'],
    ['Bal', '2026-03-01/'],
    ['Later', undefined],
  ])
})
it.each([`${offers(early, offer('Altijd', ''))}`, `- Meer\n\n${offers(early)}`])(
  'a heading over more than that is always there: %j',
  (below) => {
    expect(daysOf(`## Nu\n\n${below}`).slice(0, 2)).toEqual([
      ['Nu', undefined],
      ['Rol', '/2026-01-31'],
    ])
  },
)
it('words of an offer have its days too, and what follows has none', () => {
  expect(readPage('f', `Tekst.\n\n<Sectie>\n\n${offers(early)}\n\nDaarna.\n\n</Sectie>`).parts).toEqual([
    { text: 'Tekst.' },
    { days: '/2026-01-31', text: 'Soort' },
    { heading: { depth: 3, id: 'rol', text: 'Rol' }, days: '/2026-01-31', text: '' },
    { text: 'Daarna.' },
  ])
})
