import type { Browser } from 'playwright-core'
import { isChanged } from '../../review/compare.ts'
import { compareLines } from '../../review/compare/told.ts'
import type { PageReview, Review } from '../../review/reviewFile.ts'
import { openSite } from './open.ts'
import type { OpenSite } from './open.ts'
import { picturesOf, sectionsOf } from './sectionPictures.ts'
import type { Shot } from './sectionPictures.ts'

/** A phone and a window: the two that the review shows. */
const widths = [360, 1280]

/** How many pages are looked at together, each in two windows: before and after. */
const together = 2

/**
 * Adds to each changed page what a screen reader makes of it and pictures of the parts that changed.
 * @param before the built site as it was
 * @param after the built site as it is
 */
export async function lookAt(browser: Browser, review: Review, before: string, after: string): Promise<Review> {
  const looks: Look[] = []
  const shot: Shot = new Map()
  let next = 0
  const lookOn = async (): Promise<void> => {
    const sides = await Promise.all([openSite(browser, before), openSite(browser, after)])
    while (next < review.pages.length) {
      const index = next
      next += 1
      const page = review.pages[index]
      if (page) looks[index] = await look(page, sides, shot)
    }
    await Promise.all(sides.map((side) => side.close()))
  }
  await Promise.all(Array.from({ length: Math.min(together, review.pages.length) }, lookOn))
  const pages = review.pages.map((page, index) => ({
    ...page,
    tree: looks[index]?.tree ?? [],
    pictures: [...page.pictures, ...(looks[index]?.pictures ?? [])],
  }))
  return { ...review, pages: pages.map(withoutUnseen).filter(isChanged) }
}

type Look = Pick<PageReview, 'tree' | 'pictures'>

/** What is seen of a page: opened once at its widest, then made narrow, where the tree is read, which is the same at all widths. */
async function look(page: PageReview, [before, after]: readonly [OpenSite, OpenSite], shot: Shot): Promise<Look> {
  const { path, from, state, changes } = page
  const one = state === 'new' ? undefined : before
  const other = state === 'gone' ? undefined : after
  const sections = one && other && sectionsOf(changes)
  const [widest = 0] = widths.toReversed()
  await Promise.all([one?.visit(from ?? path, widest), other?.visit(path, widest)])
  const pictures: PageReview['pictures'][] = []
  for (const width of widths.toReversed()) {
    await Promise.all(
      [one, other].map(async (side) => {
        await side?.resize(width)
        await side?.settle(sections)
      }),
    )
    pictures.unshift(await picturesOf(page, width, [one, other], shot))
  }
  const trees = await Promise.all([one?.tree() ?? [], other?.tree() ?? []])
  return { tree: compareLines(...trees), pictures: pictures.flat() }
}

/** A picture that was made anew and looks the same is no change. */
function withoutUnseen(page: PageReview): PageReview {
  const seen = new Set(page.pictures.map(({ section }) => section))
  return { ...page, changes: page.changes.filter(({ state, section }) => state !== 'picture' || seen.has(section)) }
}
