import type { Check } from '../../../check/check.ts'
import type { PageText } from '../../../check/readPage.ts'
import { fillIn } from '../../../content/placeholders.ts'
import type { Placeholders } from '../../../content/placeholders.ts'
import { readingScore } from '../../../content/readingScore.ts'
import { whyHidden } from '../../../content/visibility.ts'

/** What a writer wants to know of a page while writing. */
export interface PageFacts {
  words: number
  /** Flesch-Douma; absent for a page of a few words. */
  score?: number
  /** Why it is not on the site; absent when it is. */
  hidden?: string
}

const segmenter = new Intl.Segmenter('nl', { granularity: 'word' })

/** Counts what a page holds. */
export function pageFacts(page: PageText, placeholders: Placeholders, today: string): PageFacts {
  const text = fillIn(
    page.parts.map((part) => `${part.heading?.text ?? ''}.\n${part.text}`),
    placeholders,
  ).join('\n')
  const score = readingScore(text)
  const why = page.frontmatter?.ok ? whyHidden(page.frontmatter.data, today) : undefined
  return {
    words: [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length,
    ...(score !== undefined && { score }),
    ...(why !== undefined && { hidden: why }),
  }
}

/** Where a fact is named, as files. */
export const filesNaming = (check: Pick<Check, 'texts'>, fact: string): string[] =>
  check.texts.filter(({ source }) => source.includes(`{${fact}}`)).map(({ file }) => file)
