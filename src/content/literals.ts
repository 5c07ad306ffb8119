import type { Facts } from './facts.ts'
import { formatInterval } from './hours.ts'
import { formatPrice } from './price.ts'

/** A fact as it could be typed over, so that it would stay when the fact changes. */
export interface Literal {
  kind: 'phone' | 'words' | 'price' | 'hours'
  /** Digits of a number, words in lower case, cents, or `08:00–18:00`. */
  value: string
  /** What to type instead. */
  instead: string
}

/** Claims of the practice itself; the others are measures that a text about health may have by itself. */
const ownClaims = ['ervaring', 'clienten', 'afspraak', 'afspraak-faq', 'acuut'] as const

const centsOf = (euros: number): string => String(Math.round(euros * 100))

/** Every fact that nobody types over, each once. */
export function literalsOf(facts: Facts): Literal[] {
  const words = (value: string, instead: string): Literal => ({ kind: 'words', value: value.toLowerCase(), instead })
  const place = 'Verwijs naar /locations, of gebruik het blok <Locaties kort />.'
  const all: Literal[] = [
    { kind: 'phone', value: facts.phone.slice(1), instead: 'Schrijf {telefoon}.' },
    { kind: 'phone', value: facts.whatsapp.slice(1), instead: 'Schrijf {whatsapp}.' },
    words(facts.email, 'Schrijf {email}.'),
    ...facts.locations.flatMap(({ street, postcode }) => [words(street, place), words(postcode, place)]),
    ...ownClaims.map((name) => words(facts.claims[name], `Schrijf {${name}}.`)),
    ...Object.entries(facts.prices).map(([name, value]): Literal => price(value, name)),
    ...Object.entries(facts.own).flatMap(([name, value]) => (typeof value === 'number' ? [price(value, name)] : [])),
    ...facts.locations.flatMap(({ hours }) =>
      Object.values(hours).flatMap((interval): Literal[] =>
        interval
          ? [
              {
                kind: 'hours',
                value: formatInterval(interval),
                instead: 'Schrijf {uren}, {uren-week} of {uren-zaterdag}.',
              },
            ]
          : [],
      ),
    ),
  ]
  return all.filter(
    ({ kind, value }, index) => all.findIndex((one) => one.kind === kind && one.value === value) === index,
  )
}

const price = (value: number, name: string): Literal => ({
  kind: 'price',
  value: centsOf(value),
  instead: `Schrijf {${name}} (nu ${formatPrice(value)}).`,
})

/** Something in a text that is written as a fact of this kind, with its value as {@link Literal} has it. */
const forms: readonly (readonly [kind: Literal['kind'], pattern: RegExp, read: (found: RegExpExecArray) => string])[] =
  [
    ['phone', /(?<![\d+])(?:\+|00)?\d[\d\s\u00A0().-]{7,16}\d(?!\d)/g, ([sign]) => internationalDigits(sign)],
    ['price', /€[ \u00A0]?(\d[\d.]*)(?:,(\d{2}|-))?(?!\d)/g, ([, euros, cents]) => centsIn(euros, cents)],
    [
      'price',
      /(?<![\d,.])(\d[\d.]*)(?:,(\d{2}))?[ \u00A0]euro(?!\p{L})/gu,
      ([, euros, cents]) => centsIn(euros, cents),
    ],
    [
      'hours',
      /(?<!\d)(\d{1,2})[:.](\d{2})(?: uur)?\s?(?:-|–|tot(?: en met)?|en)\s?(\d{1,2})[:.](\d{2})(?!\d)/g,
      ([, h = '', m = '', until = '', minutes = '']) =>
        `${h.padStart(2, '0')}:${m}–${until.padStart(2, '0')}:${minutes}`,
    ],
  ]

const centsIn = (euros = '', cents = '00'): string =>
  String(Number(euros.replaceAll('.', '')) * 100 + (cents === '-' ? 0 : Number(cents)))

const internationalDigits = (sign: string): string => {
  const digits = sign.replace(/\(0\)/, '').replace(/\D/g, '')
  if (sign.startsWith('+')) return digits
  return digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, '31')
}

/** The facts that are typed over in a text, with where they begin. */
export function literalsIn(
  text: string,
  literals: readonly Literal[],
): { index: number; typed: string; instead: string }[] {
  const lower = text.toLowerCase()
  const inWords = literals.flatMap(({ kind, value, instead }) => {
    // Most texts hold none, which is seen at once.
    const index = kind === 'words' && lower.includes(value) ? lower.search(wholeWords(value)) : -1
    return index < 0 ? [] : [{ index, typed: text.slice(index, index + value.length), instead }]
  })
  // Each has a number in it, and most texts have none.
  const inForms = (/\d/.test(text) ? forms : []).flatMap(([kind, pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const value = read(found)
      const literal = literals.find((one) => one.kind === kind && one.value === value)
      return literal ? [{ index: found.index, typed: found[0].trim(), instead: literal.instead }] : []
    }),
  )
  const all = [...inWords, ...inForms].toSorted((a, b) => a.index - b.index || b.typed.length - a.typed.length)
  // The longest of what begins at one place, and nothing within another.
  return all.filter(({ index }, at) => !all.slice(0, at).some((one) => index < one.index + one.typed.length))
}

const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u')
