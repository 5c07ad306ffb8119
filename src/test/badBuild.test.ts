import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { reportExamples } from '../make/steps/release.ts'
import { fileOf } from '../hosting/addresses.ts'
import { fileOfPage, readPageFiles } from '../check/files.ts'
import { example, exampleRoot } from './example.ts'
import { useProject } from './project.ts'

const { root, dist, build, snapshot, change, undo } = useProject()

/** Enough for two builds from nothing on a busy machine, in milliseconds. */
const patience = 300_000

/** Tells when it expires, counted from the build. */
const dated = '.well-known/security.txt'

let last: Record<string, string> = {}
let duration = 0
let output = ''

beforeAll(async () => {
  const first = await build()
  if (first.code !== 0) throw new Error(first.output)
  output = first.output
  // The second build is as fast as the ones that are killed below: fonts and compressed files have been made.
  const start = Date.now()
  await build()
  duration = Date.now() - start
  last = snapshot()
}, patience)

it('a good build makes every page and says which facts are still examples', () => {
  const pages = readPageFiles(exampleRoot).map(({ path }) => fileOf(path))
  expect(pages.length).toBeGreaterThan(5)
  expect(Object.keys(last)).toEqual(expect.arrayContaining([...pages, '_redirects']))
  expect(output).toContain(reportExamples(example.facts))
  expect(output).toContain('Nog 4 voorbeelden in content/praktijk.yaml: naam, telefoon, ')
})

describe('a build of content with mistakes', () => {
  it('stops, names all mistakes at once with file, line and column, and leaves dist/ as it was', async () => {
    change('content/massage.mdx', '\nkind: dienst', '\ncity: enschde\nkind: dienst')
    change('content/contact.mdx', '(/algemene-voorwaarden)', '(/algemene-voorwarden)')
    change('content/praktijk.yaml', 'postcode: 7530 AA', 'postcode: 7530AA')
    change('content/teksten.yaml', '  vorige: ', '  vorrige: ')
    change('content/pijnklachten/rug.mdx', '</Stappen>', '')
    change('content/_delen/lokale-tekst.mdx', '{plaats}', '{plats}')
    const { code, output: said } = await build()
    undo()
    expect(code).toBe(1)
    for (const mistake of [
      /^content\/massage\.mdx:4:7 {2}city: "enschde" kennen we niet\. Bedoelt u enschede\?$/m,
      /^content\/contact\.mdx:\d+:\d+ {2}De pagina "\/algemene-voorwarden" bestaat niet\. Bedoelt u \/algemene-voorwaarden\?$/m,
      /^content\/praktijk\.yaml:\d+:15 {2}locaties › nummer 2 › postcode: schrijf de postcode als/m,
      /^content\/teksten\.yaml:\d+:3 {2}knoppen › vorige ontbreekt\./m,
      /^content\/teksten\.yaml:\d+:3 {2}"vorrige" kennen we hier niet\. Bedoelt u vorige\?$/m,
      /^content\/pijnklachten\/rug\.mdx:\d+:1 {2}Het blok <Stappen> wordt niet goed gesloten\./m,
      /^content\/_delen\/lokale-tekst\.mdx:1:\d+ {2}Het feit \{plats\} kennen we niet\. Bedoelt u \{plaats\}\?$/m,
    ]) {
      expect(said).toMatch(mistake)
    }
    expect(said).toContain('7 fouten in de inhoud:')
    expect(said).not.toMatch(/^\s+at /m)
    expect(snapshot()).toEqual(last)
  })

  it('names a file that is missing', async () => {
    rmSync(join(root, 'content/praktijk.yaml'))
    const { code, output: said } = await build()
    undo()
    expect(code).toBe(1)
    expect(said).toContain('content/praktijk.yaml:1:1  Dit bestand ontbreekt.')
    expect(said).not.toMatch(/^\s+at /m)
    expect(snapshot()).toEqual(last)
  })

  it('names a photo that cannot be read', async () => {
    writeFileSync(join(root, 'content/_beelden/kapot.jpg'), 'dit is geen foto')
    const { code, output: said } = await build()
    undo()
    expect(code).toBe(1)
    expect(snapshot()).toEqual(last)
    expect(said).toMatch(/^content\/_beelden\/kapot\.jpg:1:1 {2}/m)
    expect(said).not.toMatch(/^\s+at /m)
  })
})

it('a build and a release warn when the security.txt of the last build runs out', async () => {
  const valid = readFileSync(join(dist, dated), 'utf8')
  const soon = new Date(Date.now() + 20 * 86_400_000)
  writeFileSync(join(dist, dated), valid.replace(/Expires: .*/, `Expires: ${soon.toISOString()}`))
  const { output: said } = await build(['--mode', 'release'])
  writeFileSync(join(dist, dated), valid)
  expect(said).toContain('security.txt verloopt op')
  expect((await build(['--mode', 'release'])).output).not.toContain('security.txt')
})

it('a release stops while facts are examples, and names each of them and each statement to confirm', async () => {
  const { code, output: said } = await build(['--mode', 'release'])
  expect(code).toBe(1)
  expect(said).toContain('7 fouten in de inhoud:')
  for (const path of example.facts.examples) {
    expect(said).toMatch(
      new RegExp(`^content/praktijk\\.yaml:\\d+:5 {2}${path.replaceAll('.', '\\.')} is nog een voorbeeld\\.`, 'm'),
    )
  }
  for (const { page, text } of example.facts.toConfirm) {
    expect(said).toContain(`Laat de eigenaar bevestigen (${fileOfPage(root, page)}): ${text} `)
  }
  expect(said).not.toMatch(/^\s+at /m)
  expect(snapshot()).toEqual(last)
})

describe('a build that is killed', () => {
  it.each([0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95])(
    'at %f of its time leaves a whole site, the last one or the new one',
    async (part) => {
      change('content/massage.mdx', 'title: ', `title: Nu ${Math.round(part * 100)} `)
      const { code } = await build([], part * duration)
      const left = snapshot()
      undo()
      if (code === null && left['index.html'] === undefined) {
        // Killed between the two renames: the next build puts the last site back before anything else.
        change('content/massage.mdx', 'kind: dienst', 'kind: dienstt')
        expect((await build()).code).toBe(1)
        undo()
        expect(snapshot()).toEqual(last)
        return
      }
      expect(Object.keys(left)).toEqual(Object.keys(last))
      const changed = Object.keys(left).filter((file) => left[file] !== last[file] && file !== dated)
      const whole = [[], ['massage.html', 'massage.html.br', 'massage.html.gz']]
      expect(whole).toContainEqual(changed)
      last = left
    },
  )

  it(
    'does not stand in the way of the next one, which leaves no stray file',
    async () => {
      expect(await build()).toMatchObject({ code: 0 })
      const after = snapshot()
      rmSync(dist, { recursive: true })
      for (const cache of ['node_modules/.cache', '.cache']) rmSync(join(root, cache), { recursive: true })
      expect(await build()).toMatchObject({
        code: 0,
        output: expect.stringContaining(reportExamples(example.facts)),
      })
      expect({ ...snapshot(), [dated]: '' }).toEqual({ ...after, [dated]: '' })
    },
    patience,
  )
})

it('a release of a site that is filled in and confirmed succeeds', async () => {
  const filledIn = parseDocument(example.text)
  for (const list of ['voorbeelden', 'bevestigen']) filledIn.set(list, [])
  filledIn.set('naam', 'Praktijk De Linde')
  writeFileSync(join(root, 'content/praktijk.yaml'), String(filledIn))
  const { code, output: said } = await build(['--mode', 'release'])
  undo()
  expect([code, said]).toEqual([0, expect.stringContaining('Alle feiten van de praktijk zijn ingevuld.')])
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('Praktijk De Linde')
})
