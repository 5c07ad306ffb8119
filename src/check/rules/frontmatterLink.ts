import { targetMistake } from './linkTarget.ts'
import type { TextRule } from './rule.ts'
import { stringsIn } from './stringsIn.ts'

/** The pages that frontmatter leads to exist. */
export const frontmatterLink: TextRule = ({ frontmatter }, report, known) => {
  if (!frontmatter?.ok) return
  for (const { path, value } of stringsIn(frontmatter.data)) {
    const mistake = path.at(-1) === 'link' ? targetMistake(value, known) : undefined
    if (mistake) report(frontmatter.locate(path), mistake)
  }
}
