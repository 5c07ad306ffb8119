import { formatPhone } from '../../content/phone.ts'
import { literal } from '../../hosting/patterns.ts'
import { facts } from '../facts.ts'

/** What the owner may change at any time, and the word that stands for it in a kept tree. */
const masks: readonly (readonly [string, string])[] = [
  ...facts.social.flatMap(({ network, href }) => [
    [href, '{link}'] as const,
    [`op ${network}`, 'op {netwerk}'] as const,
  ]),
  [facts.email, '{email}'],
  [facts.name, '{naam}'],
  [formatPhone(facts.phone), '{telefoon}'],
  [facts.phone, '{telefoon}'],
  [facts.whatsapp.replace('+', ''), '{whatsapp}'],
  ...facts.locations.flatMap(({ street, town }) => [[street, '{straat}'] as const, [town, '{plaats}'] as const]),
]
/** As a whole word; an e-mail address is told with spaces where it may break. */
const patterns = masks.map(([fact, word]) => {
  const broken =
    fact === facts.email
      ? fact
          .split(/(?<=@)|(?=\.)/)
          .map(literal)
          .join(' ?')
      : literal(fact)
  return [new RegExp(`(?<![\\p{L}\\d])${broken}(?![\\p{L}\\d])`, 'gu'), word] as const
})

/** A name or an address with the facts of the practice replaced by what they are: `Bel {telefoon}`. */
export const maskFacts = (text: string): string =>
  patterns.reduce((rest, [pattern, word]) => rest.replaceAll(pattern, word), text)
