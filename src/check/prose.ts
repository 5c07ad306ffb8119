import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { ruleOf } from '../content/vocabulary.ts'
import { nodesOf } from './nodes.ts'
import { textOf } from './headings.ts'
import { positionAt } from './problems.ts'
import type { Place } from './problems.ts'
import type { PageReading } from './readPage.ts'
import { isBlock, wordsTo } from './textParts.ts'
import { frontmatterText } from './splitText.ts'

/** A piece of running text as a reader finds it, in whatever part of a file it stands. */
export interface Prose {
  file: string
  /** What is read; a fact stands between braces. */
  text: string
  kind: 'paragraph' | 'heading' | 'cell' | 'field'
  /** The name of a field and of those around it, the innermost last. */
  fields: readonly string[]
  source: string
  /** Where it begins and ends in the source. */
  start: number
  end: number
}

/** Fields that hold a name or an address for the site, and no text for a reader. */
const noProse =
  /^(?:kind|picture|layout|id|city|services|exercises|order|action|price|prijs(?:-.*)?|beeld|foto|link|route|kaart|website|email|telefoon|whatsapp|pad|pagina|datum|tijden|vanaf|tot|zoals|agb|beeldhosts|voorbeelden|behandelingen|postcode|openingstijden|dagen|taal|btw|kvk|figuur|oude-adressen|concept|popular|woorden|locatie|toetsen|bevestigen)$/

let last: { text: PageReading; pieces: Prose[] } | undefined

/**
 * Every piece of text of a page, in the order of its file; worked out once for all rules that judge it after each other.
 * Where it is enough to know what may stand in its fields, {@link fieldsAtOnce} is sooner and {@link bodyProse} the rest.
 */
export function proseOf(text: PageReading): Prose[] {
  last = last?.text === text ? last : { text, pieces: [...frontmatterProse(text), ...bodyProse(text)] }
  return last.pieces
}

/** The pieces of the Markdown of a page. */
export function bodyProse({ file, source, tree }: PageReading): Prose[] {
  const found: Prose[] = []
  const add = (text: string, kind: Prose['kind'], start = 0, end = source.length, fields: string[] = []) => {
    if (text.trim() !== '') found.push({ file, source, text, kind, fields, start, end })
  }
  for (const node of nodesOf(tree())) {
    const { start, end } = node.position ?? {}
    if (node.type === 'paragraph') add(textOf(node), 'paragraph', start?.offset, end?.offset)
    else if (node.type === 'heading') add(textOf(node), 'heading', start?.offset, end?.offset)
    else if (node.type === 'tableCell') add(textOf(node), 'cell', start?.offset, end?.offset)
    else if (node.type === 'image') add(node.alt ?? '', 'field', start?.offset, end?.offset, ['alt'])
    if (!isBlock(node)) continue
    for (const { attribute, key, value } of wordsTo(node)) {
      const { start: from, end: until } = attribute.position ?? {}
      const rule = ruleOf(node.name ?? '')?.props?.[key]
      if (rule && rule.type === undefined && rule.oneOf === undefined)
        add(value, 'field', from?.offset, until?.offset, [key])
    }
  }
  return found
}

/**
 * All that stands in the fields of a page as one line, without reading its YAML; nothing when only that can tell, since a
 * `\` in it may stand for any sign.
 */
export function fieldsAtOnce({ source }: PageReading): string | undefined {
  const text = frontmatterText(source) ?? ''
  return text.includes('\\') ? undefined : text.replaceAll("''", "'").replace(/\s+/g, ' ')
}

function frontmatterProse({ file, source }: PageReading): Prose[] {
  const text = frontmatterText(source)
  return text === undefined ? [] : yamlProse(file, text, source, source.indexOf(text))
}

/**
 * Every piece of text in the fields of YAML.
 * @param text the YAML
 * @param source the text of the file that it stands in
 * @param before where it begins there
 */
export function yamlProse(file: string, text: string, source = text, before = 0): Prose[] {
  const found: Prose[] = []
  const walk = (node: unknown, fields: readonly string[]): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : ''
        if (!noProse.test(name)) walk(value, [...fields, name])
      }
    } else if (isSeq(node)) {
      for (const item of node.items) walk(item, fields)
    } else if (isScalar(node) && typeof node.value === 'string' && /\p{L}/u.test(node.value)) {
      const [start = 0, end = 0] = node.range ?? []
      found.push({ file, source, text: node.value, kind: 'field', fields, start: before + start, end: before + end })
    }
  }
  const { contents, errors } = parseDocument(text, { logLevel: 'silent' })
  // Behind a quote that is never closed all the rest looks like one sentence.
  if (errors.length === 0) walk(contents, [])
  return found
}

/** Where a word of a piece stands in the file: the words before it that are the same count. */
export function placeIn({ file, text, source, start, end }: Prose, offset: number): Place {
  const word = /^[\p{L}\p{N}]+|^[^]/u.exec(text.slice(offset))?.[0] ?? ''
  const own = source.slice(start, end)
  let at = -1
  const nth = word === '' ? 0 : text.slice(0, offset).split(word).length
  for (let count = nth; count > 0; count -= 1) {
    const next = own.indexOf(word, at + 1)
    if (next < 0) break
    at = next
  }
  return { file, ...positionAt(source, start + Math.max(0, at)) }
}

/** A sentence of a piece, with where it begins. */
interface Sentence {
  text: string
  offset: number
}

/** The sentences of a piece of text. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  let offset = 0
  for (const part of text.split(/(?<=[.!?][”’")]?)(?=\s+[\p{Lu}‘“"'’{(])/u)) {
    const lead = part.length - part.trimStart().length
    if (part.trim() !== '') found.push({ text: part.trim(), offset: offset + lead })
    offset += part.length
  }
  return found
}

/** The sentence of a piece of text that an offset stands in. */
export const sentenceAt = (text: string, offset: number): Sentence =>
  sentencesOf(text).findLast((sentence) => sentence.offset <= offset) ?? { text, offset: 0 }
