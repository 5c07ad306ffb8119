import { filesWithWords } from '../../content/dataFiles.ts'
import { perText } from '../perText.ts'
import { placeIn, proseOf, yamlProse } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { Place } from '../problems.ts'
import { silentLines } from '../silence.ts'
import { formOfAddress } from './formOfAddress.ts'
import { healthClaim } from './healthClaim.ts'
import { jargon } from './jargon.ts'
import { linkWords } from './linkWords.ts'
import { perhapsFact } from './literalFact.ts'
import { longSentence } from './longSentence.ts'
import { notation } from './notation.ts'
import { otherHours } from './otherHours.ts'
import { passive } from './passive.ts'
import { repeatedHeading } from './repeatedHeading.ts'
import { perhapsCount } from './wrongCount.ts'
import type { ProseRule, SiteRule, TextRule } from '../rule.ts'

/** What a writer may say in another way, about one piece of text. */
const proseRules: readonly ProseRule[] = [formOfAddress, longSentence, passive, healthClaim, notation]

/** The same, about a page as a whole. */
const pageRules: readonly TextRule[] = [linkWords, repeatedHeading, jargon, perhapsFact, perhapsCount, otherHours]

/** Judges the language of a text, but for what a writer has given a reason for (`taal: reden`). */
export const language: TextRule = (text, report, known) => {
  const silent = silentLines(text.source)
  for (const piece of proseOf(text)) judge(piece, silent, report)
  for (const rule of pageRules)
    rule(
      text,
      (where, message) => {
        const line = 'file' in where ? where.line : (where.position?.start.line ?? 1)
        if (!silent.has(line)) report(where, message)
      },
      known,
    )
}

/** The same for the facts, the fixed words and what else the site says. */
export const sharedLanguage: SiteRule = ({ folder }, report) => {
  for (const name of filesWithWords('site'))
    for (const finding of findingsIn(`content/${name}`, folder.texts.get(name) ?? '')) report(...finding)
}

type Finding = Parameters<Parameters<SiteRule>[1]>

/** What is found in a file; a save of a page changes none of them. */
const findingsIn = perText((file, source: string): readonly Finding[] => {
  const found: Finding[] = []
  const silent = silentLines(source)
  for (const piece of yamlProse(file, source)) judge(piece, silent, (...finding) => found.push(finding))
  return found
})

function judge(piece: Prose, silent: ReadonlySet<number>, report: (place: Place, message: string) => void): void {
  for (const rule of proseRules)
    rule(piece, (offset, message) => {
      const place = placeIn(piece, offset)
      if (!silent.has(place.line)) report(place, message)
    })
}
