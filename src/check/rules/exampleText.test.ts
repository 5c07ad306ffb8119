import { expect, it } from 'vitest'
import { kindNames, newPageText } from '../../content/newPage.ts'
import { pageWith, saidOf } from '../../test/tryRule.ts'
import { exampleText } from './exampleText.ts'

const still = (text: string) =>
  `Hier staat nog de voorbeeldtekst "${text}". Typ uw eigen tekst, of zet concept: true terug.`

it.each([
  ['lead: De inleiding onder de kop.', `6:7 ${still('De inleiding onder de kop.')}`],
  ['lead: TODO', `6:7 ${still('TODO')}`],
  [
    'meta: "Kaakpijn: schrijf hier in een of twee zinnen wat een bezoeker op deze pagina vindt."',
    `3:7 ${still('…: schrijf hier in een of twee zinnen wat een bezoeker op deze pagina vindt.')}`,
  ],
  ['closing: { heading: De kop., text: Bel ons. }', `7:21 ${still('De kop.')}`],
])('an example in a field is not published: %s', (line, expected) => {
  expect(saidOf(exampleText, pageWith({ [line.split(':')[0] ?? '']: line }))).toEqual([expected])
})

it('nor is one in the text', () => {
  const text = pageWith({}, '## Uw eerste kop\n\nUw tekst.\n\nTODO\n\nLees [TODO].\n\nUw tekst. En meer.')
  expect(saidOf(exampleText, text)).toEqual([
    `10:1 ${still('Uw eerste kop')}`,
    `12:1 ${still('Uw tekst.')}`,
    `14:1 ${still('TODO')}`,
    `16:1 ${still('[TODO]')}`,
  ])
})

it('nor is the example of a block, unless it is a button', () => {
  const text = newPageText({ kind: 'klacht', title: 'Kaakpijn' }).replace('concept: true\n', '')
  const left = (source: string) =>
    saidOf(exampleText, source).flatMap(
      (each) => /^\d+:1 Hier staat nog het voorbeeld van <(\p{L}+)>/u.exec(each)?.[1] ?? [],
    )
  expect(left(text)).toEqual(expect.arrayContaining(['Tip', 'Waarschuwing', 'Duur', 'Stappen', 'Vragen']))
  expect(left(text)).not.toContain('Knop')
  expect(left(text.replace('een pacemaker', 'een stent'))).not.toContain('Tip')
})

it('a draft is full of them, and of what may stay nothing is said', () => {
  const text = newPageText({ kind: 'klacht', title: 'Kaakpijn' })
  expect(saidOf(exampleText, text)).toEqual([])
  const said = saidOf(exampleText, text.replace('concept: true\n', '')).flatMap(
    (each) => /"(.*)"/.exec(each)?.[1] ?? [],
  )
  expect(said).toEqual([
    '…: schrijf hier in een of twee zinnen wat een bezoeker op deze pagina vindt.',
    'De inleiding onder de kop.',
    ...Array<string>(5).fill('zoekwoord …'),
    'Een regel over de pagina.',
    'De vraag.',
    'De zin eronder.',
    'De kop.',
    'De zin eronder.',
    'Uw eerste kop',
    'Uw tekst.',
  ])
})

it.each(kindNames)('something is said of a new page of kind %s that is no draft', (kind) => {
  const text = newPageText({ kind, title: 'Kaakpijn' }).replace('concept: true\n', '')
  expect(saidOf(exampleText, text).length).toBeGreaterThan(3)
})
