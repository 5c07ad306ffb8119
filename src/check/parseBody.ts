import type { Root } from 'mdast'
import { VFileMessage } from 'vfile-message'
import { blockNames, ruleOf } from '../content/vocabulary.ts'
import { withRemarks } from './comments.ts'
import { didYouMean } from './didYouMean.ts'
import { nested, tooMuch } from './limits.ts'
import { parseMarkdown } from './markdown.ts'
import { positionAt } from './problems.ts'
import type { Problem } from './problems.ts'
import { withoutFrontmatter } from './splitText.ts'
import { wholeFileProblem } from './wholeFile.ts'

type Body = { tree: Root } | { problem: Problem }

/**
 * The last texts that were parsed, so that what judges a text and what makes a page of it share one parse. A tree takes
 * a hundred times the room of its text: all those of an ordinary site, and the last few of a large one.
 */
const bodies = new Map<string, Body>()
const mostLetters = 300_000

/**
 * Reads the Markdown of one file, or says why it cannot be read; the last ones are kept. Never throws on bad input.
 * @param source its text, with its frontmatter
 */
export function parseBody(file: string, source: string): Body {
  const key = keyOf(file, source)
  const known = bodies.get(key)
  const body = known ?? read(file, source)
  // The last in the list is what was asked for last.
  bodies.delete(key)
  bodies.set(key, body)
  if (!known) forgetOldest()
  return body
}

/** Whether a text was parsed so lately that its tree is still there. */
export const isAtHand = (file: string, source: string): boolean => bodies.has(keyOf(file, source))

const keyOf = (file: string, source: string): string => `${file}\0${source}`

function forgetOldest(): void {
  let letters = 0
  for (const [index, key] of [...bodies.keys()].toReversed().entries()) {
    letters += key.length
    if (index > 0 && letters > mostLetters) bodies.delete(key)
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

/** The parsers' own words are English; what they mean to a writer is said here. */
function syntaxProblem(error: unknown, source: string): Omit<Problem, 'file'> {
  if (!(error instanceof VFileMessage)) return { line: 1, column: 1, message: nested }
  const { line = 1, column = 1, reason } = error
  const known = ownMessage(reason, source)
  if (known) return known
  const open = /closing tag for `<(.*?)>` \((\d+):(\d+)-/.exec(reason)
  const closed = /^Unexpected closing tag `<\/(.*?)>`/.exec(reason)?.[1]
  if (closed !== undefined && open) {
    return {
      line,
      column,
      message: `Hier sluit </${closed}>, maar <${open[1]}> staat nog open. Zet eerst </${open[1]}> neer.`,
    }
  }
  if (open) {
    const message = `Het blok <${open[1]}> wordt niet goed gesloten. Zet <${open[1]}> en </${open[1]}> elk op een eigen regel.`
    return { line: Number(open[2]), column: Number(open[3]), message }
  }
  return { ...(openingOf(reason, source) ?? { line, column }), message: signMessage(reason) }
}

/** Mistakes that writers make with blocks, said as what they are. */
function ownMessage(reason: string, source: string): Omit<Problem, 'file'> | undefined {
  const remark = source.indexOf('<!--')
  if (remark >= 0 && /character `!`/.test(reason))
    return { ...positionAt(source, remark), message: 'Deze opmerking eindigt niet. Sluit haar met -->.' }
  const html = /closing tag for `<([a-z]\w*)>` \((\d+):(\d+)-/.exec(reason)
  if (html) return { line: Number(html[2]), column: Number(html[3]), message: htmlMessage(html[1] ?? '') }
  const [, closed, opened] = /^Unexpected closing tag `<\/(.*?)>`.*for `<(.*?)>`/.exec(reason) ?? []
  const strange = [opened, closed].find((name) => name !== undefined && name !== '' && !ruleOf(name))
  if (strange !== undefined && closed !== undefined && opened !== undefined) {
    const sign = strange === opened ? `<${opened}` : `</${closed}`
    return {
      ...positionAt(source, Math.max(0, source.indexOf(sign))),
      message: `<${strange}>: Dit blok kennen we niet. ${meanBlock(strange)}`,
    }
  }
  const late = /Expected the closing tag `<\/(\w+)>` either after the end of `(?:paragraph|listItem)`/.exec(reason)?.[1]
  const place = /\((\d+):(\d+)\)/.exec(reason)
  if (late !== undefined && place)
    return {
      line: Number(place[1]),
      column: Math.max(1, Number(place[2]) - late.length - 3),
      message: `Hier sluit </${late}> midden in de tekst. Zet </${late}> op een eigen regel, met een lege regel erboven.`,
    }
  return undefined
}

/** What to do about a tag of HTML. */
export const htmlMessage = (name: string): string =>
  name === 'br'
    ? '<br>: HTML-codes werken hier niet. Voor een nieuwe regel zet u een \\ aan het eind van de regel; voor een nieuwe alinea een lege regel ertussen.'
    : `<${name}>: HTML-codes werken hier niet. Gebruik Markdown of een blok uit docs/blokken.md.`

const meanBlock = (name: string): string =>
  didYouMean(name, blockNames, (known) => `<${known}>`) ?? 'Alle blokken staan in docs/blokken.md: kies er een.'

/** A brace or a quote that is never closed is found at the end of the text; the mistake is where it was opened. */
function openingOf(reason: string, source: string): { line: number; column: number } | undefined {
  const quote = /closing quote `(["'])`/.exec(reason)?.[1]
  if (quote === undefined && !/closing brace/.test(reason)) return undefined
  const open: number[] = []
  for (const { 0: sign, index } of quote === undefined ? source.matchAll(/\\.|[{}]/g) : []) {
    if (sign === '{') open.push(index)
    else if (sign === '}') open.pop()
  }
  const start = quote === undefined ? (open[0] ?? -1) : source.lastIndexOf(quote)
  return start < 0 ? undefined : positionAt(source, start)
}

function signMessage(reason: string): string {
  if (/import\/exports/.test(reason)) {
    return 'Een regel die met import of export begint, leest de site als code. Begin de regel met een ander woord.'
  }
  if (/expression|acorn|brace/i.test(reason)) {
    return 'De accolades kloppen niet. Schrijf een feit als {telefoon}; een losse accolade typt u als \\{.'
  }
  if (/closing slash/.test(reason)) {
    return 'Hier wordt een blok gesloten dat niet is geopend. Haal dit weg, of zet het begin van het blok erboven.'
  }
  if (/attribute/.test(reason)) return 'Dit blok is niet goed geschreven. Schrijf het als <Naam woord="waarde">.'
  return 'Dit teken kunnen we hier niet lezen. Typ een losse < als \\<, een losse { als \\{.'
}
