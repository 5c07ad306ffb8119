import { headingsOf } from '../headings.ts'
import { meanOrChoose } from '../didYouMean.ts'
import type { TextRule } from '../rule.ts'

/** The part that a button at the top of a page leads to is a heading of that page. */
export const headingJump: TextRule = ({ frontmatter, tree }, report) => {
  if (!frontmatter?.ok || !('jump' in frontmatter.data) || frontmatter.data.jump === undefined) return
  const { jump } = frontmatter.data
  const texts = headingsOf(tree()).flatMap(({ depth, text }) => (depth === 2 ? [text] : []))
  if (!texts.includes(jump))
    report(
      frontmatter.locate(['jump']),
      `jump: "${jump}" is geen kop (##) van deze pagina. ${meanOrChoose(jump, texts)}`,
    )
}
