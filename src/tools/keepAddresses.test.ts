import { describe, expect, it } from 'vitest'
import { readFolder } from '../check/files.ts'
import { applyToSite } from '../check/judge.ts'
import { redirect } from '../check/rules/redirect.ts'
import { oldHeadings } from '../check/rules/oldHeadings.ts'
import { applyToText } from '../check/judge.ts'
import { promise } from '../check/rules/promise.ts'
import { siteOf } from '../check/site.ts'
import { unpromised } from '../check/promises.ts'
import { exampleRoot } from '../test/example.ts'
import { acceptedFiles } from './keepAddresses.ts'

const folder = readFolder(exampleRoot)

/** The example with other texts, all of which may be promised. */
const exampleWith = (changes: Readonly<Record<string, string | undefined>>) => {
  const texts = new Map(folder.texts)
  for (const [name, text] of Object.entries(changes)) {
    if (text === undefined) texts.delete(name)
    else texts.set(name, text)
  }
  const content = folder.content.filter((name) => !(name in changes))
  return siteOf({ ...folder, content: [...new Set([...content, ...texts.keys()])].toSorted(), texts })
}
const lock = acceptedFiles(exampleWith({})).get('adressen.lock') ?? ''

describe('what is written when addresses are accepted', () => {
  it('is every address and heading of a site that had promised nothing, and nothing else', () => {
    expect([...acceptedFiles(exampleWith({})).keys()]).toEqual(['adressen.lock'])
    expect(lock.split('\n')).toEqual(
      expect.arrayContaining([
        '/',
        '/pijnklachten/rug',
        '/pijnklachten/rug#oorzaken-van-rugpijn',
        '/locations#enschede',
        '/rugklachten',
      ]),
    )
    expect(lock).not.toContain('/404')
  })
  it('keeps an old address, so that the line that leads it on is missed', () => {
    const redirects = exampleWith({ 'adressen.lock': lock, 'omleidingen.yaml': undefined })
    expect(applyToSite(redirects, [promise]).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(
        /^De pagina \/rugklachten is weg, .*content\/omleidingen\.yaml:1 deze regel: \/rugklachten: /,
      ),
    )
  })
  it('is no address that cannot be', () => {
    const files = acceptedFiles(exampleWith({ 'adressen.lock': lock, 'omleidingen.yaml': '/Oud adres: /massage\n' }))
    expect([...files.values()].join()).not.toContain('\n/Oud adres\n')
  })
  it('is nothing when nothing changed', () => {
    expect([...acceptedFiles(exampleWith({ 'adressen.lock': lock }))]).toEqual([])
  })
  it('keeps every promise after pages and headings were renamed, and all of it is right', () => {
    const rug = (folder.texts.get('pijnklachten/rug.mdx') ?? '')
      .replace('## Oorzaken van rugpijn', '## Waar komt rugpijn vandaan?')
      .replace('### Heb ik een verwijzing nodig?', '### Moet ik een verwijzing hebben?')
    const massage = (folder.texts.get('massage.mdx') ?? '').replaceAll(/^(##+) (.*)$/gm, '$1 Anders $2')
    const changes = {
      'adressen.lock': lock,
      'pijnklachten/rug.mdx': rug,
      'massage.mdx': massage,
      'shop.mdx': undefined,
      'winkel.mdx': folder.texts.get('shop.mdx'),
    }
    expect(applyToSite(exampleWith(changes), [promise]).length).toBeGreaterThan(3)
    const files = acceptedFiles(exampleWith(changes))
    expect([...files.keys()].toSorted()).toEqual(['adressen.lock', 'massage.mdx', 'pijnklachten/rug.mdx', 'winkel.mdx'])
    expect(files.get('winkel.mdx')).toContain('\noude-adressen: [/shop]\n')
    expect(files.get('pijnklachten/rug.mdx')).toContain('  oorzaken-van-rugpijn: waar-komt-rugpijn-vandaan\n')
    expect(files.get('pijnklachten/rug.mdx')).toContain('  hoe-komt-rugpijn: waar-komt-rugpijn-vandaan\n')
    const after = exampleWith({ ...changes, ...Object.fromEntries(files) })
    expect(applyToSite(after, [promise, redirect])).toEqual([])
    expect(after.pages.flatMap((page) => applyToText([oldHeadings], page, after.known))).toEqual([])
    expect(after.pages.flatMap(({ problems }) => problems)).toEqual([])
    expect(unpromised(after.promises)).toEqual([])
    // What was promised before still is.
    const now = files.get('adressen.lock')?.split('\n') ?? []
    const gone = lock.split('\n').filter((line) => !now.includes(line))
    expect(gone).toEqual([])
  })
})

describe('old headings that a page has already', () => {
  const shop = (folder.texts.get('shop.mdx') ?? '').replace(/^## .*$/m, '## Wat wij verkopen')
  const [first = ''] = lock.split('\n').filter((line) => line.startsWith('/shop#'))
  const old = first.replace('/shop#', '')
  const withField = (field: string) => shop.replace('\n---\n', () => `\n${field}\n---\n`)
  it.each([
    [
      'oude-koppen: { eerst: wat-wij-verkopen }   # zo heette het',
      `oude-koppen: { eerst: wat-wij-verkopen, ${old}: wat-wij-verkopen }   # zo heette het`,
    ],
    ['oude-koppen: {}', `oude-koppen: { ${old}: wat-wij-verkopen }`],
    [
      'oude-koppen: {\n    eerst:   wat-wij-verkopen, # een\n  }',
      `oude-koppen: {\n    eerst:   wat-wij-verkopen, ${old}: wat-wij-verkopen, # een\n  }`,
    ],
    [
      'oude-koppen: # zo heette het\n    # eerst dit\n    eerst: wat-wij-verkopen',
      `oude-koppen: # zo heette het\n    ${old}: wat-wij-verkopen\n    # eerst dit\n    eerst: wat-wij-verkopen`,
    ],
    ['# niets', `# niets\noude-koppen:\n  ${old}: wat-wij-verkopen`],
  ])('get one more, in their own form, and nothing else changes: %j', (field, expected) => {
    const changes = { 'adressen.lock': lock, 'shop.mdx': withField(field) }
    const files = acceptedFiles(exampleWith(changes))
    expect(files.get('shop.mdx')).toBe(withField(expected))
    const after = exampleWith({ ...changes, ...Object.fromEntries(files) })
    expect(applyToSite(after, [promise])).toEqual([])
    expect(after.pages.flatMap(({ problems }) => problems)).toEqual([])
  })
  it('go along when the heading that they lead to gets another name', () => {
    const made = (field: string) =>
      acceptedFiles(exampleWith({ 'adressen.lock': lock, 'shop.mdx': withField(field) })).get('shop.mdx')
    expect(made(`oude-koppen: { eerst: ${old}, "toen": '${old}' }`)).toBe(
      withField(`oude-koppen: { eerst: wat-wij-verkopen, "toen": wat-wij-verkopen, ${old}: wat-wij-verkopen }`),
    )
  })
  it('keep the ends of lines that Windows makes', () => {
    const text = withField('oude-koppen: { eerst: wat-wij-verkopen }').replaceAll('\n', '\r\n')
    const made = acceptedFiles(exampleWith({ 'adressen.lock': lock, 'shop.mdx': text })).get('shop.mdx')
    expect(made).toBe(text.replace('verkopen }', `verkopen, ${old}: wat-wij-verkopen }`))
  })
})

it.each([
  ['oude-adressen: [/winkeltje]   # ooit', 'oude-adressen: [/winkeltje, /shop]   # ooit'],
  ['oude-adressen: # ooit\n    - /winkeltje', 'oude-adressen: # ooit\n    - /shop\n    - /winkeltje'],
  ['oude-adressen:\n- /winkeltje', 'oude-adressen:\n- /shop\n- /winkeltje'],
  ['# niets', '# niets\noude-adressen: [/shop]'],
])('a page by another name gets its old one in its own form: %j', (field, expected) => {
  const withField = (lines: string) =>
    (folder.texts.get('shop.mdx') ?? '').replace('\n---\n', () => `\n${lines}\n---\n`)
  const changes = { 'adressen.lock': lock, 'shop.mdx': undefined, 'winkel.mdx': withField(field) }
  const files = acceptedFiles(exampleWith(changes))
  expect(files.get('winkel.mdx')).toBe(withField(expected))
  expect(files.get('omleidingen.yaml')).toBeUndefined()
  expect(applyToSite(exampleWith({ ...changes, ...Object.fromEntries(files) }), [promise, redirect])).toEqual([])
})

describe('nothing is written, and it is said why', () => {
  const massage = (folder.texts.get('massage.mdx') ?? '').replaceAll(/^(##+) (.*)$/gm, '$1 Anders $2')
  const said = (changes: Readonly<Record<string, string | undefined>>) => () =>
    acceptedFiles(exampleWith({ 'adressen.lock': lock, ...changes }))
  it.each([
    ['signs', massage.replace('title: ', 'title: "')],
    ['a field', massage.replace('\n---\n', '\nkleur: rood\n---\n')],
    ['no frontmatter', massage.replace(/^---[^]*?\n---\n/, '')],
  ])('of a page with other headings that does not read, and what was promised of it stays: %s', (_, text) => {
    expect([...said({ 'massage.mdx': text })()]).toEqual([])
  })
  it('when the redirects do not read and a page is gone', () => {
    const accept = said({ 'shop.mdx': undefined, 'omleidingen.yaml': '/a: /massage\n/b: "/massage\n' })
    expect(accept).toThrow(/^Er is niets geschreven: [^]*\n\ncontent\/omleidingen\.yaml:2:5 {2}Hier mist een teken/)
  })
  it('when a line would not keep what it is for', () => {
    const text = massage.replace('\n---\n', '\n? oude-koppen\n: eerst: anders-wat-we-doen\n---\n')
    expect(said({ 'massage.mdx': text })).toThrow(
      /^Er is niets geschreven: content\/massage\.mdx:\d+ zou .* nog niet\./,
    )
  })
  it('but what does not read and needs no line is no reason', () => {
    const files = said({ 'shop.mdx': undefined, 'massage.mdx': '---\ntitle: "\n---\n' })()
    expect([...files.keys()]).toContain('omleidingen.yaml')
  })
})

it.each([
  ['{ /oud: /massage } # een\n', '{ /oud: /massage, /shop: / } # een\n'],
  ['{}\n', '{ /shop: / }\n'],
  ['# nog niets\n', '# nog niets\n/shop: /\n'],
  ['/oud: /massage', '/oud: /massage\n/shop: /\n'],
  ['  /oud:   /massage # een\n\n', '  /oud:   /massage # een\n  /shop: /\n\n'],
  [undefined, '/shop: /\n'],
])('a redirect is added in the form of the file: %j', (text, expected) => {
  const changes = { 'adressen.lock': '/shop\n', 'shop.mdx': undefined, 'omleidingen.yaml': text }
  expect(acceptedFiles(exampleWith(changes)).get('omleidingen.yaml')).toBe(expected)
})
