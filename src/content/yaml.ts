import { LineCounter, isCollection, parseDocument, visit } from 'yaml'
import type { Document, YAMLError } from 'yaml'
import type { core, z } from 'zod'
import { issueMessage } from './issueMessage.ts'
import { tooMuch } from './limits.ts'
import type { Problem } from './problems.ts'
import { knownKeys } from './schemaKeys.ts'
import { isReadable, unreadableMessage } from './unreadable.ts'

/** Where a value stands in its file, for a message about it. */
export type Locate = (path: PropertyKey[]) => Omit<Problem, 'message'>

/** Checked data, or everything that is wrong with it. */
export type Reading<T> = { ok: true; data: T; locate: Locate } | { ok: false; problems: Problem[] }

interface Source {
  /** Path shown to the writer. */
  file: string
  text: string
  /** Lines that stand above `text` in the file (the `---` of frontmatter). */
  linesBefore?: number
}

/**
 * Parses YAML and checks it with a schema; every problem gets its line and column.
 * Never throws on bad input.
 */
export function readYaml<S extends z.ZodType>(source: Source, schema: S): Reading<z.output<S>> {
  const endless = tooMuch(source.file, source.text, source.linesBefore)
  if (endless) return { ok: false, problems: [endless] }
  const lines = new LineCounter()
  const document = parseDocument(source.text, { lineCounter: lines, logLevel: 'error' })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { file: source.file, line: Math.max(1, line) + (source.linesBefore ?? 0), column: Math.max(1, col) }
  }
  const broken = [...document.errors, ...document.warnings]
  if (broken.length > 0) {
    const problems = broken.map((error) => ({ ...at(startOf(error, document)), message: syntaxMessage(error.code) }))
    return { ok: false, problems: firstPerLine(problems) }
  }
  const strange = strangeParts(document).map(({ offset, message }) => ({ ...at(offset), message }))
  if (strange.length > 0) return { ok: false, problems: firstPerLine(strange) }
  const input = toPlain(document)
  if (!input.ok) return { ok: false, problems: [{ ...at(0), message: input.message }] }
  const locate: Locate = (path) => at(offsetOf(document, path))
  const result = schema.safeParse(input.value, { reportInput: true })
  if (result.success) return { ok: true, data: result.data, locate }
  const problems = result.error.issues.flatMap(eachKey).map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
    const message = issueMessage(issue, knownKeys(schema, issue.path, input.value))
    const place = keys.length > 0 ? at(offsetOf(document, [...issue.path, ...keys], 'key')) : locate(issue.path)
    return { ...place, message }
  })
  return { ok: false, problems }
}

/** Where a mistake began: a quote that is missing is found at the end of the text, and was opened long before. */
function startOf({ code, pos: [offset] }: YAMLError, document: Document.Parsed): number {
  if (code !== 'MISSING_CHAR') return offset
  let start = offset
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < offset && offset <= range[2]) start = range[0]
    },
  })
  return start
}

/** One mistake in the syntax makes many; the first of a line says it, and a file has ten at most. */
const firstPerLine = (problems: Problem[]): Problem[] =>
  problems
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .filter(({ line }, index, all) => line !== all[index - 1]?.line)
    .slice(0, 10)

/** A problem for each unknown key, so that each gets its own place. */
const eachKey = (issue: core.$ZodIssue): core.$ZodIssue[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue]

/**
 * What YAML allows and no file of ours needs: characters that no page can show, written as an escape such as "\\0",
 * and lists or blocks as the name of a field, which take endless time when they are nested.
 */
function strangeParts(document: Document.Parsed): { offset: number; message: string }[] {
  const parts: { offset: number; message: string }[] = []
  visit(document, {
    Scalar(_, { value, range }) {
      if (typeof value === 'string' && !isReadable(value))
        parts.push({ offset: range?.[0] ?? 0, message: unreadableMessage })
    },
    Pair(_, { key }) {
      if (isCollection(key))
        parts.push({ offset: rangeStart(key) ?? 0, message: syntaxMessage('MULTILINE_IMPLICIT_KEY') })
    },
  })
  return parts
}

function toPlain(document: Document.Parsed): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: document.toJS({ maxAliasCount: 20 }) ?? {} }
  } catch {
    return { ok: false, message: 'Een verwijzing (&naam of *naam) klopt niet. Typ de waarde voluit.' }
  }
}

/** Where the value (or the key) of a path begins; for a missing value, where its nearest parent begins. */
function offsetOf(document: Document.Parsed, path: PropertyKey[], part: 'value' | 'key' = 'value'): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = nodeAt(document, path.slice(0, length), part)
    if (node !== undefined) return node
  }
  return rangeStart(document.contents) ?? 0
}

function nodeAt(document: Document.Parsed, path: PropertyKey[], part: 'value' | 'key'): number | undefined {
  const last = path.at(-1)
  const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (!hasItems(parent)) return undefined
  const item = parent.items.find((pair, index) => (isPair(pair) ? String(pair.key) === String(last) : index === last))
  if (item === undefined) return undefined
  if (!isPair(item)) return rangeStart(item)
  return rangeStart(item[part]) ?? rangeStart(item.key)
}

const hasItems = (node: unknown): node is { items: unknown[] } =>
  typeof node === 'object' && node !== null && 'items' in node && Array.isArray(node.items)

const isPair = (node: unknown): node is { key: unknown; value: unknown } =>
  typeof node === 'object' && node !== null && 'key' in node && 'value' in node

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return undefined
  const start: unknown = node.range[0]
  return typeof start === 'number' ? start : undefined
}

const syntax: Partial<Record<string, string>> = {
  BAD_INDENT: 'De regel springt niet goed in. Laat regels die bij elkaar horen even ver inspringen.',
  TAB_AS_INDENT: 'Hier staat een tab. Gebruik spaties om in te springen.',
  DUPLICATE_KEY: 'Dit veld staat er twee keer. Haal er één weg.',
  MISSING_CHAR: 'Hier mist een teken, meestal een aanhalingsteken of een haakje.',
  BLOCK_AS_IMPLICIT_KEY:
    'Er staat een dubbele punt te veel. Zet de tekst na de eerste dubbele punt tussen "aanhalingstekens".',
  MULTILINE_IMPLICIT_KEY: 'Na de naam van een veld hoort een dubbele punt en een spatie.',
  UNEXPECTED_TOKEN: 'Dit teken kan hier niet staan. Zet de tekst tussen "aanhalingstekens".',
}

const syntaxMessage = (code: string): string =>
  syntax[code] ?? 'Deze regel kunnen we niet lezen. Controleer de dubbele punt, de aanhalingstekens en het inspringen.'
