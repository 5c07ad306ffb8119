import { z } from 'zod'

interface Rules {
  /** The kind exists once, at this address; without it there may be many pages of the kind. */
  at?: string
  /** Where a new page of the kind stands; without it at the top. */
  under?: string
  /** Its text is composed of full-width sections; without it the text is one column. */
  isComposed?: boolean
  /** Its column of text has the room beside it too; what would stand there comes under it. */
  isWide?: boolean
}

/**
 * Declares a kind of page; its layout stands in src/page/PageView.tsx.
 * @param name what a writer types at `kind:`
 * @param fields what the frontmatter holds besides; other keys are mistakes, so that none passes for an empty field
 */
export const kind = <const Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  { at, under = '/', isComposed = false, isWide = false }: Rules,
  fields: Fields,
) => ({
  name,
  at,
  under,
  isComposed,
  isWide,
  schema: z.strictObject({ kind: z.literal(name).describe('Het soort pagina.'), ...fields }),
})
