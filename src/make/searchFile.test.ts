import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../check/check.ts'
import { readYaml } from '../check/yaml.ts'
import { dataFiles } from '../content/dataFiles.ts'
import { once } from '../content/once.ts'
import { siteOf } from '../site/site.ts'
import { exampleRoot } from '../test/example.ts'
import { lighter, searchFileOf, searchPages } from './searchFile.ts'
import type { SearchPage } from './searchFile.ts'
import { questionProblems } from './searchQuestions.ts'

/** What can be found on the site of the example. */
const pages = once((): SearchPage[] => {
  const { pages: read, facts, copy, exercises } = checkContent(exampleRoot)
  if (!facts.ok || !copy.ok || !exercises.ok) throw new Error('the content cannot be read')
  const picture = (name: string) => ({ src: `/assets/${name}-12345678.svg`, width: 1, height: 1 })
  const logo = { viewBox: '', fill: '', shapes: '' }
  const written = read.flatMap(({ path, frontmatter }) =>
    frontmatter?.ok ? [{ path, frontmatter: frontmatter.data, headings: [], mentioned: [] }] : [],
  )
  const made = siteOf(
    {
      facts: facts.data,
      copy: copy.data,
      pages: written,
      hidden: [],
      picture,
      exercise: (id) => exercises.data[id] && { ...exercises.data[id], id, figure: picture(id), moving: picture(id) },
      logo,
      searchFile: () => '',
      light: () => '',
      shareImage: () => '',
    },
    '2026-01-01',
  )
  return searchPages(read, made.site, made.pages)
})

describe('the file to search by', () => {
  it('weighs 40 kB at most with three hundred pages, without their text', () => {
    // As long as a real page, of words that real pages have, in an order of its own: nothing repeats but the words.
    const vocabulary = pages().flatMap(({ text }) => text.text.match(/\p{L}{4,}/gu) ?? [])
    let seed = 1
    const next = (): string => {
      seed = (seed * 48_271) % 2_147_483_647
      return vocabulary[seed % vocabulary.length] ?? ''
    }
    const some = (count: number): string => Array.from({ length: count }, next).join(' ')
    const many = Array.from({ length: 300 }, (_, index): SearchPage => {
      const [name, headings] = [some(2), Array.from({ length: 12 }, () => some(4))]
      return {
        found: [`/pagina-${index}`, name, 'Klacht', some(15), '/assets/beeld-123456.svg', headings, [some(2)]],
        text: { title: name, words: some(5), headings: headings.join('\n'), text: some(400) },
      }
    })
    const file = JSON.stringify(searchFileOf(many.map(lighter)))
    expect(brotliCompressSync(file).length).toBeLessThan(40_000)
  })
  it('leads to headings that the page has, and to no page that itself leads elsewhere', () => {
    const rug = pages().find(({ found: [path] }) => path === '/pijnklachten/rug')
    expect(rug?.found[5]).toContain('Oorzaken van rugpijn')
    expect(rug?.found[6]).toContain('Bekken kantelen#rug-bekken-kantelen')
    expect(pages().map(({ found: [path] }) => path)).not.toContain('/')
  })
})

describe('a question of a visitor', () => {
  const asked = (line: string) =>
    readYaml({ file: dataFiles.questions.name, text: `- ${line}` }, dataFiles.questions.schema)
  const said = (line: string) =>
    questionProblems(asked(line), pages()).map(({ line: at, column, message }) => `${at}:${column} ${message}`)

  it('that is answered is no problem', () => {
    expect(said('{ vraag: spit, pagina: /pijnklachten/rug }')).toEqual([])
  })
  it('that is not answered is told with its line', () => {
    expect(said('{ vraag: spierknopen, pagina: /pijnklachten/rug }')).toEqual([
      expect.stringMatching(
        /^1:12 Wie "spierknopen" typt, ziet \/pijnklachten\/rug niet bij de eerste 3: gevonden wordt \/massage.*\. Geef die pagina een zoekwoord.* Hoort de vraag nu bij \/massage\S*\? Zet dat adres in deze regel\.$/,
      ),
    ])
    expect(said('{ vraag: xylofoon, pagina: /pijnklachten/rug }')).toEqual([
      expect.stringContaining('er wordt niets gevonden'),
    ])
  })
  it('may be about a question or an exercise, which must be among the first itself', () => {
    const path = '/pijnklachten/rug#oefening-rug-bekken-kantelen'
    expect(said(`{ vraag: bekken kantelen, pagina: ${path} }`)).toEqual([])
    expect(said(`{ vraag: spit, pagina: ${path} }`)).toEqual([
      expect.stringContaining('Wie "spit" typt, ziet /pijnklachten/rug#'),
    ])
    expect(said('{ vraag: bekken kantelen, pagina: /pijnklachten/rug#oefening-rug-bekken-kantel }')).toEqual([
      `1:37 De pagina "/pijnklachten/rug#oefening-rug-bekken-kantel" wordt niet gevonden. Bedoelt u ${path}?`,
    ])
  })
  it('leads to a page that can be found', () => {
    expect(questionProblems(asked('{ vraag: spit, pagina: /rug#x }'), pages(), ['/rug'])).toEqual([])
    expect(said('{ vraag: spit, pagina: /pijnklachten/rugg }')).toEqual([
      '1:26 De pagina "/pijnklachten/rugg" wordt niet gevonden. Bedoelt u /pijnklachten/rug?',
    ])
  })
})
