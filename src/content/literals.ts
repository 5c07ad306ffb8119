import type { Facts } from './facts.ts'
import { formatInterval } from './hours.ts'
import { literally } from './literally.ts'
import { typedNumber } from './phone.ts'
import { formatPrice } from './price.ts'

/** A fact as it could be typed over, so that it would stay when the fact changes. */
export interface Literal {
  kind: 'phone' | 'words' | 'price' | 'hours'
  /** Digits of a number, words in lower case, cents, or `08:00–18:00`. */
  value: string
  /** What to type instead. */
  instead: string
  /**
   * How a word begins that tells that a sentence means this fact; absent when it can mean nothing else, empty when
   * nothing tells. A number of years, a price or a time may be anyone's.
   */
  near?: readonly string[]
}

const visit = ['terecht', 'afspraak', 'langs']
/**
 * Claims of the practice itself with the words that go with them; the others are measures that a text about health may
 * have by itself.
 */
const ownClaims = [
  ['ervaring', ['ervaring']],
  ['clienten', ['cliënt', 'client']],
  ['afspraak', visit],
  ['afspraak-faq', visit],
  ['acuut', visit],
] as const

const opening = ['open', 'geopend', 'terecht', 'bereikbaar']

/** What a price is also called, but for the words of its own name. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'prijs-sportzolen': ['zolen', 'hockey'],
}

const centsOf = (euros: number): string => String(Math.round(euros * 100))

/** Every fact that nobody types over, each once. */
export function literalsOf(facts: Facts): Literal[] {
  const words = (value: string, instead: string): Literal => ({ kind: 'words', value: value.toLowerCase(), instead })
  const claim = (name: (typeof ownClaims)[number][0], near: readonly string[]): Literal => ({
    ...words(facts.claims[name], `Schrijf {${name}}.`),
    near,
  })
  const place = 'Verwijs naar /locations, of gebruik het blok <Locaties kort />.'
  const all: Literal[] = [
    { kind: 'phone', value: facts.phone.slice(1), instead: 'Schrijf {telefoon}.' },
    { kind: 'phone', value: facts.whatsapp.slice(1), instead: 'Schrijf {whatsapp}.' },
    words(facts.email, 'Schrijf {email}.'),
    ...facts.locations.flatMap(({ street, postcode }) => [words(street, place), words(postcode, place)]),
    ...ownClaims.map(([name, near]) => claim(name, near)),
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
                near: opening,
              },
            ]
          : [],
      ),
    ),
  ]
  return all.filter(({ kind, value, instead }, index) => {
    const same = (one: Literal): boolean => one.kind === kind && one.value === value && one.instead === instead
    return all.findIndex(same) === index
  })
}

const price = (value: number, name: string): Literal => ({
  kind: 'price',
  value: centsOf(value),
  instead: `Schrijf {${name}} (nu ${formatPrice(value)}).`,
  // A short word, such as the "per" of eigen-training-per-maand, tells nothing.
  near: [
    ...name
      .split('-')
      .slice(1)
      .filter((word) => word.length > 3),
    ...(alsoCalled[name] ?? []),
  ],
})

/** Something in a text that is written as a fact of this kind, with its value as {@link Literal} has it. */
const forms: readonly (readonly [kind: Literal['kind'], pattern: RegExp, read: (found: RegExpExecArray) => string])[] =
  [
    ['price', /€[ \u00A0]?(\d+(?:\.\d{3})*)(?:,(\d{2}|-))?(?!\d)/g, ([, euros, cents]) => centsIn(euros, cents)],
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

/** A fact that is typed over in a text. */
export interface TypedOver {
  /** Where it begins. */
  index: number
  typed: string
  instead: string
  /** Whether the text surely means that fact, and not something else that happens to be the same. */
  isSure: boolean
}

/**
 * The facts that are typed over in a text, with where they begin.
 * @param sentenceAt the sentence that stands at a place in the text, which tells what is meant there
 */
export function literalsIn(
  text: string,
  literals: readonly Literal[],
  sentenceAt: (index: number) => string = () => text,
): TypedOver[] {
  const lower = text.toLowerCase()
  const over = (index: number, typed: string, { instead, near }: Literal): TypedOver => ({
    index,
    typed,
    instead,
    isSure: near === undefined || isMeant(sentenceAt(index), near),
  })
  const inWords = literals.flatMap((literal) => {
    // Most texts hold none, which is seen at once.
    const found = literal.kind === 'words' && lower.includes(literal.value) ? wholeWords(literal.value) : undefined
    return found
      ? [...lower.matchAll(found)].map(({ index, 0: { length } }) =>
          over(index, text.slice(index, index + length), literal),
        )
      : []
  })
  // All others have a number in them, and most texts have none.
  const hasDigits = /\d/.test(text)
  const inNumbers = (hasDigits ? literals : []).flatMap((literal) =>
    literal.kind === 'phone'
      ? [...text.matchAll(typedNumber(literal.value))].map(({ index, 0: typed }) => over(index, typed, literal))
      : [],
  )
  const inForms = (hasDigits ? forms : []).flatMap(([kind, pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const value = read(found)
      const same = literals.filter((one) => one.kind === kind && one.value === value)
      return same.map((literal) => over(found.index, found[0].trim(), literal))
    }),
  )
  const all = [...inWords, ...inNumbers, ...inForms].toSorted(
    (a, b) => a.index - b.index || b.typed.length - a.typed.length || Number(b.isSure) - Number(a.isSure),
  )
  // The longest of what begins at one place, and nothing within another.
  return all.filter(({ index }, at) => !all.slice(0, at).some((one) => index < one.index + one.typed.length))
}

/**
 * What a reader is or has, and where others are, is no fact of the practice: "Heeft u meer dan 30 jaar ervaring met
 * hardlopen?"
 */
const ofOthers = /(?<!\p{L})(?:(?:(?:bent|heeft) u|u (?:bent|heeft)|uw ervaring)(?!\p{L})|huisarts|ziekenhuis)/iu

/** Whether a sentence has a word that begins like one of these, and is not about others. */
const isMeant = (sentence: string, near: readonly string[]): boolean =>
  near.length > 0 &&
  !ofOthers.test(sentence) &&
  new RegExp(`(?<!\\p{L})(?:${near.map(literally).join('|')})`, 'iu').test(sentence)

const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${literally(words)}(?![\\p{L}\\p{N}])`, 'gu')
