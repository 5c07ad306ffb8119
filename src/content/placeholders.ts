import { claimNames, priceNames } from './facts.ts'
import type { Facts } from './facts.ts'
import { hoursSentence, hoursSummary, mergeWeeks, weekdaySentence, weekendSentences } from './hours.ts'
import { formatPhone } from './phone.ts'
import { formatPrice } from './price.ts'

/** The facts a writer may name between braces, in text and in frontmatter. */
export const placeholderNames = [
  'naam',
  'telefoon',
  'email',
  'whatsapp',
  'plaats',
  ...claimNames,
  'uren',
  'uren-kort',
  'uren-week',
  'uren-zaterdag',
  ...priceNames,
] as const
export type PlaceholderName = (typeof placeholderNames)[number]
export type Placeholders = Record<PlaceholderName, string>

export const isPlaceholder = (name: string): name is PlaceholderName => placeholderNames.some((known) => known === name)

/**
 * The text of every fact that a page may name.
 * @param city the page's `city`; without it `{plaats}` is the region
 */
export function placeholdersFor(facts: Facts, city?: string): Placeholders {
  const week = mergeWeeks(facts.locations.map(({ hours }) => hours))
  const summary = hoursSummary(week)
  return {
    ...facts.claims,
    naam: facts.name,
    telefoon: formatPhone(facts.phone),
    email: facts.email,
    whatsapp: 'WhatsApp',
    plaats: facts.locations.find(({ id }) => id === city)?.name ?? facts.region,
    uren: hoursSentence(week),
    'uren-kort': `${summary.days.toLowerCase()} ${summary.times}`.trim(),
    'uren-week': weekdaySentence(week),
    'uren-zaterdag': weekendSentences(week).join(', '),
    'prijs-sportzolen': formatPrice(facts.prices['prijs-sportzolen']),
    'prijs-moeder-dochter': formatPrice(facts.prices['prijs-moeder-dochter']),
  }
}

const pattern = /\{([^{}]*)\}/g

/** Replaces `{name}` in every string of a value by its fact; unknown names stay as they are. */
export function fillIn<T>(value: T, placeholders: Placeholders): T {
  return fill(value, placeholders) as T
}

function fill(value: unknown, placeholders: Placeholders): unknown {
  if (typeof value === 'string') {
    return value.replace(pattern, (whole, name: string) => (isPlaceholder(name) ? placeholders[name] : whole))
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, placeholders))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, placeholders)]))
}
