import { isAcross } from '../content/frontmatter.ts'
import type { Page } from '../site/page.ts'

/**
 * What tells page/Article.tsx that a part is as wide as text and aside together, on a page whose kind has such parts.
 * @param at `end` for what may close the text: nothing stands beside or under it
 * @returns attributes for the outermost element of the part
 */
export const acrossMark = ({ frontmatter }: Page, at: '' | 'end' = '') => ({
  'data-wide': isAcross(frontmatter) ? at : undefined,
})
