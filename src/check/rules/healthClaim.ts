import { sentencesOf } from '../prose.ts'
import type { ProseRule } from '../rule.ts'

/** Words by which care promises what nobody can (Wkkgz; the rules on advertising for care). */
const claim =
  /(?<!\p{L})(?:genee(?:s|st)|genezen|garande\p{L}+|gegarandeerd|garantie|altijd vergoed|volledig vergoed|100 ?%|pijnvrij|wondermiddel|wonder|verlost van|voorgoed (?:af|weg|over)|definitief (?:af|weg|over)|altijd succes\p{L}*|de beste|risicoloos|zonder risico)(?!\p{L})/iu

/** Without these a word promises. */
const denied = /(?<!\p{L})(?:niet|geen|nooit|zelden|nauwelijks|of)(?!\p{L})/iu

/** No text promises a cure, a result or a payment. */
export const healthClaim: ProseRule = ({ text, fields }, report) => {
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
