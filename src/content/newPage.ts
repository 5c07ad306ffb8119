import { z } from 'zod'
import { addressWord } from './addressWord.ts'
import { written } from './blocks/written.ts'
import { bodyExample, descriptionOf, isOptional, plainExample } from './exampleTexts.ts'
import { rulesOf } from './frontmatter.ts'
import type { Kind } from './frontmatter.ts'
import { exampleOf } from './kinds/example.ts'
import { kinds } from './kinds/kinds.ts'
import { blocks, exampleOf as exampleOfBlock } from './vocabulary.ts'
import type { BlockRule } from './vocabulary.ts'

/** What a new page is about. */
export interface NewPage {
  kind: Kind
  title: string
  /** Its place among pages of its kind, for kinds that have one. */
  order?: number
}

/** The words that a writer may type for a kind of page. */
export const kindNames: readonly Kind[] = kinds.map(({ name }) => name)

/** The most letters of a title that an address takes; a name of a file has 255. */
const longest = 80

/** `Pijn in de kaak?` → `pijn-in-de-kaak`: what a title is in an address; empty when it holds no letter or digit. */
export const slugOf = (title: string): string => addressWord(title).slice(0, longest).replace(/-$/, '')

/** The address of a new page: for a kind that exists once its own, else made from the title. */
export function addressOf(page: NewPage): string {
  const { at, under } = rulesOf(page)
  return at ?? `${under}/${slugOf(page.title)}`.replace('//', '/')
}

/**
 * The text of a page that the check has nothing to say of: all that its kind asks for, what it may have besides as a
 * note, and an example of each block that a writer fills and that fits. Made from the declarations of kinds and blocks.
 */
export function newPageText(page: NewPage): string {
  const { schema, isComposed, at } = rulesOf(page)
  const fields = Object.entries<z.ZodType>(schema.shape)
    // The site leads to a page that exists once, so it is no draft.
    .filter(([key]) => at === undefined || key !== 'concept')
    .map(([key, field]) => lineOf(key, field, page))
  const examples = Object.entries<BlockRule>(blocks).flatMap(([name, rule]) =>
    fits(name, rule, schema.shape, isComposed) ? [exampleOfBlock(name, rule)] : [],
  )
  return `---\n${fields.join('\n')}\n---\n\n## ${bodyExample.heading}\n\n${bodyExample.text}\n\n${examples.join('\n\n')}\n`
}

/** A block that its writer fills, or that shows a list which the page must have; one with a section needs the room for it. */
const fits = (name: string, { shows, isSection }: BlockRule, shape: z.ZodRawShape, isComposed: boolean): boolean =>
  shows
    ? shape[shows.list] !== undefined && !isOptional(shape[shows.list])
    : Object.hasOwn(written, name) && (isComposed || !isSection)

/** A field as lines of frontmatter; what a page may do without as a note. */
function lineOf(key: string, field: z.ZodType, page: NewPage): string {
  const description = descriptionOf(field)
  if (isOptional(field) && exampleOf(field) === undefined) return `# ${key}: ${description}`
  const value = key === 'order' && page.order !== undefined ? page.order : valueOf(field, page)
  return typeof value === 'object' ? `${key}: # ${description}${yamlOf(value, '  ')}` : `${key}: ${yamlOf(value)}`
}

/** A value as YAML, with a line for each part. */
function yamlOf(value: unknown, indent = ''): string {
  if (Array.isArray(value))
    return value.map((item) => `\n${indent}- ${yamlOf(item, `${indent}  `).trimStart()}`).join('')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, inner]) => `\n${indent}${key}: ${yamlOf(inner, `${indent}  `)}`)
      .join('')
  const text = String(value)
  return typeof value === 'string' && !isPlain(text) ? JSON.stringify(text) : text
}

/** Whether YAML reads a text as itself: it begins with a letter, and holds nothing that means something there. */
const isPlain = (text: string): boolean =>
  /^\p{L}[\p{L}\d .,;()’-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text)

/** Something that the field takes: its example, else what its schema allows. */
function valueOf(field: z.ZodType, page: NewPage): unknown {
  const example = exampleOf(field)
  if (example !== undefined) return fillIn(example, page)
  if (field instanceof z.ZodLiteral) return field.value
  if (field instanceof z.ZodEnum) return field.options[0]
  if (field instanceof z.ZodNumber) return Math.max(1, field.minValue ?? 1)
  if (field instanceof z.ZodArray) return listOf(field, page)
  if (field instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.ZodType>(field.shape)
        .filter(([, inner]) => !isOptional(inner))
        .map(([key, inner]) => [key, valueOf(inner, page)]),
    )
  return descriptionOf(field) || plainExample
}

/** As many items as the list must have, no two the same. */
function listOf(field: z.ZodArray, page: NewPage): unknown[] {
  const item = valueOf(field.element as z.ZodType, page)
  const items: unknown[] = []
  do items.push(numbered(item, items.length))
  while (items.length < mostItems && !field.safeParse(items).success)
  return items
}

/** No list asks for more. */
const mostItems = 10

/** The second of a list is `tekst 2`; what refers to something else, such as a picture, stays what it is. */
function numbered(value: unknown, index: number): unknown {
  if (index === 0) return value
  if (typeof value === 'string') return `${value} ${index + 1}`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'picture' ? inner : numbered(inner, index)]),
  )
}

/** The longest title and word that the other words leave room for. */
const [titleRoom, wordRoom] = [48, 24]

function fillIn(example: unknown, { title }: NewPage): unknown {
  if (typeof example !== 'string') return example
  return example
    .replaceAll('{titel}', () => title.slice(0, titleRoom).trim())
    .replaceAll('{woord}', slugOf(title).slice(0, wordRoom).replace(/-+$/, ''))
}
