import { readFileSync, statSync } from 'node:fs'
import { readPageFiles } from '../check/files.ts'

/** Every page of content/ by its path, `/404` among them. */
export const pagePaths = readPageFiles(process.cwd()).map(({ path }) => path)

/** The pages a visitor can ask for. */
export const visitorPaths = pagePaths.filter((path) => path !== '/404')

/** The built HTML of a page. */
export const builtHtml = (path: string): string =>
  readFileSync(path === '/' ? 'dist/index.html' : `dist${path}.html`, 'utf8')

/** Whether an address of the site is a file that the build made. */
export const isBuilt = (address: string): boolean =>
  statSync(`dist${address}`, { throwIfNoEntry: false })?.isFile() ?? false
