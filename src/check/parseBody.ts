import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFileMessage } from 'vfile-message'
import { nested, tooMuch } from './limits.ts'
import { positionAt } from './problems.ts'
import type { Problem } from './problems.ts'
import { withoutFrontmatter } from './splitText.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze()

type Body = { tree: Root } | { problem: Problem }

/** The last few texts that were parsed: a tree takes a hundred times the room of its text. */
const bodies = new Map<string, Body>()
const mostBodies = 4

/**
 * Reads the Markdown of one file, or says why it cannot be read; the last few are kept. Never throws on bad input.
 * @param source its text, with its frontmatter
 */
export function parseBody(file: string, source: string): Body {
  const key = `${file}\0${source}`
  const body = bodies.get(key) ?? parsed(file, withoutFrontmatter(source))
  bodies.set(key, body)
  if (bodies.size > mostBodies) bodies.delete([...bodies.keys()][0] ?? '')
  return body
}

function parsed(file: string, source: string): Body {
  const endless = tooMuch(file, source)
  if (endless) return { problem: endless }
  try {
    return { tree: parser.parse(source) }
  } catch (error) {
    return { problem: { file, ...syntaxProblem(error, source) } }
  }
}

/** The parsers' own words are English; what they mean to a writer is said here. */
function syntaxProblem(error: unknown, source: string): Omit<Problem, 'file'> {
  if (!(error instanceof VFileMessage)) return { line: 1, column: 1, message: nested }
  const { line = 1, column = 1, reason } = error
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
