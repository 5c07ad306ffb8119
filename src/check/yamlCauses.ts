import { isNode, isPair, isSeq, visit } from 'yaml'
import type { Document, YAMLError, YAMLMap, YAMLSeq } from 'yaml'
import { room, short } from './short.ts'

/** What of the signs in a text is wrong, and where. */
export interface Cause {
  offset: number
  message: string
}

/** The cause of the first mistake that a parser of YAML found, where it stands elsewhere or has a cure of its own. */
export function causeOf(text: string, error: YAMLError, document: Document.Parsed): Cause | undefined {
  const [offset] = error.pos
  switch (error.code) {
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return startingSign(text, offset, document)
    case 'BLOCK_IN_FLOW':
      return {
        offset,
        message: `Er staat een dubbele punt te veel. Zet de tekst tussen "aanhalingstekens"${shown(text, offset, true)}.`,
      }
    case 'BAD_INDENT':
      return dashAt(text, offset) ?? openBracket(text, offset, document)
    case 'BLOCK_AS_IMPLICIT_KEY':
      return dashAt(text, offset)
    case 'MULTILINE_IMPLICIT_KEY':
    case 'MISSING_CHAR':
      return dashAt(text, offset) ?? colonAt(text, offset)
    default:
      return undefined
  }
}

/** What a list line without a space behind its dash is told. */
export const dashMessage = (line: string): string =>
  `Schrijf - ${short(line.trim().slice(1))}, met een spatie achter het streepje.`

/** A text that begins with a sign by which YAML means something else. */
function startingSign(text: string, offset: number, document: Document.Parsed): Cause {
  const isFlow = flowsAt(offset, document).length > 0
  const message = `Een tekst kan niet met ${text.charAt(offset)} beginnen. Zet de tekst tussen "aanhalingstekens"${shown(text, offset, isFlow)}.`
  return { offset, message }
}

/** The rest of a line between quotes, as it is to be typed; nothing where it has quotes itself, or a remark. */
function shown(text: string, offset: number, isFlow: boolean): string {
  const [line = ''] = text.slice(offset).split(/\r?\n/, 1)
  const value = (isFlow ? line.replace(/\s*[,}\]].*$/, '') : line).trim()
  return /["\\]|\s#/.test(value) || value.length > room ? '' : `: "${value}"`
}

/** A list or map between brackets that is never closed is found on a line below it. */
function openBracket(text: string, offset: number, document: Document.Parsed): Cause | undefined {
  const open = flowsAt(offset, document).find((node) => !isClosed(text, node))
  if (!open) return undefined
  const [sign, what] = isSeq(open) ? [']', 'deze lijst'] : ['}', 'dit blok']
  return {
    offset: open.range?.[0] ?? offset,
    message: `Hier mist een ${sign}: ${what} wordt niet gesloten. Zet ${sign} aan het eind.`,
  }
}

/** Whether the sign at the end of a list or map is its own, and not that of the last one in it. */
function isClosed(text: string, { items, range }: Flow): boolean {
  const last: unknown = items.at(-1)
  const inner = isPair(last) ? (last.value ?? last.key) : last
  const from = (isNode(inner) ? inner.range?.[1] : undefined) ?? (range?.[0] ?? 0) + 1
  return /[\]}]$/.test(text.slice(from, range?.[1]).trimEnd())
}

type Flow = YAMLMap | YAMLSeq

/** The lists and maps between brackets that an offset is in, or right behind. */
function flowsAt(offset: number, document: Document.Parsed): Flow[] {
  const found: Flow[] = []
  visit(document, {
    Collection(_, node) {
      if (node.flow && node.range && node.range[0] < offset && offset <= node.range[2]) found.push(node)
    },
  })
  return found
}

const lineStart = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1

/** A line of a list without a space behind its dash, at a mistake or on a line beside it. */
function dashAt(text: string, offset: number): Cause | undefined {
  const start = lineStart(text, offset)
  const near = [start, text.indexOf('\n', start) + 1, lineStart(text, Math.max(0, start - 1))]
  for (const at of near) {
    const [line = ''] = text.slice(at).split(/\r?\n/, 1)
    if (isDashed(line)) return { offset: at + line.indexOf('-'), message: dashMessage(line) }
  }
  return undefined
}

/** Whether a line begins with a dash against a word, which a number below zero and a row of dashes do not. */
export const isDashed = (line: string): boolean => /^\s*-[\p{L}/"'{[]/u.test(line)

/** A field without a space behind its colon. */
function colonAt(text: string, offset: number): Cause | undefined {
  const start = lineStart(text, offset + 1)
  const [line = ''] = text.slice(start).split(/\r?\n/, 1)
  const [, before = '', name = '', value = ''] =
    /^(\s*(?:- )?)([\p{L}/][\p{L}\d/._-]*):([^\s/].*|\/[^/\s].*)$/u.exec(line) ?? []
  if (name === '') return undefined
  return {
    offset: start + before.length + name.length,
    message: `Schrijf ${name}: ${short(value)}, met een spatie achter de dubbele punt.`,
  }
}
