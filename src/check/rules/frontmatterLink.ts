import { aboutTexts } from '../frontmatterTexts.ts'
import { targetMistake } from './linkTarget.ts'

/** The pages that frontmatter leads to exist. */
export const frontmatterLink = aboutTexts((text, known, field) =>
  field === 'link' ? targetMistake(text, known) : undefined,
)
