import { withTexts } from '../check/files.ts'
import { formatProblem, PlainError } from '../check/problems.ts'
import { siteOf } from '../check/site.ts'
import type { Site } from '../check/site.ts'
import { brokenPromises, promisesFile, promisesOf } from '../check/promises.ts'
import type { Broken } from '../check/promises.ts'
import { repairOf } from '../check/repairs.ts'
import type { Repair } from '../check/repairs.ts'

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
    if (left.length >= broken.length || !isRead(repair.file, now)) throw new PlainError(uselessMessage(first, repair))
    broken = left
  }
  const lock = promisesOf(now.promises)
  if (lock !== now.promises.text) texts.set(promisesFile, lock)
  return texts
}

/** What is added to redirects that do not read would keep nothing, however often it is added. */
function refuseUnreadable(broken: readonly Broken[], site: Site): void {
  const files = new Set(broken.map((each) => repairOf(each, site).file))
  const problems = site.listProblems.filter(({ file }) => files.has(file))
  if (problems.length === 0) return
  throw new PlainError(
    `Er is niets geschreven: in deze bestanden moet iets bij, en ze zijn nog niet te lezen. Verbeter eerst:\n\n${problems.map(formatProblem).join('\n')}\n`,
  )
}

/** Whether the redirects, or the lines at the top of a page, can be read. */
function isRead(file: string, { pages, listProblems }: Site): boolean {
  const page = pages.find((each) => each.file === file)
  return page ? page.frontmatter?.ok === true : listProblems.every((problem) => problem.file !== file)
}

const uselessMessage = ({ path, anchor }: Broken, { file, line, shown }: Repair): string =>
  `Er is niets geschreven: ${file}:${line} zou ${shown} krijgen, en dan werken oude links naar ` +
  `${anchor === undefined ? path : `${path}#${anchor}`} nog niet. Zet de regel er zelf bij en kijk met npm run check:content wat eraan mankeert.`
