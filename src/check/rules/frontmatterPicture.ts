import { pictureMistake } from './picture.ts'
import type { TextRule } from './rule.ts'
import { stringsIn } from './stringsIn.ts'

/** The pictures that frontmatter names exist. */
export const frontmatterPicture: TextRule = ({ frontmatter }, report, known) => {
  if (!frontmatter?.ok) return
  for (const { path, value } of stringsIn(frontmatter.data)) {
    const mistake = path.at(-1) === 'picture' ? pictureMistake(value, known) : undefined
    if (mistake) report(frontmatter.locate(path), mistake)
  }
}
