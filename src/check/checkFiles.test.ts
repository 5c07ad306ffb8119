import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { copyExample } from '../test/example.ts'
import { checkFiles } from './checkFiles.ts'
import { formatProblem } from './problems.ts'

const root = mkdtempSync(join(tmpdir(), 'praktijk-'))
beforeEach(() => {
  rmSync(join(root, 'content'), { recursive: true, force: true })
  copyExample(root)
})
afterAll(() => {
  rmSync(root, { recursive: true })
})

const problems = () => checkFiles(root).map(formatProblem)

describe('the file of a page', () => {
  const address = 'De naam van een pagina wordt haar adres: kleine letters, cijfers en streepjes, en aan het eind .mdx.'

  it.each([
    'Nieuws.mdx',
    'onze praktijk.mdx',
    '[id].mdx',
    'nieuws.md',
    'pijnklachten/voët.mdx',
    'a--b.mdx',
    'index/a.mdx',
  ])('named %s has no address', (name) => {
    mkdirSync(dirname(join(root, 'content', name)), { recursive: true })
    cpSync('src/test/content/massage.mdx', join(root, 'content', name))
    expect(problems()).toContain(`content/${name}:1:1  ${address}`)
  })
  it('is no link to another file', () => {
    symlinkSync(join(root, 'content/massage.mdx'), join(root, 'content/oud.mdx'))
    symlinkSync('.', join(root, 'content/lus'))
    const message = 'Dit is een koppeling naar een ander bestand. Zet het bestand zelf hier neer.'
    expect(problems().toSorted()).toEqual([`content/lus:1:1  ${message}`, `content/oud.mdx:1:1  ${message}`])
  })
  it('for the writers themselves is no page', () => {
    writeFileSync(join(root, 'content/README.md'), '# Uitleg')
    writeFileSync(join(root, 'content/.DS_Store'), '')
    expect(problems()).toEqual([])
  })
  it('does not share its address with another', () => {
    cpSync('src/test/content/massage.mdx', join(root, 'content/pijnklachten.mdx'))
    expect(problems()).toContain(
      'content/pijnklachten/index.mdx:1:1  Dit adres heeft al een pagina: content/pijnklachten.mdx. Houd er één.',
    )
  })
})

describe('the address of a page', () => {
  it.each(['rugklachten.mdx', 'rugklachten/index.mdx'])('is not one that leads elsewhere: %s', (name) => {
    cpSync('src/test/content/massage.mdx', join(root, 'content', name))
    expect(problems()).toEqual([
      `content/${name}:1:1  Dit is een oud adres: het leidt naar /pijnklachten/rug. Zet de tekst op die pagina, of geef dit bestand een andere naam.`,
    ])
  })
  it('lies below that of an overview', () => {
    cpSync('src/test/content/massage.mdx', join(root, 'content/nieuws/opening.mdx'))
    expect(problems()).toEqual([
      'content/nieuws/opening.mdx:1:1  Bij deze map hoort een overzicht: content/nieuws/index.mdx ontbreekt. Maak dat eerst.',
    ])
    cpSync('src/test/content/contact.mdx', join(root, 'content/nieuws.mdx'))
    expect(problems()).toEqual([])
  })
})

describe('the file of a picture', () => {
  it.each(['foto.jpg', 'foto.png', 'tekening.svg'])('named %s that is no picture is reported', (name) => {
    writeFileSync(join(root, 'content/_beelden', name), 'tekst')
    expect(problems()).toEqual([
      `content/_beelden/${name}:1:1  Dit bestand is geen beeld, of het is beschadigd. Bewaar het opnieuw als .jpg, .png of .svg.`,
    ])
  })
  it.each(['foto.heic', 'foto.webp', 'foto.JPG', 'foto.Jpeg'])(
    'of a kind that the site does not take is reported: %s',
    (name) => {
      writeFileSync(join(root, 'content/_beelden', name), '')
      expect(problems()).toEqual([
        `content/_beelden/${name}:1:1  Dit soort beeld kan de site niet gebruiken. Bewaar het als .jpg, .png of .svg, in kleine letters.`,
      ])
    },
  )
  it.each(['Foto.svg', 'onze foto.svg', 'foto_1.svg', 'café.svg'])(
    'has a name that can be typed in a text: not %s',
    (name) => {
      cpSync('src/test/content/_beelden/hero.svg', join(root, 'content/_beelden', name))
      expect(problems()).toEqual([
        `content/_beelden/${name}:1:1  De naam van een beeld typt u in de tekst: kleine letters, cijfers en streepjes. Geef het zo'n naam.`,
      ])
    },
  )
  it('does not lie in a folder below that of the pictures', () => {
    cpSync('src/test/content/_beelden/hero.svg', join(root, 'content/_beelden/team/anna.svg'))
    expect(problems()).toEqual([
      'content/_beelden/team/anna.svg:1:1  Beelden staan rechtstreeks in content/_beelden. Haal het uit de map eronder.',
    ])
  })
  it('does not share its name with another picture', () => {
    writeFileSync(join(root, 'content/_beelden/hero.png'), '\u0089PNG', 'latin1')
    expect(problems()).toEqual([
      'content/_beelden/hero.svg:1:1  Er is al een beeld met deze naam: content/_beelden/hero.png. Houd er één, of geef dit beeld een andere naam.',
    ])
  })
})
