import { positionAt } from './problems.ts'
import type { Problem } from './problems.ts'

/**
 * Far above what any page needs, and low enough that no text keeps the parsers busy. Without them these never end, or
 * not within ten seconds, on two cores: 1,400 braces or `? ` in YAML (yaml 2.9), 1,400 `![` and 20,000 `> `, `- `, `*`
 * or tags in Markdown (micromark 4).
 */
const most = { characters: 100_000, marks: 3_000, open: 50 } as const

/** Finds what no parser should be given: a text that is endless, or nested without end. */
export function tooMuch(file: string, text: string, linesBefore = 0): Problem | undefined {
  if (text.length > most.characters) {
    const message = `Dit bestand is te lang: hoogstens ${most.characters} tekens. Verdeel de tekst over meer pagina's.`
    return { file, line: 1 + linesBefore, column: 1, message }
  }
  const found = tooManyMarks(text) ?? tooDeep(text)
  if (!found) return undefined
  const { line, column } = positionAt(text, found.offset)
  return { file, line: line + linesBefore, column, message: found.message }
}

interface Found {
  offset: number
  message: string
}

/** Paragraph by paragraph: marks in different ones have nothing to do with each other. */
function tooManyMarks(text: string): Found | undefined {
  let marks = 0
  for (const { 0: sign, index } of text.matchAll(/[*_~]|\n[ \t\r]*(?=\n)/g)) {
    marks = sign.startsWith('\n') ? 0 : marks + 1
    if (marks > most.marks)
      return { offset: index, message: 'In deze alinea staan te veel sterretjes of strepen. Haal er een paar weg.' }
  }
  return undefined
}

/** Brackets, braces and tags that are open, and the signs that begin quotes and lists on one line. */
const openings = /\\.|[[{]|[\]}]|<\/?[A-Za-z][^<>]*>?|^(?:[ \t]*(?:>|(?:[-+*?]|\d{1,9}[.)])[ \t]))+/gm

function tooDeep(text: string): Found | undefined {
  let brackets = 0
  let tags = 0
  for (const { 0: sign, index } of text.matchAll(openings)) {
    if (sign === '[' || sign === '{') brackets += 1
    else if (sign === ']' || sign === '}') brackets = Math.max(0, brackets - 1)
    else if (sign.startsWith('</')) tags = Math.max(0, tags - 1)
    else if (sign.startsWith('<') && !sign.endsWith('/>')) tags += 1
    else if (sign.replaceAll(/[\s\d]/g, '').length > most.open) return { offset: index, message: nested }
    if (brackets > most.open)
      return { offset: index, message: 'Hier staan te veel haakjes of accolades open. Sluit ze eerst.' }
    if (tags > most.open) return { offset: index, message: nested }
  }
  return undefined
}

/** What to do about blocks, lists or quotes inside one another. */
export const nested = 'Hier staan te veel blokken of lijsten in elkaar. Zet ze onder elkaar.'
