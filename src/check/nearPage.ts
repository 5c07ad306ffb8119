import { editDistance } from '../content/editDistance.ts'
import { nearest } from './didYouMean.ts'

/** The address of a page whose file is named, as `/massage.mdx` or `/massage/index.html`. */
export const pageAt = (path: string): string => path.replace(/(?:\/index)?(?:\.(?:mdx?|html?))?\/?$/i, '') || '/'

/**
 * The page that is meant by an address at which none stands: its own name is like it, since two complaints in one folder
 * have most of their addresses in common; nothing when none is near.
 */
export function nearPage(typed: string, pages: readonly string[]): string | undefined {
  const path = pageAt(typed)
  const others = pages.filter((page) => page !== '/')
  const name = nearest(lastOf(path), others.map(lastOf))
  const named = others.filter((page) => lastOf(page) === name)
  // In another folder a name may be meant as well: `/nek` for `/pijnklachten/nek`.
  return nearest(path, named) ?? named[0] ?? others.find((page) => isJoined(path, page))
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Whether only the stripes differ, as in `/pijnklachten-rug`. */
const isJoined = (path: string, page: string): boolean =>
  path.split('/').length !== page.split('/').length && editDistance(path, page) <= 2
