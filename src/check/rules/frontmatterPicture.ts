import { aboutTexts } from '../frontmatterTexts.ts'
import { pictureMistake } from './picture.ts'

/** The pictures that frontmatter names exist. */
export const frontmatterPicture = aboutTexts((text, known, field) =>
  field === 'picture' ? pictureMistake(text, known) : undefined,
)
