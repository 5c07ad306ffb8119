import { sentencesOf } from '../prose.ts'
import type { ProseRule } from '../rule.ts'

/** More words than this make a sentence hard to follow at language level B1. */
const most = 25

/** A sentence is short enough to be understood at once. */
export const longSentence: ProseRule = ({ text }, report) => {
  for (const { text: sentence, offset } of sentencesOf(text)) {
    const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    if (count > most) report(offset, `Deze zin heeft ${count} woorden. Maak er twee zinnen van, met hoogstens ${most}.`)
  }
}
