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

  it.each(['content', 'content/_beelden'])('says that the folder %s is missing, and only that', (folder) => {
    rmSync(join(root, folder), { recursive: true })
    expect(problems()).toEqual([`${folder}:1:1  Deze map ontbreekt, en de site kan niet zonder. Zet haar terug.`])
  })

  it.each([
    'index.mdx',
    '404.mdx',
    'contact.mdx',
    'services.mdx',
    'locations.mdx',
    'pijnklachten/index.mdx',
    '_delen/lokale-tekst.mdx',
    'pijnklachten/hand.mdx',
    '_beelden/logo.svg',
    '_beelden/fallback.svg',
    '_beelden/lichaam.svg',
    '_beelden/afsluiter.svg',
    '_beelden/kaartpatroon.svg',
  ])('says that %s is missing, which the code needs', (name) => {
    rmSync(join(root, 'content', name))
    expect(problems()).toContain(
      `content/${name}:1:1  Dit bestand ontbreekt, en de site kan niet zonder. Zet het terug.`,
    )
  })

  it('takes a page it needs in either form', () => {
    cpSync(join(root, 'content/contact.mdx'), join(root, 'content/contact/index.mdx'))
    rmSync(join(root, 'content/contact.mdx'))
    expect(problems()).toEqual([])
  })

  it('has one home page', () => {
    cpSync(join(root, 'content/index.mdx'), join(root, 'content/welkom.mdx'))
    expect(problems()).toContain(
      'content/welkom.mdx:4:7  kind: "home" is alleen voor content/index.mdx. Kies een ander kind.',
    )
  })

  it('has a page for a wrong address', () => {
    cpSync('src/test/content/algemene-voorwaarden.mdx', join(root, 'content/404.mdx'))
    expect(problems()).toContainEqual(
      expect.stringMatching(/^content\/404\.mdx:\d+:7 {2}kind: op deze pagina hoort kind: niet-gevonden\.$/),
    )
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

describe('the town of a page', () => {
  it('is one of the facts', () => {
    const place = change('content/massage.mdx', 'kind: dienst', 'kind: dienst\ncity: almelo').replace(/\d+:\d+$/, '')
    expect(problems()).toEqual([
      expect.stringMatching(
        new RegExp(`^${place}\\d+:7 {2}city: "almelo" kennen we niet\\. Kies uit: enschede, glanerbrug\\.$`),
      ),
    ])
  })
  it('may be a new one, as soon as the facts have it', () => {
    const text = readFileSync(join(root, 'content/praktijk.yaml'), 'utf8')
    const location = / {2}- id: glanerbrug\n[\s\S]*?\n\n/.exec(text)?.[0] ?? ''
    change(
      'content/praktijk.yaml',
      location,
      `${location.trimEnd()}\n${location.replace('id: glanerbrug', 'id: almelo')}`,
    )
    change('content/massage.mdx', 'kind: dienst', 'kind: dienst\ncity: almelo')
    const block = '<VoorPlaats naam="almelo">\n\n[a](/locations#almelo)\n\n</VoorPlaats>'
    change('content/contact.mdx', '## ', `${block}\n\n## `)
    expect(problems()).toEqual([])
  })
})

describe('the services that the home page chooses', () => {
  it('exist', () => {
    const place = change('content/index.mdx', '/podotherapie\n', '/podotherapy\n')
    expect(problems()).toEqual([`${place}  services: "/podotherapy" staat niet in content. Bedoelt u "/podotherapie"?`])
  })
  it('are services', () => {
    const place = change('content/index.mdx', '/podotherapie\n', '/contact\n')
    expect(problems()).toEqual([
      `${place}  services: "/contact" is geen dienst. Kies uit: /fysiotherapie, /hulpmiddelen, /massage, /personal-training, /podotherapie.`,
    ])
  })
  it('are different ones', () => {
    change('content/index.mdx', '/podotherapie\n', '/massage\n')
    expect(problems()).toEqual([
      expect.stringMatching(
        /^content\/index\.mdx:\d+:5 {2}services: "\/massage" staat er twee keer\. Kies elke dienst één keer\.$/,
      ),
    ])
  })
  it('are not blamed for a mistake in their own page', () => {
    change('content/massage.mdx', 'kind: dienst', 'kind: dienstt')
    expect(problems()).toEqual([expect.stringMatching(/^content\/massage\.mdx:/)])
  })
  it('may change their name', () => {
    const text = readFileSync(join(root, 'content/massage.mdx'), 'utf8')
    const name = /^ {2}name: .+$/m.exec(text)?.[0] ?? '?'
    change('content/massage.mdx', name, '  name: Masseren')
    expect(problems()).toEqual([])
  })
})

describe('what the shared files refer to', () => {
  it('pictures and pages of the facts', () => {
    const picture = change('content/praktijk.yaml', 'locatie-enschede', 'locatie-enschde')
    const page = change('content/praktijk.yaml', '/algemene-voorwaarden', '/algemene-voorwarden')
    expect(problems()).toEqual([
      `${picture}  beeld: "locatie-enschde" staat niet in content/_beelden. Bedoelt u "locatie-enschede"?`,
      `${page}  pagina: "/algemene-voorwarden" staat niet in content. Bedoelt u "/algemene-voorwaarden"?`,
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

describe('a part of a page that a link leads to', () => {
  it('is a heading of that page', () => {
    const place = change('content/massage.mdx', '## ', '[a](/pijnklachten/rug#onze-behandelin)\n\n## ')
    expect(problems()).toEqual([
      `${place}  De pagina /pijnklachten/rug heeft geen kop "#onze-behandelin". Bedoelt u /pijnklachten/rug#onze-behandeling?`,
    ])
  })
  it('may be a location, which a block shows', () => {
    const place = change('content/massage.mdx', '## ', '[a](/locations#enschede)\n\n## ')
    expect(problems()).toEqual([])
    change('content/massage.mdx', '/locations#enschede', '/locations#enschde')
    expect(problems()).toEqual([
      `${place}  De pagina /locations heeft geen kop "#enschde". Bedoelt u /locations#enschede?`,
    ])
  })
  it('is not blamed for a mistake in the facts', () => {
    change('content/massage.mdx', '## ', '[a](/locations#enschede)\n\n## ')
    change('content/praktijk.yaml', 'regio:', 'regioo:')
    expect(problems().filter((problem) => !problem.startsWith('content/praktijk.yaml:'))).toEqual([])
  })
  it('goes with its heading', () => {
    change('content/massage.mdx', '## ', '[a](/pijnklachten/rug#onze-behandeling)\n\n## ')
    expect(problems()).toEqual([])
    change('content/pijnklachten/rug.mdx', '## Onze behandeling', '## Waar komt het vandaan?')
    expect(problems()).toHaveLength(1)
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
