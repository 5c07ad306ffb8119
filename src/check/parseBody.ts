import type { Root } from 'mdast'
import type { Point } from 'unist'
import { VFileMessage } from 'vfile-message'
import { ruleOf } from '../content/vocabulary.ts'
import { withRemarks } from './comments.ts'
import { nested, tooMuch } from './limits.ts'
import { parseMarkdown } from './markdown.ts'
import { positionAt } from './problems.ts'
import type { Problem } from './problems.ts'
import { expressions, signMessage } from './signMessage.ts'
import { withoutFrontmatter } from './splitText.ts'
import { strangeBlock, htmlMessage } from './tagMessage.ts'
import { wholeFileProblem } from './wholeFile.ts'

type Body = { tree: Root } | { problem: Problem }

/**
 * The last texts that were parsed, so that what judges a text and what makes a page of it share one parse. A tree takes
 * a hundred times the room of its text: all those of an ordinary site, and the last few of a large one.
 */
const bodies = new Map<string, { source: string; body: Body }>()
const mostLetters = 300_000

/**
 * Reads the Markdown of one file, or says why it cannot be read; the last ones are kept. Never throws on bad input.
 * @param source its text, with its frontmatter
 */
export function parseBody(file: string, source: string): Body {
  const known = isAtHand(file, source) ? bodies.get(file) : undefined
  const kept = known ?? { source, body: read(file, source) }
  // The last in the list is what was asked for last.
  bodies.delete(file)
  bodies.set(file, kept)
  if (!known) forgetOldest()
  return kept.body
}

/** Whether a text was parsed so lately that its tree is still there. */
export const isAtHand = (file: string, source: string): boolean => bodies.get(file)?.source === source

function forgetOldest(): void {
  let letters = 0
  for (const [index, [file, { source }]] of [...bodies].toReversed().entries()) {
    letters += source.length
    if (index > 0 && letters > mostLetters) bodies.delete(file)
  }
}

function read(file: string, source: string): Body {
  const problem = wholeFileProblem(file, source)
  return problem ? { problem } : parsed(file, withRemarks(withoutFrontmatter(source)))
}

function parsed(file: string, source: string): Body {
  const endless = tooMuch(file, source)
  if (endless) return { problem: endless }
  try {
    return { tree: parseMarkdown(source) }
  } catch (error) {
    return { problem: { file, ...syntaxProblem(error, source) } }
  }
}

/** Where a mistake is and what to do about it. */
type Mistake = Omit<Problem, 'file'>

/** The parsers' own words are English; what they mean to a writer is said here. */
function syntaxProblem(error: unknown, source: string): Mistake {
  if (!(error instanceof VFileMessage)) return { line: 1, column: 1, message: nested }
  if (error.ruleId === 'end-tag-mismatch') return tagProblem(error, source)
  const { offset, ...place } = placeOf(error)
  const before = source.slice(0, offset)
  const remark = source.indexOf('<!--')
  if (remark >= 0 && source[before.length] === '!')
    return { ...positionAt(source, remark), message: 'Deze opmerking eindigt niet. Sluit haar met -->.' }
  return { ...place, ...openingOf(error, source), message: signMessage(error, source, before.length) }
}

/** The place of what a parser stops at. */
function placeOf({ place, line = 1, column = 1 }: VFileMessage): Point {
  const start = place && 'start' in place ? place.start : place
  return { line, column, ...start }
}

/** A tag that closes another than was opened, that closes in the middle of a text, or that is never closed. */
function tagProblem(error: VFileMessage, source: string): Mistake {
  const { offset, ...place } = placeOf(error)
  const closed = /^<\/([^>]*)>/.exec(source.slice(offset))?.[1]
  // The one thing that only the words of the parser tell: what was opened, and where.
  const [, opened, line, column] = /for `<(.*?)>` \((\d+):(\d+)-/.exec(error.reason) ?? []
  const start = { line: Number(line), column: Number(column) }
  if (opened === undefined)
    return {
      ...place,
      message: `Hier sluit </${closed}> midden in de tekst. Zet </${closed}> op een eigen regel, met een lege regel erboven.`,
    }
  if (/^[a-z]\w*$/.test(opened)) return { ...start, message: htmlMessage(opened) }
  if (closed === undefined) {
    const message = `Het blok <${opened}> wordt niet goed gesloten. Zet <${opened}> en </${opened}> elk op een eigen regel.`
    return { ...start, message }
  }
  const strange = [opened, closed].find((name) => name !== '' && !ruleOf(name))
  if (strange === undefined)
    return {
      ...place,
      message: `Hier sluit </${closed}>, maar <${opened}> staat nog open. Zet eerst </${opened}> neer.`,
    }
  const sign = strange === opened ? `<${opened}` : `</${closed}`
  return {
    ...positionAt(source, Math.max(0, source.indexOf(sign))),
    message: strangeBlock(strange),
  }
}

/** A brace or a quote that is never closed is found at the end of the text; the mistake is where it was opened. */
function openingOf({ ruleId, source: parser }: VFileMessage, source: string): Omit<Mistake, 'message'> | undefined {
  if (ruleId !== 'unexpected-eof') return undefined
  const open: number[] = []
  for (const { 0: sign, index } of parser === expressions ? source.matchAll(/\\.|[{}]/g) : []) {
    if (sign === '{') open.push(index)
    else if (sign === '}') open.pop()
  }
  const start = parser === expressions ? open[0] : /(?<==\s*)(["'])(?:(?!\1)[^])*$/.exec(source)?.index
  return start === undefined ? undefined : positionAt(source, start)
}
