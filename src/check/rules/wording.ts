import { placeIn, proseOf, sentencesOf } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { TextRule } from './rule.ts'

/** A rule about the language of one piece of text; it reports at an offset in that text. */
type ProseRule = (piece: Prose, report: (offset: number, message: string) => void) => void

/** Readers are spoken to as "u" everywhere; what a client says in his own words is his. */
const formOfAddress: ProseRule = ({ text, fields }, report) => {
  if (fields.includes('testimonials') || fields.includes('zoekwoorden')) return
  const found = /(?<![\p{L}’'-])(?:je|jij|jou|jouw|jullie)(?![\p{L}’'-])/iu.exec(text)
  if (found) report(found.index, `"${found[0]}": de site zegt overal u. Schrijf u of uw.`)
}

/** Words by which care promises what nobody can (Wkkgz; the rules on advertising for care). */
const claim =
  /(?<!\p{L})(?:genee(?:s|st)|genezen|garande\p{L}+|gegarandeerd|garantie|altijd vergoed|volledig vergoed|100 ?%|pijnvrij|wondermiddel|wonder|verlost van|voorgoed (?:af|weg|over)|definitief (?:af|weg|over)|altijd succes\p{L}*|de beste|risicoloos|zonder risico)(?!\p{L})/iu

/** Without these a word promises. */
const denied = /(?<!\p{L})(?:niet|geen|nooit|zelden|nauwelijks|of)(?!\p{L})/iu

/** No text promises a cure, a result or a payment. */
const healthClaim: ProseRule = ({ text, fields }, report) => {
  if (fields.includes('testimonials')) return
  for (const { text: sentence, offset } of sentencesOf(text)) {
    const found = claim.exec(sentence)
    if (found && !denied.test(sentence))
      report(
        offset + found.index,
        `"${found[0]}" belooft meer dan zorg kan waarmaken. Schrijf wat vaak gebeurt: kan helpen, vaak, meestal.`,
      )
  }
}

/** More words than this make a sentence hard to follow at language level B1. */
const most = 25

/** A sentence is short enough to be understood at once. */
const longSentence: ProseRule = ({ text }, report) => {
  for (const { text: sentence, offset } of sentencesOf(text)) {
    const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    if (count > most) report(offset, `Deze zin heeft ${count} woorden. Maak er twee zinnen van, met hoogstens ${most}.`)
  }
}

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
const notation: ProseRule = ({ text }, report) => {
  const taken = new Set<number>()
  for (const [pattern, advice] of forms) {
    const found = pattern.exec(text)
    if (!found || taken.has(found.index)) continue
    taken.add(found.index)
    report(found.index, `"${found[0]}" staat elders op de site anders. Schrijf ${advice(found)}.`)
  }
}

/** `wordt … behandeld`, in either order. */
const passiveForm =
  /(?<!\p{L})(?:wordt|worden|werd|werden)(?!\p{L})[^.,;:]*?(?<!\p{L})(?:ge|be|onder|over|voor|terug|mee|ver|ont|her|op|aan|uit|af|in|na|toe)\p{L}+(?:d|t|en)(?!\p{L})/iu

/** Who does something is said: passive sentences in a row leave the reader guessing. */
const passive: ProseRule = ({ text }, report) => {
  let row = 0
  for (const { text: sentence, offset } of sentencesOf(text)) {
    row = passiveForm.test(sentence) ? row + 1 : 0
    if (row === 2)
      report(offset, 'Twee zinnen achter elkaar met "wordt" of "worden". Zeg wie het doet: wij onderzoeken, u oefent.')
  }
}

/** What a writer may say in another way, about one piece of text. */
export const proseRules: readonly ProseRule[] = [formOfAddress, longSentence, passive, healthClaim, notation]

/** Words of the trade that few visitors know. */
const terms =
  /(?<!\p{L})(?:tendinopathie|tendinitis|bursitis|fasciitis|epicondylitis|impingement|frozen shoulder|capsulitis|radiculair|lumbago|lumbosacraal|cervicaal|thoracaal|patellofemoraal|mobilisatie|manipulatie|percussie|propriocepsis|hypertonie|anamnese|diagnostiek|contra-indicatie|indicatie|interventie|triggerpoints?|dry needling|ischias|spondylose|scoliose|neuropathie|fibromyalgie|myofasciaal|claudicatio|epley|vestibulair|orthese|comorbiditeit)(?!\p{L})/giu

/** Signs that a word is explained where it stands. */
const explains =
  /\(|:|, een | is een |, het |heet|noem|bekend als|andere namen|oftewel|ofwel|dat is|dit is|dat zijn|betekent/i

/** A word of the trade is explained where a page first uses it in its text. */
export const jargon: TextRule = (text, report) => {
  const seen = new Set<string>()
  const headings = proseOf(text)
    .filter(({ kind }) => kind === 'heading')
    .map((piece) => piece.text.toLowerCase())
    .join('\n')
  for (const piece of proseOf(text)) {
    if (piece.kind !== 'paragraph') continue
    const sentences = sentencesOf(piece.text)
    for (const [index, { text: sentence, offset }] of sentences.entries()) {
      for (const found of sentence.matchAll(terms)) {
        const term = found[0].toLowerCase()
        if (seen.has(term)) continue
        seen.add(term)
        // A part of the page with that name explains it.
        if (headings.includes(term.replace(/s$/, ''))) continue
        if (explains.test(sentence) || explains.test(sentences[index + 1]?.text ?? '')) continue
        report(
          placeIn(piece, offset + found.index),
          `"${found[0]}" is een vakwoord dat niet iedereen kent. Leg het hier in een paar woorden uit, of gebruik een gewoon woord.`,
        )
      }
    }
  }
}
