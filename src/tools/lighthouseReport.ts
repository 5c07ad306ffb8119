import { z } from 'zod'

/** What Lighthouse judges a page by, in its own names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const score = z.number().min(0).max(1).nullable()
const report = z.looseObject({
  runtimeError: z.looseObject({ message: z.string() }).optional(),
  categories: z.record(
    z.enum(categories),
    z.looseObject({ score, auditRefs: z.array(z.looseObject({ id: z.string(), weight: z.number() })) }),
  ),
  audits: z.record(z.string(), z.looseObject({ title: z.string(), score, displayValue: z.string().optional() })),
})
export type Report = z.infer<typeof report>

/** Reads the JSON that Lighthouse writes. Throws when it could not look at the page. */
export function readReport(json: string): Report {
  const read = report.parse(JSON.parse(json))
  if (read.runtimeError) throw new Error(read.runtimeError.message)
  return read
}

/** The four scores, from 0 to 100. */
export const scoresOf = (read: Report): number[] =>
  categories.map((name) => Math.round((read.categories[name].score ?? 0) * 100))

/** Whether all four are 100. */
export const isPerfect = (read: Report): boolean => scoresOf(read).every((value) => value === 100)

/** What keeps a page from four times 100: every audit that counts and is not whole, with what was measured. */
export const missedIn = ({ categories: judged, audits }: Report): string[] =>
  categories
    .filter((name) => judged[name].score !== 1)
    .flatMap((name) => judged[name].auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => {
      const audit = audits[id]
      return audit && audit.score !== null && audit.score < 1
        ? [`${id}: ${audit.title}${audit.displayValue === undefined ? '' : ` (${audit.displayValue})`}`]
        : []
    })
