import { stemmer } from '@orama/stemmers/dutch'

/** Words that say nothing of what somebody looks for. */
const empty = new Set(
  (
    'aan al alles als bij bent ben dan dat de deze die dit door een eens en er erg gaan gaat geen had heb hebben ' +
    'hebt heeft het hier hoe iets ik in is ja je jij kan kun kunnen kunt last laten maar mag me meer met mij mijn moet ' +
    'mn na naar niet nodig nog nu of om ook op over soms te tegen toch tot u uit uw van veel vaak voor waar waarom wanneer ' +
    'was wat we wel welke wie wij wil word worden wordt ze zich zij zijn zo zonder'
  ).split(' '),
)

const parts =
  'achilles|arm|been|bekken|bil|borst|boven(?:arm|been)|duim|elleboog|enkel|gewricht|hand|heup|hiel|hoofd|kaak|knie|kuit|' +
  'lies|nek|onder(?:arm|been|rug)|pees|pols|rib|rug|scheen|schouder|spier|stuit|teen|vinger|voet|zenuw'
const ailments =
  'artrose|banden|blessures?|brace|breuk|klacht(?:en)?|kramp|letsel|massage|oefening(?:en)?|ontsteking|operatie|pees|' +
  'peesontsteking|pijn(?:en)?|prothese|scheuring|slijtage|spier(?:en)?|stijfheid|tintelingen|verrekking|zolen'

/** `kniepijn`, `spierenkramp`: a part of the body and what is the matter with it. */
const compound = new RegExp(`^(${parts})(?:en|e|s)?(${ailments})$`)

/** The words of a text in small letters, without accents and soft hyphens. */
export const wordsIn = (text: string): string[] =>
  text
    .replaceAll('\u00AD', '')
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(/\bhoe lang\b/g, 'hoelang')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.replace(/ieen$/, 'ie'))

/**
 * What a word is found by: its stem and, of a compound, the stems of its parts; nothing for a word without meaning.
 * @param word as {@link wordsIn} gives it
 */
export function termsOf(word: string): string[] {
  if (word.length < 2 || empty.has(word)) return []
  const [, part, ailment] = compound.exec(word) ?? []
  return [...new Set([word, part, ailment].flatMap((each) => (each === undefined ? [] : stemmer(each))))]
}

/** What texts are found by: each letter that somebody types asks for the same words and headings again. */
const known = new Map<string, readonly string[]>()

/** What a text is found by: the terms of its words. */
export function termsIn(text: string): readonly string[] {
  const terms = known.get(text) ?? wordsIn(text).flatMap(termsOf)
  known.set(text, terms)
  return terms
}
