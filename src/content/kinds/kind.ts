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
  /** What shows its subject in pictures and bars is as wide as text and aside together. */
  isAcross?: boolean
  /** Nothing in its text is wider than a line of it. */
  isPlain?: boolean
  /** Every page leads to it, or a list of the site does; without it a writer has to. */
  isLedTo?: boolean
  /** Visitors may look for it; not for what leads elsewhere itself. */
  isSearched?: boolean
  /** What visitors are told that it is, by its name in content/teksten.yaml. */
  word?: 'complaint' | 'service' | 'other'
}

/**
 * Declares a kind of page; its layout stands in src/page/PageView.tsx.
 * @param name what a writer types at `kind:`
 * @param fields what the frontmatter holds besides; other keys are mistakes, so that none passes for an empty field
 */
export const kind = <const Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  {
    at,
    under = '/',
    isComposed = false,
    isWide = false,
    isAcross = false,
    isPlain = false,
    isLedTo = false,
    isSearched = true,
    word = 'other',
  }: Rules,
  fields: Fields,
) => ({
  name,
  at,
  under,
  isComposed,
  isWide,
  isAcross,
  isPlain,
  isLedTo,
  isSearched,
  word,
  schema: z.strictObject({ kind: z.literal(name).describe('Het soort pagina.'), ...fields }),
})
