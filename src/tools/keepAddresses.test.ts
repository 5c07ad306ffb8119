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
  return siteOf({ ...folder, content: [...content, ...texts.keys()].toSorted(), texts })
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
      ]),
    )
    expect(lock).not.toContain('/404')
  })
  it('is nothing when nothing changed', () => {
    expect([...acceptedFiles(exampleWith({ 'adressen.lock': lock }))]).toEqual([])
  })
  it('keeps every promise after pages and headings were renamed, and all of it is right', () => {
    const rug = (folder.texts.get('pijnklachten/rug.mdx') ?? '')
      .replace('## Oorzaken van rugpijn', '## Waar komt rugpijn vandaan?')
      .replace('hoe-komt-rugpijn: oorzaken-van-rugpijn', 'hoe-komt-rugpijn: waar-komt-rugpijn-vandaan')
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
    expect([...files.keys()].toSorted()).toEqual([
      'adressen.lock',
      'massage.mdx',
      'omleidingen.yaml',
      'pijnklachten/rug.mdx',
    ])
    expect(files.get('omleidingen.yaml')).toContain('\n/shop: /winkel\n')
    expect(files.get('pijnklachten/rug.mdx')).toContain('  oorzaken-van-rugpijn: waar-komt-rugpijn-vandaan\n')
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
