import { withTexts } from '../check/files.ts'
import { applyToText } from '../check/judge.ts'
import { byPlace, formatProblem, PlainError } from '../check/problems.ts'
import type { Problem } from '../check/problems.ts'
import { siteOf } from '../check/site.ts'
import type { Site } from '../check/site.ts'
import { brokenPromises, promisesFile, promisesOf } from '../check/promises.ts'
import type { Broken } from '../check/promises.ts'
import { repairOf } from '../check/repairs.ts'
import type { Repair } from '../check/repairs.ts'
import { frontmatterBlock } from '../check/rules/frontmatterBlock.ts'

/**
 * Every file that changes when all that others may link to is kept: the lines that lead old addresses and headings on,
 * and content/adressen.lock with all that is new. By their names in content/.
 * @throws in Dutch, when a file that has to change cannot be read, or a line in it would not keep what it is for
 */
export function acceptedFiles(site: Site): Map<string, string> {
  const texts = new Map<string, string>()
  let now = site
  let broken = brokenPromises(now.promises)
  refuseUnreadable(broken, now)
  // One by one, since each line moves those below it.
  for (let [first] = broken; first; [first] = broken) {
    const repair = repairOf(first, now)
    texts.set(repair.file.replace(/^content\//, ''), repair.text)
    now = siteOf(withTexts(now.folder, texts))
    const left = brokenPromises(now.promises)
    // What keeps nothing now keeps nothing the next time either.
    if (left.length >= broken.length) throw new PlainError(uselessMessage(first, repair))
    broken = left
  }
  const lock = promisesOf(now.promises)
  if (lock !== now.promises.text) texts.set(promisesFile, lock)
  return texts
}

/** What is added to a file that does not read would keep nothing, however often it is added. */
function refuseUnreadable(broken: readonly Broken[], site: Site): void {
  const files = new Set(broken.map((each) => repairOf(each, site).file))
  const problems = [...files].flatMap((file) => unreadableIn(file, site)).toSorted(byPlace)
  if (problems.length === 0) return
  throw new PlainError(
    `Er is niets geschreven: in deze bestanden moet iets bij, en ze zijn nog niet te lezen. Verbeter eerst:\n\n${problems.map(formatProblem).join('\n')}\n`,
  )
}

/** Why a file of redirects, or the lines at the top of a page, cannot be read; in the words of the check. */
function unreadableIn(file: string, { pages, listProblems, known }: Site): readonly Problem[] {
  const page = pages.find((each) => each.file === file)
  if (!page) return listProblems.filter((problem) => problem.file === file)
  if (page.frontmatter?.ok) return []
  return page.frontmatter ? page.problems : applyToText([frontmatterBlock], page, known)
}

const uselessMessage = ({ path, anchor }: Broken, { file, line, shown }: Repair): string =>
  `Er is niets geschreven: ${file}:${line} zou ${shown} krijgen, en dan werken oude links naar ` +
  `${anchor === undefined ? path : `${path}#${anchor}`} nog niet. Zet de regel er zelf bij en kijk met npm run check:content wat eraan mankeert.`
