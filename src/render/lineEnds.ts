/** Short numbers in words. */
const number = '(?:één|twee|drie|vier|vijf|zes|acht|negen|tien|twaalf)'

/** What belongs together on one line, and what keeps it there: a no-break space, or a word joiner behind a hyphen. */
const together: readonly (readonly [RegExp, string])[] = [
  // The first word of a sentence, when both it and the next are short: "De pijn", and "U", "We" and "Wij" with every word.
  [/(^|[.?:!…] |[‘“(])(U|We|Wij|\p{Lu}\p{Ll}{0,2}(?= [\p{L}\d]{1,5}(?![\p{L}\d]))) (?=[\p{L}\d])/gu, '$1$2\u00A0'],
  // "’s nachts" is one word to who reads it.
  [/(?<![\p{L}\d])’s (?=\p{L})/gu, '’s\u00A0'],
  // "Heeft u": an "u" does not begin a line.
  [/(?<=\p{L}) u(?=[ .,?!;:)’”]|$)/gu, '\u00A0u'],
  // A number with what it counts: "24 uur", "één week", "€ 29,95".
  [
    new RegExp(
      `((?<![\\p{L}\\d])(?:\\d[\\d.,+–-]*|${number})) (?=(?:procent|uur|uren|minuten|minuut|dag|dagen|week|weken|maand|maanden|jaar|keer|meter|cm|kg|kilo|tellen|stappen|t/m|behandelingen|sterren|seconden)(?![\\p{L}\\d]))`,
      'gu',
    ),
    '$1\u00A0',
  ],
  [/€ (?=\d)/gu, '€\u00A0'],
  // Until when or until how many: "tot 20:00", "1 tot 3 keer".
  [new RegExp(`(?<=\\d|(?<!\\p{L})${number}) tot (?=[\\p{L}\\d€])`, 'gu'), '\u00A0tot\u00A0'],
  [/(?<=\p{L} tot) (?=€?.?\d)/gu, '\u00A0'],
  // A day with its hours: "dinsdag tot 20:00", "zaterdag 08:00"; not the last of "maandag t/m vrijdag", which is long enough.
  [/(?<!t\/m.)((?:maan|dins|woens|donder|vrij|zater|zon)dag) (?=(?:(?:tot|vanaf).)?\d)/giu, '$1\u00A0'],
  // A day of a month: "21 november", and a button by its name: “Kaart laden”.
  [
    /(?<![\d.,])(\d{1,2}) (?=(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?!\p{L}))/gu,
    '$1\u00A0',
  ],
  [/(?<=[‘“]\p{L}{1,8}) (?=\p{L}{1,8}[’”])/gu, '\u00A0'],
  // "Stap voor stap" ends in a pair; as one word it left a hole before it on a phone.
  [/(?<=(?<!\p{L})stap voor) (?=stap(?!\p{L}))/giu, '\u00A0'],
  // A treatment of two words, and one with its town, as people look for it.
  [/(?<=(?<!\p{L})[Dd]ry) (?=needling)|(?<=(?<!\p{L})[Ff]ysio) (?=\p{Lu})/gu, '\u00A0'],
  // A number that ends a sentence: "Bel 112.", and not a year, which is long enough.
  [/(?<=\p{L}) (?=\d{1,3}[.?!](?: |$))/gu, '\u00A0'],
  // One that is bold or a link, so that it is a text of its own: "Bel **112**".
  [/(?<=(?<!\p{L})bel) $/giu, '\u00A0'],
  // When to call it: "bij levensgevaar".
  [/(?<=^|\d) bij (?=levensgevaar)/giu, '\u00A0bij\u00A0'],
  // The year of a source: "Hoofdpijn (2021)".
  [/(?<=\p{L}) (?=\(\d{4}\))/gu, '\u00A0'],
  // A postcode with its town.
  [/(?<![\p{L}\d])([1-9]\d{3})[ \u00A0]([A-Z]{2}) (?=\p{Lu})/gu, '$1\u00A0$2\u00A0'],
  // From when to when, in a sentence: a dash ends no line. In a table it has a cell that it fits.
  [/(?<=\p{L}.*\d)–(?=\d)|(?<=\d)–(?=\d.*\p{L})/gu, '–\u2060'],
  // "e-mail" and "MRI-scan" are one word.
  [/(?<![\p{L}\d@-])(e|\p{Lu}{2,4})-(?=\p{L})/gu, '$1-\u2060'],
]

/** From how many characters on a text fills lines, of which the last should be one. */
const longText = 75
/** As short as this the last words look torn off; longer than that together they leave a hole before them. */
const [shortEnd, longestEnd] = [12, 16]

/** The last two words of a long text on one line, where the last by itself is short. More would tear the line before them. */
function bindEnd(text: string): string {
  if (text.length < longText || !/[.?!:]$/.test(text)) return text
  const at = text.lastIndexOf(' ')
  const before = text.slice(0, at).split(' ').at(-1) ?? ''
  const end = text.slice(at + 1)
  if (end.length >= shortEnd || before.length + end.length >= longestEnd) return text
  return `${text.slice(0, at)}\u00A0${end}`
}

/** Three words or more that no line ends between leave a hole in the line before them, when they are longer than this. */
const longestChain = 14
const chains = /\S+(?:\u00A0\S+){2,}/gu
const postcode = /^\d{4}\u00A0\p{Lu}{2}\u00A0/u

/** Lets a line end halfway a long chain: of "één tot twee weken" number and unit stay together. */
const loosen = (text: string): string =>
  text.replace(chains, (chain) => {
    if (chain.length <= longestChain || postcode.test(chain)) return chain
    const words = chain.split('\u00A0')
    const half = words.length / 2
    return [words.slice(0, half), words.slice(half)].map((part) => loosen(part.join('\u00A0'))).join(' ')
  })

/** What was bound before: most of what stands on a page, such as its menu, stands on all others too. */
const known = new Map<string, string>()
const most = 4000

/** A text with its line ends kept from falling where they disturb reading; what writers type stays as it is. */
export function bindLine(part: string): string {
  const before = known.get(part)
  if (before !== undefined) return before
  // A copy, since V8 keeps all of a page for a part of it.
  const text = structuredClone(part)
  const short = together.reduce((left, [pattern, joined]) => left.replace(pattern, joined), text)
  const bound = bindEnd(loosen(short))
  if (known.size >= most) known.clear()
  known.set(text, bound)
  return bound
}

/** Words that lead to the next, and hang at the end of a line of a heading. */
const leading = /(?<![^\s(‘“])(?:(?:de|het|een|en|of|van|voor|in|op|bij|met|na|uit|tot|naar|uw|als|te|om)\s)+\S+/giu
/** How much of a heading fits on one line at 320 px, in characters, also with wide spacing (WCAG 1.4.12). */
const longest = (level: string): number => (level === '1' ? 13 : 14)

/** Two words as one, which a line keeps together where it holds them: "Moeder-dochter". */
const compound = /(?<![\p{L}-])(?!\p{Lu}{2})\p{L}+-\p{L}+(?![\p{L}-])/gu
/** Letters and a word that a card beside its picture does not hold on a line: "TENS-apparaat", but "MRI-scan". */
const longAbbreviation = /(?<=\p{Lu}{2}-)\u2060(?=\p{L}{6})/gu

/** A short word that begins a heading: torn off when it is all that stands on a first line in large letters. */
const first = /^\p{Lu}\p{Ll}{1,6} $/u
const veryFirst = /^(\p{Lu}\p{Ll}{2,3}) (\S+(?:\u00A0\S+)*)(?= )/u

/** A line of a heading, which moreover does not end in a word that leads to the next: "van uw heup". */
export const bindHeading = (text: string, level: string): string => {
  const fits = (words: string) => words.length <= longest(level)
  // A heading of the first level has no room for one more word on a line, one of the third has all of it on one.
  const isLarge = level === '2'
  return bindLine(text)
    .replace(longAbbreviation, '')
    .replace(leading, (group, at: number, whole: string) => {
      const starts = [0, ...[...group.matchAll(/\s/g)].map(({ index }) => index + 1)]
      const from = starts.find((start) => fits(group.slice(start))) ?? group.length
      const isTorn = isLarge && from === 0 && first.test(whole.slice(0, at)) && at + group.length < whole.length
      // Together with the first word, or else apart: "Wanneer de / huisarts bellen?".
      if (isTorn && !fits(whole.slice(0, at) + group)) return group
      return group.slice(0, from) + group.slice(from).replaceAll(' ', '\u00A0')
    })
    .replace(veryFirst, (start, word: string, rest: string) =>
      isLarge && fits(start) ? `${word}\u00A0${rest}` : start,
    )
    .replace(compound, (word) => (fits(word) ? word.replaceAll('-', '-\u2060') : word))
}

/** What a line may not break, as a part that styles keep whole: a joiner would go along with who copies it or looks for it. */
const asParts = (text: string): string =>
  text.replace(/\S*\u2060\S*/gu, (word) => `<span data-whole>${word.replaceAll('\u2060', '')}</span>`)

/** All text of a page, but what is no text to read: its title, and what stands in scripts and styles. */
export const bindLines = (html: string): string => {
  let level = ''
  return html.replace(
    /<(title|script|style)\b[\s\S]*?<\/\1>|<(\/?)h([1-4])\b|>([^<]+)(?=<)/g,
    (whole, silent?: string, end?: string, heading?: string, text?: string) => {
      if (heading !== undefined) level = end ? '' : heading
      if (silent !== undefined || text === undefined) return whole
      return `>${asParts(level ? bindHeading(text, level) : bindLine(text))}`
    },
  )
}
