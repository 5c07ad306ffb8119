import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { copyExample } from '../test/example.ts'
import { checkContent } from './check.ts'
import { formatProblem } from './problems.ts'

const root = mkdtempSync(join(tmpdir(), 'praktijk-'))
beforeEach(() => {
  copyExample(root)
})
afterAll(() => {
  rmSync(root, { recursive: true })
})

const problems = () => checkContent(root).problems.map(formatProblem)

/** Replaces text in a file of the copy, and gives the line and column where it stood. */
function change(file: string, part: string, other: string): string {
  const text = readFileSync(join(root, file), 'utf8')
  if (!text.includes(part)) throw new Error(`${file} does not hold ${part}`)
  writeFileSync(join(root, file), text.replace(part, other))
  const before = text.slice(0, text.indexOf(part)).split('\n')
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
}

it('the content of the site has no mistakes', () => {
  expect(checkContent(process.cwd()).problems.map(formatProblem)).toEqual([])
})

describe('content', () => {
  it('without mistakes has no problems', () => {
    expect(checkContent(root)).toMatchObject({ problems: [], facts: { region: 'Twente' } })
  })

  it('names every mistake of every file in one reading, in the order of the files', () => {
    const facts = change('content/praktijk.yaml', 'postcode: 7530 AA', 'postcode: 7530AA')
    const copy = change('content/teksten.yaml', '  vorige:', '  vorrige:')
    const city = change('content/massage.mdx', 'kind: dienst', 'kind: dienst\ncity: enschde')
    const link = change('content/contact.mdx', '(/algemene-voorwaarden)', '(/algemene-voorwarden)')
    const shared = change('content/_delen/lokale-tekst.mdx', '{plaats}', '{plats}')
    const found = problems()
    expect(found).toHaveLength(6)
    expect(found).toContain(`${shared}  Het feit {plats} kennen we niet. Bedoelt u {plaats}?`)
    expect(found.join('\n')).toContain(`${link.replace(/:\d+$/, '')}:`)
    expect(found.join('\n')).toMatch(
      new RegExp(`${city.replace(/:\d+:\d+$/, '')}:\\d+:7 {2}city: "enschde" kennen we niet`),
    )
    expect(found.join('\n')).toContain(facts.replace(/:\d+$/, ':15'))
    expect(found).toContain(`${copy.replace(/:\d+$/, ':3')}  "vorrige" kennen we hier niet. Bedoelt u "vorige"?`)
    expect(found.map((problem) => problem.split(':')[0])).toEqual(
      found.map((problem) => problem.split(':')[0]).toSorted((a = '', b = '') => a.localeCompare(b)),
    )
  })

  it.each(['content/praktijk.yaml', 'content/teksten.yaml'])('says that %s is missing', (file) => {
    rmSync(join(root, file))
    expect(problems()).toContain(`${file}:1:1  Dit bestand ontbreekt.`)
  })

  it('is read afresh after a change', () => {
    const place = change('content/massage.mdx', '## ', '# ')
    expect(problems()).toEqual([
      `${place}  Een kop met één # is de titel van de pagina; die staat bij heading. Gebruik hier ##.`,
    ])
    change('content/massage.mdx', '\n# ', '\n## ')
    expect(problems()).toEqual([])
  })
})

describe('what frontmatter refers to', () => {
  it('is found at its own place, also when the same word stands higher up', () => {
    const text = readFileSync(join(root, 'content/massage.mdx'), 'utf8')
    const picture = /^picture: (.+)$/m.exec(text)?.[1] ?? ''
    change('content/massage.mdx', `picture: ${picture}`, 'picture: assage')
    const line = text.split('\n').findIndex((candidate) => candidate.startsWith('picture: ')) + 1
    expect(problems()).toEqual([`content/massage.mdx:${line}:10  picture: "assage" staat niet in content/_beelden.`])
  })
  it('gets a suggestion', () => {
    change('content/shop.mdx', 'picture: product-foamroller', 'picture: product-foamrolller')
    expect(problems()).toEqual([
      expect.stringMatching(
        /^content\/shop\.mdx:\d+:14 {2}picture: "product-foamrolller" staat niet in content\/_beelden\. Bedoelt u "product-foamroller"\?$/,
      ),
    ])
  })
  it('may be a fact between braces, spelt right and closed', () => {
    change('content/contact.mdx', 'Bel ons op {telefoon}', 'Bel ons op {telefon}')
    change('content/massage.mdx', 'U kunt {afspraak} terecht', 'U kunt {afspraak terecht')
    expect(problems()).toEqual([
      expect.stringMatching(
        /^content\/contact\.mdx:\d+:9 {2}text: het feit \{telefon\} kennen we niet\. Bedoelt u \{telefoon\}\?$/,
      ),
      expect.stringMatching(
        /^content\/massage\.mdx:\d+:9 {2}text: een accolade staat los\. Schrijf een feit als \{telefoon\}\.$/,
      ),
    ])
  })
  it('is not the title or description of another page', () => {
    const title = /^title: .*$/m.exec(readFileSync(join(root, 'content/contact.mdx'), 'utf8'))?.[0] ?? ''
    const shop = /^title: .*$/m.exec(readFileSync(join(root, 'content/shop.mdx'), 'utf8'))?.[0] ?? ''
    change('content/shop.mdx', shop, title)
    expect(problems()).toEqual([
      'content/shop.mdx:2:8  title: dezelfde tekst staat al in content/contact.mdx. Geef elke pagina een eigen title.',
    ])
  })
})

describe('what the shared files refer to', () => {
  it('pictures and pages of the facts', () => {
    const picture = change('content/praktijk.yaml', 'locatie-enschede', 'locatie-enschde')
    const page = change('content/praktijk.yaml', 'algemene-voorwaarden', 'algemene-voorwarden')
    expect(problems()).toEqual([
      `${picture}  beeld: "locatie-enschde" staat niet in content/_beelden. Bedoelt u "locatie-enschede"?`,
      `${page}  pagina: "algemene-voorwarden" staat niet in content. Bedoelt u "algemene-voorwaarden"?`,
    ])
  })
  it('pages of the menu and the footer', () => {
    const menu = change('content/teksten.yaml', '/massage', '/massages')
    const footer = change('content/teksten.yaml', '/shop', '/shopp')
    expect(problems()).toEqual([
      `${menu}  pad: "/massages" staat niet in content. Bedoelt u "/massage"?`,
      `${footer}  pad: "/shopp" staat niet in content. Bedoelt u "/shop"?`,
    ])
  })
})

describe('a character that no page can show', () => {
  it.each([
    ['of another encoding', Buffer.from([0x63, 0x6c, 0x69, 0xeb, 0x6e, 0x74]), 4],
    ['that is nothing', Buffer.from('cli\0ent'), 4],
  ])('%s is reported', (_, bytes, column) => {
    const file = join(root, 'content/massage.mdx')
    const text = readFileSync(file)
    writeFileSync(file, Buffer.concat([text, Buffer.from('\n'), bytes]))
    const line = text.toString().split('\n').length + 1
    expect(problems()).toEqual([
      `content/massage.mdx:${line}:${column}  Hier staat een teken dat we niet kunnen tonen. Typ het opnieuw en sla het bestand op als UTF-8.`,
    ])
  })
})

describe('a file', () => {
  const address = 'De naam van een pagina wordt haar adres: kleine letters, cijfers en streepjes, en aan het eind .mdx.'

  it.each(['Nieuws.mdx', 'onze praktijk.mdx', '[id].mdx', 'nieuws.md', 'pijnklachten/voët.mdx', 'a--b.mdx'])(
    'named %s has no address',
    (name) => {
      cpSync(join(root, 'content/massage.mdx'), join(root, 'content', name))
      expect(problems()).toContain(`content/${name}:1:1  ${address}`)
    },
  )
  it('for the writers themselves is no page', () => {
    writeFileSync(join(root, 'content/README.md'), '# Uitleg')
    writeFileSync(join(root, 'content/.DS_Store'), '')
    expect(problems()).toEqual([])
  })
  it('does not share its address with another', () => {
    cpSync(join(root, 'content/massage.mdx'), join(root, 'content/pijnklachten.mdx'))
    expect(problems()).toContain(
      'content/pijnklachten/index.mdx:1:1  Dit adres heeft al een pagina: content/pijnklachten.mdx. Houd er één.',
    )
  })
  it.each(['foto.jpg', 'foto.png', 'tekening.svg'])('named %s that is no picture is reported', (name) => {
    writeFileSync(join(root, 'content/_beelden', name), 'tekst')
    expect(problems()).toEqual([
      `content/_beelden/${name}:1:1  Dit bestand is geen beeld, of het is beschadigd. Bewaar het opnieuw als .jpg, .png of .svg.`,
    ])
  })
  it.each(['foto.heic', 'foto.webp', 'foto.JPG'])('of a kind that the site does not take is reported: %s', (name) => {
    writeFileSync(join(root, 'content/_beelden', name), '')
    expect(problems()).toEqual([
      `content/_beelden/${name}:1:1  Dit soort beeld kan de site niet gebruiken. Bewaar het als .jpg, .png of .svg, in kleine letters.`,
    ])
  })
})
