import { headingsOf } from '../headings.ts'
import type { TextRule } from '../rule.ts'

/** A heading tells parts apart: none on a page says what another, or the title, already says. */
export const repeatedHeading: TextRule = ({ tree, frontmatter }, report) => {
  const seen = new Map<string, () => number>()
  if (frontmatter?.ok) seen.set(frontmatter.data.heading.toLowerCase(), () => frontmatter.locate(['heading']).line)
  // A smaller heading may come again below another.
  for (const { node, text, depth } of headingsOf(tree())) {
    if (depth > 2) continue
    const words = text.trim().toLowerCase()
    const line = seen.get(words)
    if (line)
      report(
        node,
        `Deze kop staat al op regel ${line()}. Geef hem andere woorden, zodat de lezer de delen uit elkaar houdt.`,
      )
    else seen.set(words, () => node.position?.start.line ?? 1)
  }
}
