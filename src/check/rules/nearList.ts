import { plainLines } from '../plainLines.ts'
import { positionAt } from '../problems.ts'
import type { TextRule } from '../rule.ts'

/** A sign that begins a line of a list and nothing else. */
const bullet = /^[•‣◦▪●∙⁃○■◆►▸➢❖]\s|^[•‣◦▪●∙](?=\p{L})/u
/** How a word processor pastes its bullets: a sign, or the letter that is one in its font, and a wide space. */
const pasted = /^[·–—oØ§üv](?:\t|[ \u00A0]{3,})/
/** What may be a bullet, and a sentence may go on with where its line was broken. */
const dash = /^[·–—]\s/

const bulletMessage =
  'Dit lijkt een lijst, maar wordt gewone tekst. Begin elke regel met een streepje en een spatie: - tekst.'
const letterMessage =
  'Dit lijkt een lijst met letters, maar de regels komen achter elkaar te staan. Begin elke regel met een cijfer, een punt en een spatie: 1. tekst.'

/** What looks like a list is one: otherwise its lines run on as one paragraph, with the signs in between. */
export const nearList: TextRule = ({ tree, file, source }, report) => {
  const at = (offset: number, message: string) => report({ file, ...positionAt(source, offset) }, message)
  for (const { lines, isInList } of plainLines(tree(), source)) {
    let isInSeries = false
    for (const { line, offset, isFirst, isAtMargin } of lines) {
      const isNextItem = isInList && (line.startsWith('·') || (isAtMargin && !/\s[–—]\s/.test(line)))
      const isBullet: boolean =
        bullet.test(line) || pasted.test(line) || (dash.test(line) && (isFirst || isInSeries || isNextItem))
      if (isBullet) at(offset, bulletMessage)
      // No sentence goes on with a dash behind a colon.
      isInSeries = isBullet || /:\s*$/.test(line)
    }
    const first = lines.find(({ line }) => /^(?:[aA]\)|a\.)\s/.test(line))
    if (first && lines.some(({ line, offset }) => offset > first.offset && isAfter(line, first.line)))
      at(first.offset, letterMessage)
  }
}

/** Whether a line begins with `b` as another does with `a`. */
const isAfter = (line: string, [letter = '', sign = '']: string): boolean =>
  line.startsWith(`${letter === 'A' ? 'B' : 'b'}${sign}`) && /^..\s/.test(line)
