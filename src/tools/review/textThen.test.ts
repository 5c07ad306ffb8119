import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkContent } from '../../check/check.ts'
import { reviewWarnings } from '../../check/reviewed.ts'
import { emptyFolder } from '../../test/builtFolder.ts'
import { copyExample } from '../../test/example.ts'
import { gitIn } from '../../test/gitIn.ts'
import { textThen } from './textThen.ts'

const file = 'content/pijnklachten/rug.mdx'
let root = ''
const run = (...args: string[]) => gitIn(root, ...args)
function commit(text: string): void {
  writeFileSync(join(root, file), text)
  run('add', '-A')
  run('commit', '-qm', 'x')
}
/** What is said of a page that was looked over on 15 January 2026. */
const said = (today: string): string[] =>
  reviewWarnings(checkContent(root).pages, today, (name) => textThen(root, name))
    .filter((problem) => problem.file === file)
    .map(({ message, severity, line }) => `${line} ${severity} ${message.split('. ')[0]}`)
const source = (words: string, day = '2026-01-15', end = '\n') => `---
title: Fysiotherapie bij rugpijn
meta: De pagina over rugpijn om regels mee te testen, met alles wat een klacht nodig heeft.
kind: klacht
heading: Rugpijn
lead: ${words}
zoekwoorden: [spit, ischias, hernia, lage rugpijn, pijn in de onderrug]
picture: pijn-rug
order: 1
region: Rug
card: { name: Rugpijn, text: Lage rugpijn. }
aside: { question: Last van uw rug?, text: Kom langs. }
closing: { heading: Klaar?, text: Plan een intake. }
nagekeken: { door: Anne, op: ${day} }
---
${end}Tekst.
`

beforeEach(() => {
  root = join(emptyFolder(), 'met spatie')
  copyExample(root)
  execFileSync('git', ['init', '-q', '-b', 'main', root])
})

describe('a page that was looked over', () => {
  it('is fine for two years, with other white space and before it is committed', () => {
    writeFileSync(join(root, file), source('Rust helpt.'))
    expect(said('2026-02-01')).toEqual([])
    commit(source('Rust helpt.'))
    commit(source('Rust helpt.', '2026-01-15', '\n\n\n'))
    expect(said('2028-01-14')).toEqual([])
  })

  it('has to be looked over again after two years', () => {
    commit(source('Rust helpt.'))
    expect(said('2028-01-15')).toEqual([
      '14 warning sinds /pijnklachten/rug op 2026-01-15 is nagekeken, zijn twee jaar voorbij',
    ])
  })

  it('has to be looked over again when its text changed, committed or not, until it has been', () => {
    commit(source('Rust helpt.'))
    writeFileSync(join(root, file), source('Bewegen helpt.'))
    const message = '14 warning sinds /pijnklachten/rug op 2026-01-15 is nagekeken, is de tekst veranderd'
    expect(said('2026-02-01')).toEqual([message])
    commit(source('Bewegen helpt.'))
    expect(said('2026-02-01')).toEqual([message])
    commit(source('Bewegen helpt.', '2026-02-01'))
    expect(said('2026-02-01')).toEqual([])
  })
})
