import { sentencesOf } from '../prose.ts'
import type { ProseRule } from '../rule.ts'

/** `wordt … behandeld`, in either order. */
const passiveForm =
  /(?<!\p{L})(?:wordt|worden|werd|werden)(?!\p{L})[^.,;:]*?(?<!\p{L})(?:ge|be|onder|over|voor|terug|mee|ver|ont|her|op|aan|uit|af|in|na|toe)\p{L}+(?:d|t|en)(?!\p{L})/iu

/** Who does something is said: passive sentences in a row leave the reader guessing. */
export const passive: ProseRule = ({ text }, report) => {
  let row = 0
  for (const { text: sentence, offset } of sentencesOf(text)) {
    row = passiveForm.test(sentence) ? row + 1 : 0
    if (row === 2)
      report(offset, 'Twee zinnen achter elkaar met "wordt" of "worden". Zeg wie het doet: wij onderzoeken, u oefent.')
  }
}
