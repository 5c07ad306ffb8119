import type { ProseRule } from '../rule.ts'

/** Readers are spoken to as "u" everywhere; what a client says in his own words is his. */
export const formOfAddress: ProseRule = ({ text, fields }, report) => {
  if (fields.includes('testimonials') || fields.includes('zoekwoorden')) return
  const found = /(?<![\p{L}’'-])(?:je|jij|jou|jouw|jullie)(?![\p{L}’'-])/iu.exec(text)
  if (found) report(found.index, `"${found[0]}": de site zegt overal u. Schrijf u of uw.`)
}
