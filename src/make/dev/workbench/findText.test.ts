import { expect, it } from 'vitest'
import { findText } from './findText.ts'
import { searchPart } from './searchPart.ts'
import { elementsOf } from '../../../hosting/elements.ts'

const texts: [string, string][] = [
  ['content/massage.mdx', '---\ntitle: Massage\n---\n\nEen **rustige** massage\nneemt tijd. Coördinatie (50%).\n'],
  ['content/praktijk.yaml', "naam: Fysio Coordinatie\ntelefoon: '+31530000000'\n"],
]
const places = (words: string) => findText(words, texts).map(({ file, line, column }) => `${file}:${line}:${column}`)

it.each([
  ['capitals and accents count for nothing', 'coordinatie', ['massage.mdx:6:13', 'praktijk.yaml:1:13']],
  ['accents that are typed neither', 'COÖRDINATIE', ['massage.mdx:6:13', 'praktijk.yaml:1:13']],
  ['a sentence over lines, with emphasis in it', 'rustige massage neemt', ['massage.mdx:5:7']],
  ['signs of a pattern are signs', '(50%).', ['massage.mdx:6:25']],
  ['part of a word', '+3153', ['praktijk.yaml:2:12']],
  ['nothing', ' ', []],
  ['what nobody typed', 'm.ssage', []],
])('%s', (_, words, found) => {
  expect(places(words)).toEqual(found.map((place) => `content/${place}`))
})

it('shows the line, as text whatever it holds', () => {
  const html = searchPart('<img src=x>', () => [['content/"><b>.mdx', 'Kijk: <img src=x> is een beeld']])
  expect(elementsOf(html).filter(({ tagName }) => ['img', 'b'].includes(tagName))).toEqual([])
  expect(html).toContain('Kijk: <mark>&lt;img src=x&gt;</mark> is een beeld')
})
