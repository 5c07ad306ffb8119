import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { dataFiles } from '../content/dataFiles.ts'
import { emptyFolder } from '../test/builtFolder.ts'
import { copyExample } from '../test/example.ts'
import { checkContent, checkSite } from './check.ts'
import { formatProblem } from './problems.ts'
import type { Problem } from './problems.ts'

const root = emptyFolder()
beforeEach(() => {
  rmSync(join(root, 'public'), { recursive: true, force: true })
  copyExample(root)
})

const problems = () => checkContent(root).problems.map(formatProblem)
const places = (found: readonly Problem[]) => found.map(({ file, line, column }) => `${file}:${line}:${column}`)

/** Replaces text in a file of the copy, and gives the line and column where it stood. */
function change(file: string, part: string, other: string): string {
  const text = readFileSync(join(root, file), 'utf8')
  if (!text.includes(part)) throw new Error(`${file} does not hold ${part}`)
  writeFileSync(join(root, file), text.replace(part, other))
  const before = text.slice(0, text.indexOf(part)).split('\n')
  return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`
}
const missing = (name: string) => expect.stringContaining(`${name}:1:1  Dit bestand ontbreekt`)

describe('content', () => {
  it('without mistakes has no problems', async () => {
    expect(await checkSite(root)).toMatchObject({
      problems: [],
      facts: { data: { region: 'Twente' } },
      copy: { data: { language: 'nl' } },
    })
  })

  it('names every mistake of every file in one reading, in the order of the files and their lines', () => {
    const fact = change('content/praktijk.yaml', '7530 AA', '7530AA')
    const copy = change('content/teksten.yaml', 'vorige:', 'vorrige:')
    const city = change('content/massage.mdx', '\nkind: dienst', '\ncity: enschde\nkind: dienst')
    const heading = change('content/massage.mdx', '## ', '# ')
    const link = change('content/contact.mdx', '[', '[a](/kwijt) [')
    const shared = change('content/_delen/lokale-tekst.mdx', '{plaats}', '{plats}')
    const knobs = change('content/teksten.yaml', 'vorrige:', 'vorrige:').replace(/:\d+$/, '')
    expect(places(checkContent(root).problems)).toEqual([
      shared,
      link,
      city.replace(/(\d+):\d+$/, (_, line) => `${Number(line) + 1}:7`),
      heading,
      fact,
      copy,
    ])
    expect(copy).toContain(knobs)
  })

  it.each(Object.values(dataFiles))('says what is wrong in $name, whatever that is', ({ name }) => {
    for (const text of ['onzin: [\n', '- 5\n', 'onzin: { a: { b: 5 } }\n', 'onzin: <b>x</b>\n']) {
      writeFileSync(join(root, 'content', name), text)
      expect(problems().filter((problem) => problem.startsWith(`content/${name}:`))).not.toEqual([])
    }
  })

  it.each(['content/praktijk.yaml', 'content/teksten.yaml'])('says that %s is missing', (file) => {
    rmSync(join(root, file))
    expect(problems()).toEqual([missing(file)])
  })

  it.each(['content', 'content/_beelden'])('says that the folder %s is missing, and only that', async (folder) => {
    rmSync(join(root, folder), { recursive: true })
    const said = [`${folder}:1:1  Deze map ontbreekt, en de site kan niet zonder. Zet haar terug.`]
    expect(problems()).toEqual(said)
    expect((await checkSite(root)).problems.map(formatProblem)).toEqual(said)
  })

  it('is judged as far as it can be when the facts are broken', () => {
    change('content/massage.mdx', '## ', '[a](/locations#enschede) ![b](https://elders.example/b.jpg)\n\n## ')
    change('content/praktijk.yaml', 'regio:', 'regioo:')
    const found = checkContent(root)
    expect(found.facts.ok).toBe(false)
    expect(new Set(found.problems.map(({ file }) => file))).toEqual(new Set(['content/praktijk.yaml']))
  })

  it('may name a new town as soon as the facts have it', () => {
    const text = readFileSync(join(root, 'content/praktijk.yaml'), 'utf8')
    const location = / {2}- id: glanerbrug\n[\s\S]*?\n\n/.exec(text)?.[0] ?? ''
    const second = location.replace('id: glanerbrug', 'id: almelo')
    change('content/praktijk.yaml', location, `${location.trimEnd()}\n${second}`)
    change('content/massage.mdx', 'kind: dienst', 'kind: dienst\ncity: almelo')
    const block = '<VoorPlaats naam="almelo">\n\n[a](/locations#almelo)\n\n</VoorPlaats>'
    change('content/massage.mdx', '## ', `${block}\n\n## `)
    // And is told which texts still count the towns of before.
    const counts = problems().filter((message) => message.includes('de site heeft er drie'))
    expect(counts.length).toBeGreaterThan(0)
    expect(problems()).toEqual(counts)
  })

  it.each([
    ['of another encoding', Buffer.from([0x63, 0x6c, 0x69, 0xeb, 0x6e, 0x74])],
    ['that is nothing', Buffer.from('cli\0ent')],
  ])('holds no character %s, which no page can show', (_, bytes) => {
    const file = join(root, 'content/massage.mdx')
    const text = readFileSync(file)
    writeFileSync(file, Buffer.concat([text, Buffer.from('\n'), bytes]))
    const line = text.toString().split('\n').length + 1
    expect(places(checkContent(root).problems)).toEqual([`content/massage.mdx:${line}:4`])
  })
})

describe('after a change', () => {
  it('a text is judged again, and no other', () => {
    const [first] = checkContent(root).pages
    const place = change('content/massage.mdx', '## ', '# ')
    const broken = checkContent(root)
    expect(places(broken.problems)).toEqual([place])
    expect(broken.pages[0]).toBe(first)
    expect(checkContent(root).problems[0]).toBe(broken.problems[0])
    change('content/massage.mdx', '\n# ', '\n## ')
    expect(problems()).toEqual([])
  })

  it('a text is judged again when what it refers to has changed', () => {
    const place = change('content/massage.mdx', '## ', '[a](/pijnklachten/rug#onze-behandeling) ![b](foto)\n\n## ')
    const picture = place.replace(/\d+$/, (column) => String(Number(column) + 40))
    writeFileSync(join(root, 'content/_beelden/foto.png'), '')
    expect(problems()).toEqual([])
    rmSync(join(root, 'content/_beelden/foto.png'))
    expect(places(checkContent(root).problems)).toEqual([picture])
    change('content/pijnklachten/rug.mdx', '## Onze behandeling', '## Waar komt het vandaan?')
    expect(places(checkContent(root).problems)).toEqual([place, picture])
  })
})

describe('the folders of the site', () => {
  const put = (name: string, data: string | Uint8Array = '') => {
    mkdirSync(join(root, name, '..'), { recursive: true })
    writeFileSync(join(root, name), data)
  }
  const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2)

  it('may hold what systems leave behind, and what writers keep for themselves', () => {
    for (const name of [
      '.DS_Store',
      'Thumbs.db',
      '_beelden/._hero.svg',
      'massage.mdx~',
      '.massage.mdx.swp',
      'README.md',
    ])
      put(`content/${name}`)
    put('content/.git/a.mdx')
    put('public/.DS_Store')
    put('public/folders/desktop.ini')
    symlinkSync('nowhere', join(root, 'content/.#massage.mdx'))
    expect(problems()).toEqual([])
  })

  it('hold files, no links to others', () => {
    symlinkSync(join(root, 'content/massage.mdx'), join(root, 'content/oud.mdx'))
    symlinkSync('.', join(root, 'content/lus'))
    put('public/robots.txt')
    symlinkSync('/etc/hostname', join(root, 'public/hier.txt'))
    expect(places(checkContent(root).problems)).toEqual([
      'content/lus:1:1',
      'content/oud.mdx:1:1',
      'public/hier.txt:1:1',
    ])
  })

  it('hold files to link to', () => {
    const place = change('content/massage.mdx', '## ', '[a](/folders/rug.pdf)\n\n## ')
    put('public/folders/rug.pdf')
    expect(problems()).toEqual([])
    rmSync(join(root, 'public'), { recursive: true })
    expect(places(checkContent(root).problems)).toEqual([place])
  })

  it('hold pictures that can be drawn; each that is damaged is named once', async () => {
    const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#7fa79b' } })
    const whole = await photo.jpeg().toBuffer()
    put('content/_beelden/half.jpg', half(whole))
    put('content/_beelden/halve.png', half(await photo.png().toBuffer()))
    put('content/_beelden/brief.png', 'tekst')
    put('content/_beelden/hero.svg', half(readFileSync('src/test/content/_beelden/hero.svg')))
    const names = ['brief.png', 'half.jpg', 'halve.png', 'hero.svg']
    expect(places((await checkSite(root)).problems)).toEqual(names.map((name) => `content/_beelden/${name}:1:1`))
    expect(problems()).toEqual([])
    put('content/_beelden/half.jpg', whole)
    expect((await checkSite(root)).problems).toHaveLength(3)
  })

  it('hold no picture that would take all memory, however small its file', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7fa79b' } })
      .png()
      .toBuffer()
    // The measures of a PNG stand in its first part, with a sum after it.
    png.writeUInt32BE(16_300, 16)
    png.writeUInt32BE(16_300, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    put('content/_beelden/groot.png', png)
    expect((await checkSite(root)).problems).toMatchObject([
      { file: 'content/_beelden/groot.png', message: expect.stringContaining('te veel pixels') },
    ])
  })

  it('may hold a drawing as a drawing program saves it', async () => {
    const head = `\uFEFF<?xml version="1.0"?>\n<!-- ${'Gemaakt met een tekenprogramma. '.repeat(60)}-->\n`
    put('content/_beelden/nieuw.svg', `${head}<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'/>`)
    expect((await checkSite(root)).problems).toEqual([])
  })

  it('hold no drawing with code or with something from elsewhere, the logo and those in public/ neither', async () => {
    const drawing = (body: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">\n  ${body}\n</svg>`
    put('content/_beelden/logo.svg', drawing('<script>1</script>'))
    put('public/folder.svg', drawing('<image href="https://elders.example/a.png"/>'))
    expect(places((await checkSite(root)).problems)).toEqual(['content/_beelden/logo.svg:2:3', 'public/folder.svg:2:3'])
    put('public/folder.svg', drawing('<path d="M0 0"/>'))
    expect(places((await checkSite(root)).problems)).toEqual(['content/_beelden/logo.svg:2:3'])
  })
})

it('a page may have either form', () => {
  cpSync(join(root, 'content/contact.mdx'), join(root, 'content/contact/index.mdx'))
  rmSync(join(root, 'content/contact.mdx'))
  expect(problems()).toEqual([])
})

it('a text may begin with a byte-order mark, as some programs save it', () => {
  change('content/_delen/lokale-tekst.mdx', 'Zoekt u', '## In de buurt\n\nZoekt u')
  const said = problems()
  for (const file of ['_delen/lokale-tekst.mdx', 'massage.mdx', 'praktijk.yaml']) {
    const text = readFileSync(join(root, 'content', file), 'utf8')
    writeFileSync(join(root, 'content', file), `\uFEFF${text}`)
  }
  expect(problems()).toEqual(said)
})
