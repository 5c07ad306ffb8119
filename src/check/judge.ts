import { onceFor } from '../content/once.ts'
import { hashOf } from '../store/hash.ts'
import type { Memory } from '../store/memory.ts'
import { answerTo, noted } from './known.ts'
import type { Known } from './known.ts'
import { byPlace } from './problems.ts'
import type { Problem } from './problems.ts'
import type { PageReading } from './readPage.ts'
import { siteAdvice, siteRules, textAdvice, textRules } from './rules/index.ts'
import type { Report, SiteRule, TextRule } from './rule.ts'
import type { Site } from './site.ts'

/**
 * What is wrong with a text; it is judged again when it, or the answer to something it asked, has changed.
 * @param memory what was said of it before
 */
export const mistakesOfText = (text: PageReading, known: Known, memory: Memory): readonly Problem[] =>
  judged('mistakes', text, known, memory, (asked) => [...text.problems, ...applyToText(textRules, text, asked)])

/** What may be right in a text as it stands: apart from its mistakes, for which a page waits while it is written. */
export const warningsOfText = (text: PageReading, known: Known, memory: Memory): readonly Problem[] =>
  judged('warnings', text, known, memory, (asked) => applyToText(textAdvice, text, asked).map(asWarning))

function judged(
  kind: string,
  text: PageReading,
  known: Known,
  memory: Memory,
  judge: (asked: Known) => Problem[],
): readonly Problem[] {
  const inputs = (name: string) => (name === 'source' ? sourceHash(text) : answerHash(known, name))
  return memory.recall<Problem[]>(`${kind}:${text.file}`, inputs, (ask) => {
    ask('source')
    return judge(noted(known, ask))
  })
}

const sources = new WeakMap<PageReading, string>()

/** The hash of a text, worked out once for each reading of it. */
const sourceHash = (text: PageReading): string => onceFor(sources, text, () => hashOf(text.source))

const answers = new WeakMap<Known, Map<string, string>>()

/** The hash of an answer, worked out once for all texts that ask the same. */
function answerHash(known: Known, question: string): string {
  const hashes = onceFor(answers, known, () => new Map<string, string>())
  return onceFor(hashes, question, () => hashOf(answerTo(known, question)))
}

/** What some rules say of a text. */
export function applyToText(rules: readonly TextRule[], text: PageReading, known: Known): Problem[] {
  const problems: Problem[] = []
  const report: Report = (where, message) => {
    const { line = 1, column = 1 } = 'file' in where ? where : (where.position?.start ?? {})
    problems.push({ file: text.file, line, column, message })
  }
  for (const rule of rules) rule(text, report, known)
  return problems
}

const asWarning = (problem: Problem): Problem => ({ ...problem, severity: 'warning' })

/** Everything that is wrong with the content, in reading order. */
export function mistakesOfSite(site: Site, memory: Memory): Problem[] {
  const { pages, partials, known, sharedProblems, listProblems } = site
  const ofTexts = [...pages, ...partials].flatMap((text) => mistakesOfText(text, known, memory))
  return [...sharedProblems, ...listProblems, ...ofTexts, ...applyToSite(site, siteRules)].toSorted(byPlace)
}

/** Everything in the content that may be right as it stands, in reading order; no build asks for it. */
export function warningsOfSite(site: Site, memory: Memory): Problem[] {
  const { pages, partials, known } = site
  const ofTexts = [...pages, ...partials].flatMap((text) => warningsOfText(text, known, memory))
  return [...ofTexts, ...applyToSite(site, siteAdvice).map(asWarning)].toSorted(byPlace)
}

/** What some rules say of the site as a whole. */
export function applyToSite(site: Site, rules: readonly SiteRule[]): Problem[] {
  const problems: Problem[] = []
  for (const rule of rules) rule(site, (place, message) => problems.push({ ...place, message }))
  return problems
}
