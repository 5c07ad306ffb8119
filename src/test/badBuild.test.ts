import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { factsSchema } from '../content/facts.ts'
import { listFiles } from '../content/files.ts'
import { readYaml } from '../content/yaml.ts'

const root = mkdtempSync(join(tmpdir(), 'praktijk-'))
const dist = join(root, 'dist')

/** A copy of the project with a cache of its own; the packages are the same. */
function copyProject(): void {
  const outside = ['node_modules', 'dist', '.git', '.hosting', '.cache']
  for (const name of readdirSync('.').filter((entry) => !outside.includes(entry))) {
    cpSync(name, join(root, name), { recursive: true })
  }
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => !/^\.(?!bin$)/.test(entry))) {
    symlinkSync(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name))
  }
  // Fonts, photos and compressed files that have been made before, by the fingerprint of what they are made of.
  const made = 'node_modules/.cache/praktijk/made'
  if (existsSync(made)) cpSync(made, join(root, made), { recursive: true })
}

/** Enough for two builds from nothing on a busy machine, in milliseconds. */
const patience = 300_000

interface Outcome {
  /** Nothing when the build was killed. */
  code: number | null
  output: string
}

/** Runs `vite build` in the copy; kills it after some milliseconds when asked to. */
function build(args: string[] = [], killAfter?: number): Promise<Outcome> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...args], {
      cwd: root,
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    let output = ''
    child.stdout.on('data', (data) => (output += String(data)))
    child.stderr.on('data', (data) => (output += String(data)))
    const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code, output })
    })
  })
}

/** Tells when it expires, counted from the build. */
const dated = '.well-known/security.txt'

/** Every file of dist/ with a fingerprint of its bytes. */
const snapshot = (): Record<string, string> =>
  existsSync(dist)
    ? Object.fromEntries(
        listFiles(dist).map((file) => [
          file,
          createHash('sha256')
            .update(readFileSync(join(dist, file)))
            .digest('hex'),
        ]),
      )
    : {}

function change(file: string, part: string, other: string): void {
  const text = readFileSync(join(root, file), 'utf8')
  if (!text.includes(part)) throw new Error(`${file} does not hold ${part}`)
  writeFileSync(join(root, file), text.replace(part, other))
}
function undo(): void {
  rmSync(join(root, 'content'), { recursive: true })
  cpSync('content', join(root, 'content'), { recursive: true })
}

let last: Record<string, string> = {}
let duration = 0

beforeAll(async () => {
  copyProject()
  const first = await build()
  if (first.code !== 0) throw new Error(first.output)
  // The second build is as fast as the ones that are killed below: fonts and compressed files have been made.
  const start = Date.now()
  await build()
  duration = Date.now() - start
  last = snapshot()
}, patience)
afterAll(() => {
  rmSync(root, { recursive: true })
})

it('a good build makes every page and says which facts are still examples', () => {
  expect(Object.keys(last)).toEqual(
    expect.arrayContaining(['index.html', '404.html', '_redirects', 'pijnklachten/rug.html']),
  )
})

describe('a build of content with mistakes', () => {
  it('stops, names all mistakes at once with file, line and column, and leaves dist/ as it was', async () => {
    change('content/massage.mdx', '\nkind: dienst', '\ncity: enschde\nkind: dienst')
    change('content/contact.mdx', '(/algemene-voorwaarden)', '(/algemene-voorwarden)')
    change('content/praktijk.yaml', 'postcode: 7530 AA', 'postcode: 7530AA')
    change('content/teksten.yaml', '  vorige: ', '  vorrige: ')
    change('content/pijnklachten/rug.mdx', '</Stappen>', '')
    change('content/_delen/lokale-tekst.mdx', '{plaats}', '{plats}')
    const { code, output } = await build()
    undo()
    expect(code).toBe(1)
    for (const mistake of [
      /^content\/massage\.mdx:4:7 {2}city: "enschde" kennen we niet\. Kies uit: enschede, glanerbrug\.$/m,
      /^content\/contact\.mdx:\d+:\d+ {2}De pagina "\/algemene-voorwarden" bestaat niet\. Bedoelt u \/algemene-voorwaarden\?$/m,
      /^content\/praktijk\.yaml:\d+:15 {2}locaties › nummer 2 › postcode: "7530AA" past hier niet\./m,
      /^content\/teksten\.yaml:\d+:3 {2}knoppen › vorige ontbreekt\./m,
      /^content\/teksten\.yaml:\d+:3 {2}"vorrige" kennen we hier niet\. Bedoelt u "vorige"\?$/m,
      /^content\/pijnklachten\/rug\.mdx:\d+:1 {2}Het blok <Stappen> wordt niet goed gesloten\./m,
      /^content\/_delen\/lokale-tekst\.mdx:1:\d+ {2}Het feit \{plats\} kennen we niet\. Bedoelt u \{plaats\}\?$/m,
    ]) {
      expect(output).toMatch(mistake)
    }
    expect(output).toContain('7 fouten in de inhoud:')
    expect(output).not.toMatch(/^\s+at /m)
    expect(snapshot()).toEqual(last)
  })

  it('names a file that is missing', async () => {
    rmSync(join(root, 'content/praktijk.yaml'))
    const { code, output } = await build()
    undo()
    expect(code).toBe(1)
    expect(output).toContain('content/praktijk.yaml:1:1  Dit bestand ontbreekt.')
    expect(output).not.toMatch(/^\s+at /m)
    expect(snapshot()).toEqual(last)
  })

  it('names a photo that cannot be read', async () => {
    writeFileSync(join(root, 'content/_beelden/kapot.jpg'), 'dit is geen foto')
    const { code, output } = await build()
    undo()
    expect(code).toBe(1)
    expect(snapshot()).toEqual(last)
    expect(output).toMatch(/^content\/_beelden\/kapot\.jpg:1:1 {2}/m)
    expect(output).not.toMatch(/^\s+at /m)
  })
})

it('a build and a release warn when the security.txt of the last build runs out', async () => {
  const valid = readFileSync(join(dist, dated), 'utf8')
  const soon = new Date(Date.now() + 20 * 86_400_000)
  writeFileSync(join(dist, dated), valid.replace(/Expires: .*/, `Expires: ${soon.toISOString()}`))
  const { output } = await build(['--mode', 'release'])
  writeFileSync(join(dist, dated), valid)
  expect(output).toContain('security.txt verloopt op')
  expect((await build(['--mode', 'release'])).output).not.toContain('security.txt')
})

it('a release stops while facts are examples, and names each of them and the two points of law', async () => {
  const text = readFileSync('content/praktijk.yaml', 'utf8')
  const reading = readYaml({ file: 'content/praktijk.yaml', text }, factsSchema)
  const { code, output } = await build(['--mode', 'release'])
  expect(code).toBe(1)
  for (const path of reading.ok ? reading.data.examples : ['']) {
    expect(output).toMatch(
      new RegExp(`^content/praktijk\\.yaml:\\d+:\\d+ {2}${path.replaceAll('.', '\\.')} is nog een voorbeeld\\.`, 'm'),
    )
  }
  expect(output).toMatch(
    /Laat de eigenaar bevestigen \(content\/algemene-voorwaarden\.mdx\): .*dossier.*15 jaar.*20 jaar/,
  )
  expect(output).toMatch(
    /Laat de eigenaar bevestigen \(content\/algemene-voorwaarden\.mdx\): .*16 jaar.*12 tot 16 jaar/,
  )
  expect(output).not.toMatch(/^\s+at /m)
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
        expect(Object.keys(left)).toEqual([])
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
      rmSync(join(root, 'node_modules/.cache'), { recursive: true })
      expect(await build()).toMatchObject({
        code: 0,
        output: expect.stringContaining('voorbeelden in content/praktijk.yaml: naam, '),
      })
      expect({ ...snapshot(), [dated]: '' }).toEqual({ ...after, [dated]: '' })
    },
    patience,
  )
})
