import { parse } from 'yaml'
import { z } from 'zod'
import { reviewEnds } from '../content/kinds/reviewed.ts'
import { unseenFields } from '../content/unseenFields.ts'
import type { PageText } from './readPage.ts'
import type { Problem } from './problems.ts'
import { bodyText, frontmatterText } from './splitText.ts'

const frontmatter = z.record(z.string(), z.json()).catch({})
const review = z.looseObject({ nagekeken: z.looseObject({ op: z.string() }) })

/** What says nothing about a complaint: who looked it over, where the page stands, and how it is found. */
const aside = [...unseenFields, 'nagekeken', 'picture', 'vanaf', 'tot']

/**
 * What a text says, for comparing it with what it said before: facts stay names, and where lines end, how a word stands
 * out and what only writers read is no difference.
 * @param source the file of a page
 */
export function meaningOf(source: string): string {
  const said = Object.entries(frontmatterOf(source)).filter(([name]) => !aside.includes(name))
  return `${JSON.stringify(said)} ${bodyText(source)}`
    .replace(/[*_]|\\n/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The day on which somebody looked a text over, as its file says; nothing when nobody did. */
export const reviewedOn = (source: string): string | undefined =>
  review.safeParse(frontmatterOf(source)).data?.nagekeken.op

function frontmatterOf(source: string): z.output<typeof frontmatter> {
  try {
    return frontmatter.parse(parse(frontmatterText(source) ?? ''))
  } catch {
    return {}
  }
}

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
    const isOther = then !== undefined && meaningOf(then) !== meaningOf(source)
    const why = isOther ? 'is de tekst veranderd' : isOld ? 'zijn twee jaar voorbij' : undefined
    if (why === undefined) return []
    const message = `sinds ${path} op ${day} is nagekeken, ${why}. Laat de pagina opnieuw nakijken en zet die dag bij "op", of haal "nagekeken" weg.`
    return [{ ...read.locate(['nagekeken', 'op']), severity: 'warning', message }]
  })
}
