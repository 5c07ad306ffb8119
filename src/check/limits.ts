import type { Problem } from './problems.ts'

/**
 * Far above what a page needs (the longest page has 7 000 characters, its longest line 420), and low enough that
 * no text keeps the parsers busy: a few thousand open braces end the whole process (yaml 2.9, V8's regular expressions).
 */
const most = { characters: 60_000, line: 3_000, marks: 1_000, open: 20 } as const

/** Finds what no parser should be given: a text that is endless, or nested without end. */
export function tooMuch(file: string, text: string, linesBefore = 0): Problem | undefined {
  const at = (line: number, column: number, message: string) => ({ file, line: line + linesBefore, column, message })
  if (text.length > most.characters) {
    return at(1, 1, `Dit bestand is te lang: hoogstens ${most.characters} tekens. Verdeel de tekst over meer pagina's.`)
  }
  let open = 0
  let marks = 0
  for (const [index, line] of text.split('\n').entries()) {
    if (line.length > most.line) {
      return at(
        index + 1,
        1,
        `Deze regel is te lang: hoogstens ${most.line} tekens. Verdeel de tekst over meer alinea's.`,
      )
    }
    marks = line.trim() === '' ? 0 : marks + countOf(line, /[*_~]/g)
    if (marks > most.marks)
      return at(index + 1, 1, 'In deze alinea staan te veel sterretjes of strepen. Haal er een paar weg.')
    for (const { 0: sign, index: column } of line.matchAll(/\\.|[[\]{}]/g)) {
      if (sign === '[' || sign === '{') open += 1
      else if (sign === ']' || sign === '}') open = Math.max(0, open - 1)
      if (open > most.open)
        return at(index + 1, column + 1, 'Hier staan te veel haakjes of accolades open. Sluit ze eerst.')
    }
  }
  return undefined
}

const countOf = (line: string, pattern: RegExp): number => [...line.matchAll(pattern)].length
