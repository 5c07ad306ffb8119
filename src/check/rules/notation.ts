import type { ProseRule } from '../rule.ts'

/** What is written in another way than on the rest of the site, with the way of the site. */
const forms: readonly (readonly [pattern: RegExp, advice: (found: RegExpExecArray) => string])[] = [
  [
    /(?<![\d.,])([01]?\d|2[0-3])[.u]([0-5]\d)(?= ?uur| ?u(?!\p{L}))/iu,
    ([, h = '', m = '']) => `${h.padStart(2, '0')}:${m}`,
  ],
  [/(?<![\d:.,])(\d):([0-5]\d)(?![\d:])/, ([, h = '', m = '']) => `0${h}:${m}`],
  [/(?<!\d)(\d{2}:\d{2}) ?(?:-|tot) ?(\d{2}:\d{2})(?!\d)/, ([, from = '', to = '']) => `${from}–${to}`],
  [/(?<!\d)(\d{2}:\d{2}) uur(?!\p{L})/u, ([, time = '']) => time],
  [/€(\d)/, () => '€ 35, met een spatie'],
  [/€[ \u00A0]?(\d+)\.(\d{2})(?!\d)/, ([, euros = '', cents = '']) => `€ ${euros},${cents}`],
  [/€[ \u00A0]?(\d+),(?:-|–|00)(?!\d)/, ([, euros = '']) => `€ ${euros}`],
  [/(?<![\d,])(\d+(?:,\d{2})?) ?(?:euro|EUR)(?!\p{L}|’)/iu, ([, amount = '']) => `€ ${amount}`],
]

/** Times and prices are written in one way: 08:00–18:00, € 35 and € 29,95. */
export const notation: ProseRule = ({ text }, report) => {
  const taken = new Set<number>()
  for (const [pattern, advice] of forms) {
    const found = pattern.exec(text)
    if (!found || taken.has(found.index)) continue
    taken.add(found.index)
    const form = advice(found)
    report(found.index, `Zo schrijven we ${form.includes(':') ? 'tijden' : 'prijzen'}: ${form}, en niet "${found[0]}".`)
  }
}
