import { cpSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { folders } from '../make/paths.ts'
import { isFull } from './full.ts'
import { readPageFiles } from '../check/files.ts'
import { fileOf } from '../hosting/addresses.ts'
import { build as buildIn } from '../tools/projectCopy.ts'
import { differing, useProject } from './project.ts'

const { root, build, snapshot, change } = useProject()
// Otherwise a file says when the site was built.
vi.stubEnv('SOURCE_DATE_EPOCH', '1795303712')
afterAll(() => {
  vi.unstubAllEnvs()
})
const inRoot = (name: string) => join(root, name)

/**
 * Everything that a page can be made of, changed one after another, the widest first, so that each leaves its trace. In
 * a full run each is built alone, by day five at a time: what all pages are made of, and what few are.
 */
const changes: [what: string, change: () => void][] = [
  ['a colour', () => change('src/theme/tokens.ts', "pine: '#12494A'", "pine: '#12494B'")],
  [
    'a setting of the compiler',
    () =>
      change(
        'src/make/mdx/options.ts',
        'tableCellAlignToStyle: false',
        'tableCellAlignToStyle: false, elementAttributeNameCase: "react"',
      ),
  ],
  ['the version of a package', () => change('package.json', '"version": "1.0.0"', '"version": "1.0.1"')],
  ['a fact', () => change('content/praktijk.yaml', "telefoon: '+31530000000'", "telefoon: '+31530000001'")],
  ['a word of the interface', () => change('content/teksten.yaml', 'knop: Menu', 'knop: Het menu')],
  ['the drawing of a complaint', () => change('content/_beelden/pijn-rug.svg', '<svg ', '<svg data-x="1" ')],
  ['a photo', () => cpSync(inRoot('content/_beelden/team.jpg'), inRoot('content/_beelden/team-2.jpg'))],
  ['the text that pages share', () => change('content/_delen/lokale-tekst.mdx', '\n', '\n\n')],
  ['the card of a page', () => change('content/massage.mdx', 'name: Massage', 'name: Massages')],
  ['the text of a page', () => change('content/shop.mdx', '## ', 'Nog een zin.\n\n## ')],
]

it('a build that goes on from the last one is the same, byte for byte, as one from nothing', async () => {
  for (const [index, [what, make]] of changes.entries()) {
    make()
    if (isFull || index % 5 === 4) expect([what, await build()]).toMatchObject([what, { code: 0 }])
  }
  const warm = snapshot()
  for (const folder of ['node_modules/.cache/praktijk', 'dist', '.hosting', '.cache'])
    rmSync(inRoot(folder), { recursive: true, force: true })
  // By somebody who works on programs, and who keeps files from others.
  const mask = process.umask(0o077)
  const outcome = await buildIn(root, [], { NODE_ENV: 'development' }).finally(() => process.umask(mask))
  expect(outcome).toMatchObject({ code: 0 })
  const cold = snapshot()
  const pages = readPageFiles(root).map(({ path }) => fileOf(path))
  expect(pages.length).toBeGreaterThan(5)
  expect(Object.keys(cold)).toEqual(expect.arrayContaining([...pages, '_redirects']))
  expect(Object.keys(warm)).toEqual(Object.keys(cold))
  expect(Object.keys(cold).filter((file) => warm[file] !== cold[file])).toEqual([])
})

it('a web server can read all of it, whoever built it', () => {
  const modes = ['', 'assets', 'contact.html', 'contact.html.br', '.htaccess', 'favicon.svg'].map(
    (name) => statSync(inRoot(`dist/${name}`)).mode & 0o777,
  )
  expect(modes).toEqual([0o755, 0o755, 0o644, 0o644, 0o644, 0o644])
})

it('what has not changed is not made again, and what has is', async () => {
  change('content/shop.mdx', 'Nog een zin.', 'Nog een andere zin.')
  // Its words are found on the page to search, which leads to the list of all words.
  expect((await build()).output).toContain(': 2 gemaakt')
  expect(readFileSync(inRoot('dist/shop.html'), 'utf8')).toMatch(/Nog\seen\sandere\szin\./)
})

it('a site that is there already stays where it is, until a word changes that is as long, at the time of before', async () => {
  const place = () => statSync(inRoot('dist')).ino
  // What was written just before a build may be written again at the same time of the disk.
  await wait(2000)
  expect((await build()).output).toContain(': 0 gemaakt')
  const before = place()
  expect((await build()).output).toContain(': 0 gemaakt')
  expect(place()).toBe(before)
  const { atime, mtime } = statSync(inRoot('content/shop.mdx'))
  change('content/shop.mdx', 'andere zin.', 'andere tak.')
  utimesSync(inRoot('content/shop.mdx'), atime, mtime)
  expect((await build()).output).toContain(': 2 gemaakt')
  expect(place()).not.toBe(before)
})

it('nothing that is kept needs to be whole', async () => {
  mkdirSync(inRoot('node_modules/.cache/praktijk'), { recursive: true })
  const before = snapshot()
  // As somebody does who tries something by hand: it takes no more room than before.
  writeFileSync(inRoot('dist/contact.html'), ' '.repeat(statSync(inRoot('dist/contact.html')).size))
  // By day both are mended by one build: neither mends the other.
  if (isFull) {
    expect(await build()).toMatchObject({ code: 0 })
    expect(differing(snapshot(), before)).toEqual([])
  }
  // All files that pages refer to: fonts, drawings, styles.
  rmSync(folders(root).assets, { recursive: true })
  expect(await build()).toMatchObject({ code: 0 })
  expect(differing(snapshot(), before)).toEqual([])
  writeFileSync(folders(root).memory('production'), '{"version":')
  rmSync(folders(root).placed)
  expect(await build()).toMatchObject({ code: 0 })
  expect(differing(snapshot(), before)).toEqual([])
})
