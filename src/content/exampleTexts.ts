import { z } from 'zod'
import { literally } from './literally.ts'
import { onceFor } from './once.ts'
import { rulesOf } from './frontmatter.ts'
import type { Kind } from './frontmatter.ts'
import { exampleOf } from './kinds/example.ts'

/** What stands in the text of a new page until its writer has something better. */
export const bodyExample = { heading: 'Uw eerste kop', text: 'Uw tekst.' }
/** What stands in a field of which nothing is said. */
export const plainExample = 'Tekst.'

/** Whether a page may do without a field. */
export const isOptional = (field: unknown): boolean => field instanceof z.ZodOptional

/** What a field is for, in the words of its declaration. */
export const descriptionOf = (field: z.ZodType): string =>
  field.description ?? (field instanceof z.ZodOptional ? descriptionOf(field.unwrap() as z.ZodType) : '')

/** A text that `npm run nieuw` writes, with dots for what it takes from the title. */
interface Example {
  text: string
  pattern: RegExp
}

const examples = new Map<Kind, readonly Example[]>()

/** What `npm run nieuw` wrote in a field and its writer left there, or that it is still to be written; else nothing. */
export const exampleIn = (kind: Kind, typed: string): string | undefined =>
  toDo(typed) ?? onceFor(examples, kind, () => examplesOf(kind)).find(({ pattern }) => pattern.test(typed))?.text

/** The same of a heading or a paragraph. */
export const exampleInBody = (typed: string): string | undefined =>
  toDo(typed) ?? Object.values(bodyExample).find((text) => text === typed)

const toDo = (typed: string): string | undefined => (/^todo[.:]?$/i.test(typed) ? typed : /\[todo\]/i.exec(typed)?.[0])

const examplesOf = (kind: Kind): Example[] =>
  Object.values<z.ZodType>(rulesOf({ kind }).schema.shape)
    .flatMap(textsOf)
    .map((text) => {
      const words = text.split(slot)
      // The second of a list has a number behind it.
      const pattern = new RegExp(`^${words.map(literally).join('.+')}(?: \\d+)?$`, 'u')
      return { text: words.join('…'), pattern }
    })

const slot = /\{(?:titel|woord)\}/

/** What a new page has in a field and its writer has to replace; a name of something else is right as it is. */
function textsOf(field: z.ZodType): string[] {
  const example = exampleOf(field)
  if (example !== undefined) return typeof example === 'string' && isToReplace(example) ? [example] : []
  if (isOptional(field) || field instanceof z.ZodLiteral || field instanceof z.ZodEnum || field instanceof z.ZodNumber)
    return []
  if (field instanceof z.ZodArray) return textsOf(field.element as z.ZodType)
  if (field instanceof z.ZodObject) return Object.values(field.shape).flatMap((inner) => textsOf(inner as z.ZodType))
  return [descriptionOf(field) || plainExample]
}

/** `{titel} in {plaats}` may stay; words around the title may not. */
const isToReplace = (example: string): boolean =>
  slot.test(example) && /\p{L}{4}/u.test(example.replaceAll(/\{.*?\}/g, ''))
