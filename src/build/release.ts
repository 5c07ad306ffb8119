import type { Facts } from '../content/facts.ts'
import { fileOfPage } from '../content/files.ts'
import type { Problem } from '../content/problems.ts'

const file = 'content/praktijk.yaml'

/** What the build says about facts that nobody has filled in yet. */
export const reportExamples = ({ examples }: Facts): string =>
  examples.length === 0
    ? 'Alle feiten van de praktijk zijn ingevuld.'
    : `Nog ${examples.length} voorbeelden in ${file}: ${examples.join(', ')}.`

/**
 * What keeps the site from going live: example facts, and statements that the owner has yet to confirm.
 * @param source the text of praktijk.yaml, for the lines
 * @param root the project's folder, for the names of files
 */
export function releaseProblems({ examples, toConfirm }: Facts, source: string, root = process.cwd()): Problem[] {
  return [
    ...examples.map((path) => ({
      ...locate(source, `- ${path}`),
      message: `${path} is nog een voorbeeld. Vul het echte feit in en haal het pad weg bij "voorbeelden".`,
    })),
    ...toConfirm.map(({ text, page }) => ({
      ...locate(source, text.slice(0, 30)),
      message: `Laat de eigenaar bevestigen (${fileOfPage(root, page)}): ${text} Haal de regel daarna weg bij "bevestigen".`,
    })),
  ]
}

/** Where a text stands in praktijk.yaml. */
function locate(source: string, text: string): Omit<Problem, 'message'> {
  const lines = source.split('\n')
  const index = lines.findIndex((line) => line.trim().startsWith(text))
  return { file, line: Math.max(0, index) + 1, column: (lines[index]?.search(/\S/) ?? 0) + 1 }
}
