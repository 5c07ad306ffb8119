import { z } from 'zod'
import { reviewEnds } from '../content/kinds/reviewed.ts'
import { meaningOf, readFields } from './meaning.ts'
import type { PageText } from './readPage.ts'
import type { Problem } from './problems.ts'

const review = z.object({ nagekeken: z.object({ op: z.string() }) })

/** Who looked a text over, where it stands and how it is drawn says nothing about a complaint. */
export const saidOf = (source: string): string => meaningOf(source, ['nagekeken', 'picture', 'vanaf', 'tot'])

/** The day on which somebody looked a text over, as its file says; nothing when nobody did. */
export const reviewedOn = (source: string): string | undefined =>
  review.safeParse(readFields(source)).data?.nagekeken.op

/**
 * What has to be looked over again: because it was long ago, or because the text says something else since.
 * @param today as `YYYY-MM-DD`
 * @param textThen the text of a file as it was when its present day of review came into it; nothing when nobody knows
 */
export function reviewWarnings(
  pages: readonly PageText[],
  today: string,
  textThen: (file: string) => string | undefined,
): Problem[] {
  return pages.flatMap(({ file, path, source, frontmatter: read }): Problem[] => {
    const day = reviewedOn(source)
    if (day === undefined || !read?.ok) return []
    const then = textThen(file)
    const isOld = reviewEnds(day) <= today
    const isOther = then !== undefined && saidOf(then) !== saidOf(source)
    const why = isOther ? 'is de tekst veranderd' : isOld ? 'zijn twee jaar voorbij' : undefined
    if (why === undefined) return []
    const message = `sinds ${path} op ${day} is nagekeken, ${why}. Laat de pagina opnieuw nakijken en zet die dag bij "op", of haal "nagekeken" weg.`
    return [{ ...read.locate(['nagekeken', 'op']), severity: 'warning', message }]
  })
}
