import { thisMoment } from '../check/moment.ts'
import { byPlace, formatFor } from '../check/problems.ts'
import { reviewWarnings } from '../check/reviewed.ts'
import { dutchDay } from '../content/exceptions.ts'
import { readContent } from '../make/content.ts'
import { openProject } from '../make/project.ts'
import { lostFiles } from './lostFiles.ts'
import { textThen } from './review/textThen.ts'

/**
 * Says all that there is to say of the content: every mistake, then every warning. Ends with 1 at a mistake.
 * `--format=github` says it as GitHub shows it beside the line.
 */
async function checkContent(words: readonly string[]): Promise<void> {
  const root = process.cwd()
  const { check, content } = await readContent(openProject(root, 'production'))
  // Text by text, while its tree is at hand.
  for (const text of check.texts) for (const judge of [check.problemsOf, check.warningsOf]) judge(text)
  const { problems: ofContent, warnings, pages } = check
  // What visitors do not find is known of a site without other mistakes.
  const problems = ofContent.length === 0 && content ? content.unanswered() : ofContent
  const overdue = reviewWarnings(pages, dutchDay(thisMoment()), (file) => textThen(root, file))
  const shown = formatFor(words)
  for (const problem of [...problems, ...[...warnings, ...overdue, ...lostFiles(root)].toSorted(byPlace)])
    console.log(shown(problem))
  if (problems.length > 0) process.exitCode = 1
}

await checkContent(process.argv.slice(3))
