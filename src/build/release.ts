import type { Facts } from '../content/facts.ts'
import type { Problem } from '../content/problems.ts'

const file = 'content/praktijk.yaml'

/** What the build says about facts that nobody has filled in yet. */
export const reportExamples = ({ examples }: Facts): string =>
  examples.length === 0
    ? 'Alle feiten van de praktijk zijn ingevuld.'
    : `Nog ${examples.length} voorbeelden in ${file}: ${examples.join(', ')}.`

/** What keeps the site from going live: example facts, and statements that the owner has yet to confirm. */
export function releaseProblems({ examples, toConfirm }: Facts): Problem[] {
  const at = { file, line: 1, column: 1 }
  return [
    ...examples.map((path) => ({
      ...at,
      message: `${path} is nog een voorbeeld. Vul het echte feit in en haal het pad weg bij "voorbeelden".`,
    })),
    ...toConfirm.map(({ text, page }) => ({
      ...at,
      message: `Laat de eigenaar bevestigen (content/${page}.mdx): ${text} Haal de regel daarna weg bij "bevestigen".`,
    })),
  ]
}
