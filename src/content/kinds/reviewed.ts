import { date } from '../exceptions.ts'
import { translated } from '../translated.ts'
import { textWithFacts } from './fields.ts'

/** Who looked over a medical text, and when. Published only where that really happened, so nothing fills it in. */
export const reviewed = translated({
  door: ['by', textWithFacts.describe('Naam en beroep van wie de tekst nakeek.')],
  op: ['on', date.describe('De dag waarop dat was, als 2026-12-25.')],
})

/** How long a review counts: guidelines of KNGF and NHG are revised in a few years. */
const years = 2

/**
 * The first day on which a text has to be looked over again.
 * @param day of the review, as `YYYY-MM-DD`
 */
export const reviewEnds = (day: string): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
