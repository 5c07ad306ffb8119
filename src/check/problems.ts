/** A place in a file. */
export interface Place {
  /** Path from the project's root, with forward slashes. */
  file: string
  /** Counted from 1. */
  line: number
  /** Counted from 1. */
  column: number
}

/** One mistake in the content: where it stands and what to type instead, in Dutch. */
export interface Problem extends Place {
  message: string
}

/** The place to name when a mistake is in a file as a whole. */
export const startOf = (file: string): Place => ({ file, line: 1, column: 1 })

/** The line and the column of an offset in a text. */
export function positionAt(text: string, offset: number): Omit<Place, 'file'> {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

/** Prints a problem as `bestand:regel:kolom  uitleg`, on one line, which editors turn into a link. */
export const formatProblem = ({ file, line, column, message }: Problem): string =>
  `${file}:${line}:${column}  ${message.replace(/[\s\p{Cc}]+/gu, ' ')}`

/** Every problem of one reading, in reading order, as the message of an error without a stack. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? '1 fout' : `${problems.length} fouten`
    super(`${count} in de inhoud:\n\n${problems.map(formatProblem).join('\n')}\n`)
    this.name = 'ContentError'
    this.problems = problems
    this.stack = ''
  }

  /** A tool that prints the error shows the message and nothing else. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message
  }
}
