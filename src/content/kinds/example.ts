import type { z } from 'zod'

/**
 * A field with what stands there on a new page, until its writer has something better. In texts `{titel}` is the title
 * of that page, and `{woord}` the same as a word to search by; all else between braces names a fact.
 */
export const withExample = <Field extends z.ZodType>(field: Field, voorbeeld: unknown): Field =>
  field.meta({ ...field.meta(), voorbeeld })

/** What {@link withExample} gave a field; nothing when it has none. */
export const exampleOf = (field: z.ZodType): unknown => field.meta()?.['voorbeeld']
