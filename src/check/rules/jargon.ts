import { placeIn, proseOf, sentencesOf } from '../prose.ts'
import type { TextRule } from '../rule.ts'

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
