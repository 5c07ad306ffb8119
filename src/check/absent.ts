import { isOnDays } from '../content/period.ts'
import { whyHidden } from '../content/visibility.ts'
import type { PageReading, PageText } from './readPage.ts'
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

/** The addresses of the headings of a page that are not there on a day, such as those over offers. */
export const absentHeadings = ({ path, dates, parts }: PageText, today: string): string[] =>
  // Most pages have none, which is known at once.
  dates.length === 0
    ? []
    : parts.flatMap(({ heading, days }) => (heading && !isOnDays(days, today) ? [`${path}#${heading.id}`] : []))
