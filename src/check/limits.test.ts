import { describe, expect, it } from 'vitest'
import { tooMuch } from './limits.ts'

const said = (text: string) => {
  const problem = tooMuch('f', text, 4)
  return problem && `${problem.line}:${problem.column} ${problem.message}`
}
const nested = 'Hier staan te veel blokken of lijsten in elkaar. Zet ze onder elkaar.'
const open = 'Hier staan te veel haakjes of accolades open. Sluit ze eerst.'
const marks = 'In deze alinea staan te veel sterretjes of strepen. Haal er een paar weg.'

describe('a text that would keep the parsers busy', () => {
  it.each([
    [
      'a very long text',
      'a\n\n'.repeat(33_334),
      "5:1 Dit bestand is te lang: hoogstens 100000 tekens. Verdeel de tekst over meer pagina's.",
    ],
    ['braces in braces', '{\n\n'.repeat(51), `105:1 ${open}`],
    ['brackets in brackets', `a ${'![ {'.repeat(26)}`, `5:104 ${open}`],
    ['stars without end', '*_\n'.repeat(1501), `1505:1 ${marks}`],
    ['quotes in quotes', `Tekst.\n${'> '.repeat(51)}a`, `6:1 ${nested}`],
    ['quotes in quotes, without spaces', '>'.repeat(51), `5:1 ${nested}`],
    ['lists in lists', `${'- '.repeat(26)}${'1. '.repeat(25)}a`, `5:1 ${nested}`],
    ['names of fields in names of fields', '? '.repeat(51), `5:1 ${nested}`],
    ['blocks in blocks', `a\n\n${'<Tip titel="a">\n\n'.repeat(51)}`, `107:1 ${nested}`],
    ['blocks in blocks on one line', '<Tip\ntitel="a">'.repeat(51), `55:11 ${nested}`],
  ])('is refused: %s', (_, text, expected) => {
    expect(said(text)).toBe(expected)
  })
})

describe('a text that is long or full all the same', () => {
  it.each([
    ['one paragraph of a thousand words', 'woord '.repeat(1000)],
    ['many brackets, each closed', '[a](/a) {naam} '.repeat(500)],
    ['brackets that are text', '\\[ \\{ '.repeat(200)],
    ['many blocks, each closed', '<Tip titel="a">\n\nx\n\n</Tip>\n\n<BelKnop />\n\n'.repeat(200)],
    ['many stars, over many paragraphs', '**a** *b*\n\n'.repeat(2000)],
    ['many stars, over paragraphs apart by spaces', '**a** *b*\n \t\r\n'.repeat(2000)],
    ['a long list', '- a\n'.repeat(2000)],
    ['a line', '-'.repeat(200)],
    ['deep enough', `${'> '.repeat(50)}a\n${'{'.repeat(50)}`],
  ])('is read: %s', (_, text) => {
    expect(said(text)).toBeUndefined()
  })
})
