/** One mistake in the content: where it stands and what to type instead, in Dutch. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string
  /** Counted from 1. */
  line: number
  /** Counted from 1. */
  column: number
  message: string
}

/** Prints a problem as `bestand:regel:kolom  uitleg`, on one line, which editors turn into a link. */
export const formatProblem = ({ file, line, column, message }: Problem): string =>
  `${file}:${line}:${column}  ${message.replace(/[\s\p{Cc}]+/gu, ' ')}`

/** Every problem of one reading, in reading order, as the message of an error without a stack. */
export class ContentError extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
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

/** The word of `known` that looks most like `word`, or nothing when none comes near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance)
  const best = ranked[0]
  return best && best.distance <= Math.ceil(word.length / 3) ? best.candidate : undefined
}

/** What to type instead of a word: the one it looks like, or else all there are. */
export function suggestion(word: string, known: readonly string[]): string {
  const guess = nearest(word, known)
  return guess === undefined ? `Kies uit: ${known.join(', ')}.` : `Bedoelt u "${guess}"?`
}

/** Levenshtein distance: how many letters to add, drop or change. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
