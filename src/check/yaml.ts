import { LineCounter, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import type { core, z } from 'zod'
import { issueMessage } from './issueMessage.ts'
import { tooMuch } from './limits.ts'
import type { Problem } from './problems.ts'
import { knownKeys } from './schemaKeys.ts'
import { aliasMessage, firstPerLine, rangeStart, startOf, strangeParts, syntaxMessage } from './yamlSyntax.ts'

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

/** A problem for each unknown key, so that each gets its own place. */
const eachKey = (issue: core.$ZodIssue): core.$ZodIssue[] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue]

function toPlain(document: Document.Parsed): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: document.toJS({ maxAliasCount: 20 }) ?? {} }
  } catch {
    return { ok: false, message: aliasMessage }
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
