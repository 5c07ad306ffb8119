import type { Facts } from '../../content/facts.ts'
import { missingFacts } from '../../content/missing.ts'
import { fileOfPage } from '../../check/files.ts'
import { startOf } from '../../check/problems.ts'
import type { Problem } from '../../check/problems.ts'
import { promisesFile } from '../../check/promises.ts'
import type { Locate } from '../../check/yaml.ts'

/** What the build says about facts that nobody has filled in yet. */
export const reportExamples = ({ examples }: Facts): string =>
  examples.length === 0
    ? 'Alle feiten van de praktijk zijn ingevuld.'
    : `Nog ${examples.length} voorbeelden in content/praktijk.yaml: ${examples.join(', ')}.`

/** How many addresses and headings nobody has promised to keep yet; nothing when there are none. */
export const reportUnpromised = ({ length }: readonly string[]): string =>
  length === 0
    ? ''
    : `${length === 1 ? '1 adres of kop is' : `${length} adressen en koppen zijn`} nieuw. Gaan ze online? Leg ze dan vast: npm run adressen -- --accept`

/** A site that goes live has promised all that others can link to. */
export const unpromisedProblems = (lines: readonly string[]): Problem[] =>
  lines.length === 0
    ? []
    : [
        {
          ...startOf(`content/${promisesFile}`),
          message: `Hier ontbreekt wat nieuw is: ${lines.join(', ')}. Leg het vast met npm run adressen -- --accept.`,
        },
      ]

/**
 * What keeps the site from going live: example facts, facts that nobody filled in, and statements that the owner has
 * yet to confirm.
 * @param locate where a value stands in praktijk.yaml
 * @param root the project's folder, for the names of files
 */
export const releaseProblems = (facts: Facts, locate: Locate, root: string): Problem[] => [
  ...facts.examples.map((path, index) => ({
    ...locate(['voorbeelden', index]),
    message: `${path} is nog een voorbeeld. Vul het echte feit in en haal het pad weg bij "voorbeelden".`,
  })),
  ...missingFacts(facts).map(({ path, why }) => ({
    ...locate([]),
    message: `${path} ontbreekt: ${why}. Vul het in, of schrijf daar "geen" als de site het niet moet tonen.`,
  })),
  ...facts.toConfirm.map(({ text, page }, index) => ({
    ...locate(['bevestigen', index, 'tekst']),
    message: `Laat de eigenaar bevestigen (${fileOfPage(root, page)}): ${text} Haal de regel daarna weg bij "bevestigen".`,
  })),
]
