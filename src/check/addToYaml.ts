import { isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml'
import type { Pair, YAMLMap, YAMLSeq } from 'yaml'
import { tooMuch } from './limits.ts'
import { perText } from './perText.ts'
import { positionAt } from './problems.ts'

/** A field more in a YAML text, all else of which stays as it was typed. */
export interface Addition {
  /** The whole text with it. */
  text: string
  /** The line it is on, counted from 1. */
  line: number
  /** On a line of its own; or between the braces of a map or list that stands as `{ a: b }`, behind what is there or alone. */
  form: 'line' | 'behind' | 'alone'
}

/** Puts a field at the end of a YAML text. */
export function addField(file: string, text: string, { name, value }: Field): Addition {
  const root = rootOf(file, text)
  return root?.flow ? betweenBraces(text, root, `${name}: ${value}`) : atEnd(text, root, [`${name}: ${value}`])
}

/** Puts a field in a map that is a field itself, in the form that the map has; without that map, in a new one. */
export function addFieldIn(file: string, text: string, owner: string, { name, value }: Field): Addition {
  const root = rootOf(file, text)
  const pair = `${name}: ${value}`
  const own = root?.items.find(({ key }) => isScalar(key) && key.value === owner)
  if (own) return isMap(own.value) && own.value.flow ? betweenBraces(text, own.value, pair) : under(text, own, pair)
  return root?.flow ? betweenBraces(text, root, `${owner}: { ${pair} }`) : atEnd(text, root, [`${owner}:`, `  ${pair}`])
}

/** Puts a value in a list that is a field itself, in the form that the list has; without that list, in a new one. */
export function addItemIn(file: string, text: string, owner: string, value: string): Addition {
  const root = rootOf(file, text)
  const own = root?.items.find(({ key }) => isScalar(key) && key.value === owner)
  if (!own || !isSeq(own.value)) return addField(file, text, { name: owner, value: `[${value}]` })
  return own.value.flow ? betweenBraces(text, own.value, value, '') : under(text, own, `- ${value}`)
}

/** The text with another value wherever the fields of a map say one thing. */
export function withOtherValue(file: string, text: string, owner: string, from: string, to: string): string {
  const map = rootOf(file, text)?.get(owner)
  const ranges = isMap(map)
    ? map.items.flatMap(({ value }) => (isScalar(value) && value.value === from && value.range ? [value.range] : []))
    : []
  return ranges.toReversed().reduce((rest, [start, end]) => `${rest.slice(0, start)}${to}${rest.slice(end)}`, text)
}

/** Whether a YAML text has a field. */
export const hasField = (file: string, text: string, name: string): boolean => rootOf(file, text)?.has(name) ?? false

/** A name and what it says, both as YAML has them. */
interface Field {
  name: string
  value: string
}

/** What a text says, as far as it can be read; nothing when that is no map, or no text that a parser should be given. */
const rootOf = perText((file, text: string): YAMLMap | undefined => {
  if (tooMuch(file, text)) return undefined
  const { contents } = parseDocument(text, { logLevel: 'silent' })
  return isMap(contents) ? contents : undefined
})

function betweenBraces(text: string, list: YAMLMap | YAMLSeq, added: string, space = ' '): Addition {
  const last = list.items.at(-1)
  if (last) return { ...inserted(text, endOf(last), `, ${added}`), form: 'behind' }
  const start = startOf(list) + 1
  const isShut = /[}\]]/.test(text.charAt(start))
  return { ...inserted(text, start, isShut ? `${space}${added}${space}` : `${space}${added}`), form: 'alone' }
}

/** Right below the name of a map, so that a remark above what it holds stays with that. */
function under(text: string, { key, value }: Pair, added: string): Addition {
  const indent = isMap(value) || isSeq(value) ? indentAt(text, startOf(value)) : `${indentAt(text, startOf(key))}  `
  return asLines(text, text.indexOf('\n', startOf(key)) + 1, [`${indent}${added}`])
}

/** Below the last line that says something. */
function atEnd(text: string, root: YAMLMap | undefined, lines: readonly string[]): Addition {
  const [first] = root?.items ?? []
  const indent = first ? indentAt(text, startOf(first.key)) : ''
  const whole = text === '' || text.endsWith('\n') ? text : `${text}${lineEnd(text)}`
  const end = whole.trimEnd().length
  return asLines(
    whole,
    end === 0 ? 0 : whole.indexOf('\n', end) + 1,
    lines.map((line) => `${indent}${line}`),
  )
}

const asLines = (text: string, offset: number, lines: readonly string[]): Addition => ({
  ...inserted(text, offset, lines.map((line) => `${line}${lineEnd(text)}`).join('')),
  form: 'line',
})

const inserted = (text: string, offset: number, added: string): Omit<Addition, 'form'> => ({
  text: `${text.slice(0, offset)}${added}${text.slice(offset)}`,
  line: positionAt(text, offset).line,
})

const lineEnd = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

/** The spaces before an offset, on its line. */
const indentAt = (text: string, offset: number): string => /[ \t]*$/.exec(text.slice(0, offset))?.[0] ?? ''

const startOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0)

/** Where a pair or an item ends, before the spaces and remarks behind it. */
function endOf(part: unknown): number {
  const last = isPair(part) ? (part.value ?? part.key) : part
  return isNode(last) ? (last.range?.[1] ?? 0) : 0
}
