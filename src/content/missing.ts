import type { Facts } from './facts.ts'
import { practicalFields } from './location.ts'

/** The facts of the practice that only the owner knows, with what a visitor misses without them. */
const ofPractice = {
  team: ['team', 'wie er werken'],
  tarieven: ['fees', 'wat een behandeling kost'],
  klachtenregeling: [
    'complaintsProcedure',
    'waar iemand met een klacht over de praktijk terecht kan (verplicht, Wkkgz)',
  ],
  erkenningen: ['accreditations', 'waarbij de praktijk is aangesloten, met naam'],
  agb: ['agb', 'de AGB-code, voor de zorgverzekeraar'],
} as const satisfies Record<string, readonly [keyof Facts, string]>

/**
 * What nobody has filled in yet, by its path in praktijk.yaml; what the owner has decided not to show is not missing.
 */
export function missingFacts(facts: Facts): { path: string; why: string }[] {
  const general = Object.entries(ofPractice).flatMap(([path, [name, why]]) =>
    facts[name] === undefined ? [{ path, why }] : [],
  )
  const local = facts.locations.flatMap(({ id, practical }) =>
    Object.entries(practicalFields).flatMap(([word, [name]]) =>
      practical?.[name] === undefined ? [{ path: `locaties.${id}.praktisch.${word}`, why: word }] : [],
    ),
  )
  return [...general, ...local]
}
