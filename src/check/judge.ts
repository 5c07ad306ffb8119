import { answerTo, noted } from './known.ts'
import type { Known } from './known.ts'
import type { Problem } from './problems.ts'
import type { PageReading } from './readPage.ts'
import { siteRules, textRules } from './rules/index.ts'
import type { Report, SiteRule, TextRule } from './rules/rule.ts'
import type { Site } from './site.ts'

/** What was said of a text, and what that rests on. */
interface Judgement {
  problems: readonly Problem[]
  /** The questions about the rest of the site, with their answers. */
  answers: ReadonlyMap<string, unknown>
}

const judged = new WeakMap<PageReading, Judgement>()

/** All that is wrong with a text; it is judged again when the answer to something it asked has changed. */
export function problemsOfText(text: PageReading, known: Known): readonly Problem[] {
  const last = judged.get(text)
  if (last && [...last.answers].every(([question, answer]) => isSame(answer, answerTo(known, question))))
    return last.problems
  const answers = new Map<string, unknown>()
  const listening = noted(known, (question) => answers.set(question, answerTo(known, question)))
  const problems = [...text.problems, ...applyToText(textRules, text, listening)]
  judged.set(text, { problems, answers })
  return problems
}

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((item, index) => item === b[index]) : a === b

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

/** What some rules, or all of them, say of the site as a whole. */
export function applyToSite(site: Site, rules: readonly SiteRule[] = siteRules): Problem[] {
  const problems: Problem[] = []
  for (const rule of rules) rule(site, (place, message) => problems.push({ ...place, message }))
  return problems
}
