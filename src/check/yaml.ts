import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import type { z } from 'zod'
import { once } from '../content/once.ts'
import { tooMuch } from './limits.ts'
import { yamlRules } from './rules/yaml.ts'
import { startOf } from './problems.ts'
import type { Place, Problem } from './problems.ts'
import { schemaFindings } from './schemaFindings.ts'
import { valueMessage } from './valueMessage.ts'
import { causeOf } from './yamlCauses.ts'
import { confusionIn, firstPerLine, startOfError, strangeParts, syntaxMessage } from './yamlSyntax.ts'

/** Where the value at a path stands in its file; of a value that is missing, where its nearest parent stands. */
export type Locate = (path: readonly PropertyKey[]) => Place

/** Checked data; or everything that is wrong with it. With the data as it stands there when that could be read. */
export type Reading<T> = ({ ok: true; data: T; locate: Locate } | { ok: false; problems: Problem[] }) & {
  input?: unknown
}

/** What was read; where it could not be, something instead. */
export const dataOr = <T>(reading: Reading<T>, instead: T): T => (reading.ok ? reading.data : instead)

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
  const { file, text, linesBefore = 0 } = source
  const endless = tooMuch(file, text, linesBefore)
  if (endless) return { ok: false, problems: [endless] }
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' })
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(1, line) + linesBefore, column: Math.max(1, col) }
  }
  const errors = [...document.errors, ...document.warnings]
  // Of two at one place, what the parser warns of came first.
  const [first] = [...document.warnings, ...document.errors].toSorted((a, b) => a.pos[0] - b.pos[0])
  const confusion = first && (confusionIn(text, first.pos[0]) ?? causeOf(text, first, document))
  if (confusion) return { ok: false, problems: [{ ...at(confusion.offset), message: confusion.message }] }
  const broken = errors.map((error) => ({
    ...at(startOfError(error, document)),
    message: syntaxMessage(error.code),
  }))
  if (broken.length > 0) return { ok: false, problems: firstPerLine(broken) }
  const strange = strangeParts(document).map(({ offset, message }) => ({ ...at(offset), message }))
  for (const rule of yamlRules) rule(document, (offset, message) => strange.push({ ...at(offset), message }), text)
  if (strange.length > 0) return { ok: false, problems: firstPerLine(strange) }
  const input: unknown = document.toJS() ?? {}
  const result = schema.safeParse(input, { error: valueMessage })
  if (result.success)
    return { ok: true, data: result.data, locate: (path) => at(offsetOf(document, path, 'value')), input }
  const keysAt = (path: readonly PropertyKey[]) => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    return isMap(node) ? node.items.map(({ key }) => String(key)) : []
  }
  const problems = schemaFindings(result.error.issues, keysAt).map(({ path, part, message }) => ({
    ...at(offsetOf(document, path, part)),
    message,
  }))
  return { ok: false, problems, input }
}

/** Finds places in what was read without mistakes before; only a mistake needs them, so it is read again then. */
export function locateIn(file: string, read: () => Reading<unknown> | undefined): Locate {
  const again = once(read)
  return (path) => {
    const reading = again()
    return reading?.ok ? reading.locate(path) : startOf(file)
  }
}

/** Where the value (or the key) at a path begins; of what is missing, where its nearest parent begins. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[], part: 'value' | 'key'): number {
  let node: unknown = document.contents
  let start = startOfNode(node) ?? 0
  for (const [index, name] of path.entries()) {
    const isLast = index === path.length - 1
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(name)) : null
    node = pair ? pair.value : isSeq(node) ? node.items[Number(name)] : undefined
    if (node === undefined) return start
    start = (isLast && part === 'key' ? undefined : startOfNode(node)) ?? startOfNode(pair?.key) ?? start
  }
  return start
}

const startOfNode = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined)
