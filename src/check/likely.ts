import { addresses } from '../content/addresses.ts'
import { nearest } from './didYouMean.ts'
import type { Known } from './known.ts'
import { nearPage } from './nearPage.ts'
import type { Place } from './problems.ts'
import type { PageText } from './readPage.ts'

/** An address, or the anchor of a heading behind `#`, that others may link to. */
export interface Promised {
  path: string
  anchor?: string
  place: Place
}

/** The new page that has the headings of a page that is gone; nothing when there is none. */
export function successor(
  path: string,
  promised: readonly Promised[],
  pages: readonly PageText[],
  known: Pick<Known, 'anchorsOf'>,
): string | undefined {
  const old = headingsOf(path, promised)
  const locked = new Set(promised.map((each) => each.path))
  const [best] = pages
    .filter((page) => !locked.has(page.path))
    .map((page) => {
      const anchors = known.anchorsOf(page.path) ?? []
      return { path: page.path, shared: old.filter((anchor) => anchors.includes(anchor)).length }
    })
    .toSorted((a, b) => b.shared - a.shared)
  return best && best.shared > 0 ? best.path : undefined
}

/**
 * The page that took the place of another: a new one with its headings, or one with a name like it, or the one above it;
 * and whether it is the same page by another name, as a new one is that is not merely above it.
 */
export function likelyPage(
  path: string,
  promised: readonly Promised[],
  pages: readonly PageText[],
  known: Pick<Known, 'anchorsOf'>,
): { to: string; isRenamed: boolean } {
  const paths = pages.map((page) => page.path)
  const above = path.slice(0, path.lastIndexOf('/'))
  const near = successor(path, promised, pages, known) ?? nearPage(path, paths)
  if (near === undefined) return { to: paths.includes(above) ? above : addresses.home, isRenamed: false }
  return { to: near, isRenamed: promised.every((each) => each.path !== near) }
}

/** The heading that took the place of another: a new one like it, the only new one, or the one before it; nothing on a page without any. */
export function likelyHeading(anchor: string, page: PageText, promised: readonly Promised[]): string | undefined {
  const old = headingsOf(page.path, promised)
  const ids = page.headings.map(({ id }) => id)
  const fresh = ids.filter((id) => !old.includes(id))
  const before = old.slice(0, old.indexOf(anchor)).findLast((id) => ids.includes(id))
  const after = fresh.find((id) => before !== undefined && ids.indexOf(id) > ids.indexOf(before))
  return nearest(anchor, fresh) ?? after ?? fresh[0] ?? before ?? ids[0]
}

const headingsOf = (path: string, promised: readonly Promised[]): string[] =>
  promised.flatMap((each) => (each.path === path && each.anchor !== undefined ? [each.anchor] : []))
