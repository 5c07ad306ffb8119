import { claimNames, priceNames } from './facts.ts'
import type { Facts } from './facts.ts'
import { hoursSentence, hoursSummary, mergeWeeks, weekdaySentence, weekendSentences } from './hours.ts'
import { isOwnName } from './ownFacts.ts'
import type { OwnName } from './ownFacts.ts'
import { formatPhone } from './phone.ts'
import { formatPrice } from './price.ts'

const weekOf = ({ locations }: Facts) => mergeWeeks(locations.map(({ hours }) => hours))

/** What is made of the facts for a page, by the name that a writer gives it; a page of no town has the region. */
const derived = {
  naam: ({ name }) => name,
  telefoon: ({ phone }) => formatPhone(phone),
  email: ({ email }) => email,
  whatsapp: () => 'WhatsApp',
  plaats: ({ locations, region }, city) => locations.find(({ id }) => id === city)?.name ?? region,
  'ervaring-kort': ({ claims }) => figureOf(claims.ervaring),
  'afspraak-kort': ({ claims }) => figureOf(claims.afspraak),
  uren: (facts) => hoursSentence(weekOf(facts)),
  'uren-kort': (facts) => {
    const { days, times } = hoursSummary(weekOf(facts))
    return `${days.toLowerCase()} ${times}`.trim()
  },
  'uren-week': (facts) => weekdaySentence(weekOf(facts)),
  'uren-zaterdag': (facts) => weekendSentences(weekOf(facts)).join(', '),
} satisfies Record<string, (facts: Facts, city?: string) => string>
type DerivedName = keyof typeof derived
const derivedNames = Object.keys(derived) as DerivedName[]

/** The facts a writer may name between braces, in text and in frontmatter. */
export const placeholderNames = [...derivedNames, ...claimNames, ...priceNames]
/** Those that are links in running text. */
export const linkedFacts = ['telefoon', 'email', 'whatsapp'] as const satisfies readonly PlaceholderName[]
type PlaceholderName = (typeof placeholderNames)[number]
export type Placeholders = Record<PlaceholderName, string> & { readonly [Name in OwnName]?: string }

/** Whether a name can be that of a fact; one of the writer's own exists only when praktijk.yaml has it. */
export const isPlaceholder = (name: string): name is PlaceholderName | OwnName =>
  isOwnName(name) || placeholderNames.some((known) => known === name)

/**
 * The text of every fact that a page may name.
 * @param city the page's `city`; without it `{plaats}` is the region
 */
export function placeholdersFor(facts: Facts, city?: string): Placeholders {
  return {
    ...ownTexts(facts),
    ...facts.claims,
    ...named(priceNames, (name) => formatPrice(facts.prices[name])),
    ...named(derivedNames, (name) => derived[name](facts, city)),
  }
}

const named = <N extends string>(names: readonly N[], textOf: (name: N) => string) =>
  Object.fromEntries(names.map((name) => [name, textOf(name)])) as Record<N, string>

/** A number is a price. */
const ownTexts = ({ own }: Facts): Record<OwnName, string> =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, typeof value === 'number' ? formatPrice(value) : value]),
  )

/** The number of a claim with the word after it: `meer dan 30 jaar` → `30 jaar`; a claim without number stays whole. */
const figureOf = (claim: string): string => /\d[\d.,]*\+?(?: \p{L}+)?/u.exec(claim)?.[0] ?? claim

const pattern = /\{([^{}]*)\}/g

/** Replaces `{name}` in every string of a value by its fact; unknown names stay as they are. */
export function fillIn<T>(value: T, placeholders: Placeholders): T {
  return fill(value, placeholders) as T
}

function fill(value: unknown, placeholders: Placeholders): unknown {
  if (typeof value === 'string') {
    // Most texts name none.
    if (!value.includes('{')) return value
    return value.replace(pattern, (whole, name: string) =>
      isPlaceholder(name) ? (placeholders[name] ?? whole) : whole,
    )
  }
  if (Array.isArray(value)) return value.map((item: unknown) => fill(item, placeholders))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, placeholders)]))
}
