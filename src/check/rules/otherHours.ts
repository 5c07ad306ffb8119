import { days, formatInterval } from '../../content/hours.ts'
import { placeIn, proseOf, sentencesOf } from '../prose.ts'
import type { TextRule } from '../rule.ts'

/** A sentence in which the practice says when it is open on one day of every week. */
const ofOurs = /^(?:we|wij|onze praktijk|de praktijk) (?:zijn|is) [^.:;!?]*(?<!\p{L})(?:open|geopend)(?!\p{L})/iu
/** What makes it one of some weeks, of something else, or of no day at all. */
const special =
  /niet|geen|behalve|vakantie|feestdag|kerst|pasen|deze|komende|eerste|laatste|alleen voor|\d{4}|\d (?:jan|feb|maa|apr|mei|jun|jul|aug|sep|okt|nov|dec)/i
const day = new RegExp(`(?<!\\p{L})(${days.join('|')})s?(?!\\p{L})`, 'giu')
const time = /(?<!\p{L})(tot|vanaf) (\d{1,2})(?:[:.](\d{2})| uur)(?!\d)/iu

/** A time that a text says of a day, and that no location has on it: one of the two was forgotten. */
export const otherHours: TextRule = (text, report, known) => {
  if (!/open/i.test(text.source)) return
  for (const piece of proseOf(text))
    for (const { text: sentence, offset } of sentencesOf(piece.text)) {
      const said = readHours(sentence)
      const hours = said && known.hoursOn(said.day)
      if (!said || !hours || hours.some((each) => said.times.includes(each[said.end]))) continue
      const really = [...new Set(hours.map(formatInterval))].join(' en ') || 'gesloten'
      const fact = said.day === 'zondag' ? 'uren' : said.day === 'zaterdag' ? 'uren-zaterdag' : 'uren-week'
      report(
        placeIn(piece, offset + said.index),
        `In praktijk.yaml staat bij ${said.day}: ${really}. Klopt "${said.typed}"? Schrijf {${fact}}, dan blijft het kloppen.`,
      )
    }
}

/** The one day and the one time of such a sentence. */
function readHours(sentence: string) {
  if (!ofOurs.test(sentence) || special.test(sentence) || (sentence.match(/\d{1,2}[:.]\d{2}|\d uur/g) ?? []).length > 1)
    return undefined
  const named = [...sentence.matchAll(day)].map(([, word = '']) => word.toLowerCase())
  const found = time.exec(sentence)
  const [name] = named
  const one = days.find((each) => each === name)
  if (!found || named.length !== 1 || one === undefined) return undefined
  const [typed, word = '', hour = '', minutes] = found
  const end: 'opens' | 'closes' = word.toLowerCase() === 'tot' ? 'closes' : 'opens'
  // "Tot 6 uur" may be in the evening.
  const hours = minutes === undefined ? [hour, String(Number(hour) + 12)] : [hour]
  const times = hours.map((each) => `${each.padStart(2, '0')}:${minutes ?? '00'}`)
  return { day: one, end, times, typed, index: found.index }
}
