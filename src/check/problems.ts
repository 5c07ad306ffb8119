/** A place in a file. */
export interface Place {
  /** Path from the project's root, with forward slashes. */
  file: string
  /** Counted from 1. */
  line: number
  /** Counted from 1. */
  column: number
}

/** One finding in the content: where it stands and what to type instead, in Dutch. */
export interface Problem extends Place {
  message: string
  /** Absent from a mistake, at which the build stops; a warning may be right as it stands, and stops nothing. */
  severity?: 'warning'
}

/** The order in which findings are read: by file, line and column. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column

/** The place to name when a mistake is in a file as a whole. */
export const startOf = (file: string): Place => ({ file, line: 1, column: 1 })

/** The line and the column of an offset in a text. */
export function positionAt(text: string, offset: number): Omit<Place, 'file'> {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

/** Prints a problem as `bestand:regel:kolom  uitleg`, on one line, which editors turn into a link. */
export const formatProblem = ({ file, line, column, message, severity }: Problem): string =>
  `${file}:${line}:${column}  ${severity === 'warning' ? 'Let op: ' : ''}${onOneLine(message)}`

/**
 * Prints a problem as GitHub shows it beside the line in a change: `::error file=…,line=…,col=…::uitleg`. What would end
 * a part is written as a percentage (the runner's own `toolkit` does the same).
 */
function formatForGithub({ file, line, column, message, severity }: Problem): string {
  const part = file.replace(/[%\r\n:,]/g, percentage)
  return `::${severity ?? 'error'} file=${part},line=${line},col=${column}::${onOneLine(message).replace(/%/g, percentage)}`
}

/** How a command prints problems, by the words behind its name. */
export const formatFor = (words: readonly string[]): ((problem: Problem) => string) =>
  words.includes('--format=github') ? formatForGithub : formatProblem

const onOneLine = (message: string): string => message.replace(/[\s\p{Cc}]+/gu, ' ')

const percentage = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** An error in words for a writer: a tool that prints it shows its message and nothing else. */
export class PlainError extends Error {
  override stack = '';

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message
  }
}

/** Every problem of one reading, in reading order. */
export class ContentError extends PlainError {
  override name = 'ContentError'

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 fout' : `${problems.length} fouten`
    super(`${count} in de inhoud:\n\n${problems.map(formatProblem).join('\n')}\n`)
  }
}
