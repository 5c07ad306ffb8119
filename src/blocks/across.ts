import { rulesOf } from '../content/frontmatter.ts'
import type { Page } from '../site/page.ts'
import { bulletRoom } from './prose.ts'

/** A heading in the first of three columns, and its words in the others. */
export const besideColumns = 'grid-template-columns:calc(100% / 3 - 24px) minmax(0, 1fr);column-gap:35px;'

/** How wide the first of three columns is within a panel. */
export const sheetNames = 'max(15rem, 100% / 3 - 39px)'
/** As wide as a sheet: the title, or what calls, in the first of three columns; all words begin on one line below each other. */
export const sheetColumns = `grid-template-columns:${sheetNames} minmax(0, 1fr);`

/** From that column to the dots of the points beside it, and to the words behind those dots. */
export const sheetGap = '18px'
export const sheetWords = `calc(${sheetGap} + ${bulletRoom})`

/**
 * What tells page/Article.tsx that a part is as wide as text and aside together, on a page whose kind has such parts.
 * @param at `end` for what may close the text: nothing stands beside or under it
 * @returns attributes for the outermost element of the part
 */
export const acrossMark = ({ frontmatter }: Page, at: '' | 'end' = '') => ({
  'data-wide': rulesOf(frontmatter).isAcross ? at : undefined,
})
