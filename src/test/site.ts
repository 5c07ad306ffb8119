import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { checkContent } from '../check/check.ts'
import { readPageFiles } from '../check/files.ts'
import { once } from '../content/once.ts'
import { fileOf } from '../hosting/addresses.ts'
import { isFull } from './full.ts'
import { readCopy, readFacts } from './readFacts.ts'

/** A built site, as the folder it was built in and the address where it is served. */
function siteOf({ root, origin }: { root: string; origin: string }) {
  const dist = join(root, 'dist')
  const pagePaths = readPageFiles(root).map(({ path }) => path)
  const redirects = once(() => checkContent(root).redirects)
  const fileAt = (path: string): string => join(dist, fileOf(path))
  return {
    /** The folder of the project it was built in. */
    root,
    /** The folder with what was built. */
    dist,
    /** Where it is served, without trailing slash. */
    origin,
    /** The facts and the fixed words that its pages show. */
    facts: readFacts(root).facts,
    copy: readCopy(root),
    /** Every page of its content/ by its path, `/404` among them. */
    pagePaths,
    /** Where its old addresses lead: for who asks, as all of its content is read for it. */
    redirects,
    /** The pages a visitor can ask for. */
    visitorPaths: pagePaths.filter((path) => path !== '/404'),
    /** The built HTML of a page. */
    html: (path: string): string => readFileSync(fileAt(path), 'utf8'),
    /** That, as it is sent: with Brotli. */
    sent: (path: string): Buffer => readFileSync(`${fileAt(path)}.br`),
    /** Whether an address of the site is a file that the build made. */
    has: (address: string): boolean => statSync(join(dist, address), { throwIfNoEntry: false })?.isFile() ?? false,
  }
}
export type BuiltSite = ReturnType<typeof siteOf>

/** The site of the example. */
export const site = siteOf(inject('example'))
/** The site of the practice itself. */
export const practice = siteOf(inject('practice'))
/** By day the example alone, so that no change of the owner or a writer breaks what is tested of both. */
export const sites = isFull ? [site, practice] : [site]

export const { dist, pagePaths, visitorPaths, html: builtHtml, has: isBuilt } = site
