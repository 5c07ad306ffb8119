import { withTexts } from '../check/files.ts'
import { siteOf } from '../check/site.ts'
import type { Site } from '../check/site.ts'
import { brokenPromises, promisesFile, promisesOf } from '../check/promises.ts'
import { repaired, repairOf } from '../check/repairs.ts'

/**
 * Every file that changes when all that others may link to is kept: the lines that lead old addresses and headings on,
 * and content/adressen.lock with all that is new. By their names in content/.
 */
export function acceptedFiles(site: Site): Map<string, string> {
  const texts = new Map<string, string>()
  let now = site
  // One by one, since each line moves those below it.
  for (let [broken] = brokenPromises(now.promises); broken; [broken] = brokenPromises(now.promises)) {
    const repair = repairOf(broken, now)
    const name = repair.file.replace(/^content\//, '')
    const text = repaired(now.folder.texts.get(name) ?? '', repair)
    if (texts.size > 0 && texts.get(name) === text) break
    texts.set(name, text)
    now = siteOf(withTexts(now.folder, texts))
  }
  const lock = promisesOf(now.promises)
  if (lock !== now.promises.text) texts.set(promisesFile, lock)
  return texts
}
