import { meanOrChoose } from '../didYouMean.ts'
import type { TextRule } from '../rule.ts'

/** The town that a page is about is one of the locations in the facts. */
export const frontmatterTown: TextRule = ({ frontmatter }, report, known) => {
  const city = frontmatter?.ok ? frontmatter.data.city : undefined
  const towns = known.towns()
  if (!frontmatter?.ok || city === undefined || !towns || towns.includes(city)) return
  report(frontmatter.locate(['city']), `city: "${city}" kennen we niet. ${meanOrChoose(city, towns)}`)
}
