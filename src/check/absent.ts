import { whyHidden } from '../content/visibility.ts'
import type { PageReading } from './readPage.ts'
import { frontmatterText } from './splitText.ts'

type Stated = Pick<PageReading, 'frontmatter' | 'source'>

/** Whether a page says that it is a draft, also when something else in its frontmatter is wrong. */
export const isDraft = ({ frontmatter, source }: Stated): boolean =>
  frontmatter?.ok ? frontmatter.data.concept === true : /^concept:\s*true\b/m.test(frontmatterText(source) ?? '')

/**
 * Why a page is not on the site, in words for its writer; nothing when it is there, or is broken and no draft.
 * @param today as `YYYY-MM-DD`
 */
export function whyAbsent(page: Stated, today: string): string | undefined {
  if (page.frontmatter?.ok) return whyHidden(page.frontmatter.data, today)
  return isDraft(page) ? whyHidden({ concept: true }, today) : undefined
}
