import type { Browser } from 'playwright-core'
import { isChanged } from '../../review/compare.ts'
import { compareLines } from '../../review/compare/told.ts'
import type { PageReview, Review } from '../../review/reviewFile.ts'
import { differing, small } from './crop.ts'
import { openSite } from './open.ts'
import type { Box, OpenSite } from './open.ts'

/** A phone and a window: the two that the review shows. */
const widths = [360, 1280]
/** Room around a part, in pixels. */
const margin = 16
/** The most of a whole page that is shown when it is new or gone, in pixels. */
const tallest = 2400

/**
 * Adds to each changed page what a screen reader makes of it and pictures of the parts that changed.
 * @param before the built site as it was
 * @param after the built site as it is
 */
export async function lookAt(browser: Browser, review: Review, before: string, after: string): Promise<Review> {
  const seen = await Promise.all(widths.map((width) => seenAt(browser, width, review.pages, before, after)))
  const pages = review.pages.map((page, index) => ({
    ...page,
    tree: seen[0]?.[index]?.tree ?? [],
    pictures: [...page.pictures, ...seen.flatMap((looks) => looks[index]?.pictures ?? [])],
  }))
  return { ...review, pages: pages.map(withoutUnseen).filter(isChanged) }
}

type Look = Pick<PageReview, 'tree' | 'pictures'>

/** What is seen of each page in a window of one width; the tree is the same at all widths, and read at the first. */
async function seenAt(browser: Browser, width: number, pages: readonly PageReview[], before: string, after: string) {
  const sides = await Promise.all([openSite(browser, before, width), openSite(browser, after, width)])
  const looks: Look[] = []
  for (const page of pages) {
    const [one, other] = await visitBoth(sides, page)
    const trees = width === widths[0] ? await Promise.all([one?.tree() ?? [], other?.tree() ?? []]) : undefined
    looks.push({
      tree: trees ? compareLines(...trees) : [],
      pictures: await picturesOf(page, width, one, other),
    })
  }
  await Promise.all(sides.map((side) => side.close()))
  return looks
}

/** The page on both sides; nothing where it is not. */
async function visitBoth([before, after]: readonly [OpenSite, OpenSite], { path, from, state, changes }: PageReview) {
  const one = state === 'new' ? undefined : before
  const other = state === 'gone' ? undefined : after
  const sections = one && other && sectionsOf(changes)
  await Promise.all([one?.visit(from ?? path, sections), other?.visit(path, sections)])
  return [one, other] as const
}

async function picturesOf(page: PageReview, width: number, before?: OpenSite, after?: OpenSite) {
  if (!before || !after) {
    const whole = await (after ?? before)?.picture({ x: 0, y: 0, width, height: tallest })
    const only = whole && dataUrl(await small(whole))
    return only === undefined ? [] : [{ section: page.title, width, ...(after ? { after: only } : { before: only }) }]
  }
  const pictures: PageReview['pictures'] = []
  for (const section of sectionsOf(page.changes)) {
    const [was, is] = await Promise.all([before.boxOf(section), after.boxOf(section)])
    const [first, second] = aligned(was, is, width)
    const [one, other] = await Promise.all([first && before.picture(first), second && after.picture(second)])
    const both = one && other ? await differing(one, other) : [one && (await small(one)), other && (await small(other))]
    if (!both || (!both[0] && !both[1])) continue
    pictures.push({
      section,
      width,
      ...(both[0] && { before: dataUrl(both[0]) }),
      ...(both[1] && { after: dataUrl(both[1]) }),
    })
  }
  return pictures
}

/** The parts that hold a change, each once. */
const sectionsOf = (changes: PageReview['changes']): string[] => [...new Set(changes.map(({ section }) => section))]

/** Two boxes with room around them, as wide as the widest and at the same side. */
function aligned(one: Box | undefined, other: Box | undefined, width: number): [Box | undefined, Box | undefined] {
  const boxes = [one, other].filter((box) => box !== undefined)
  const left = Math.max(0, Math.floor(Math.min(...boxes.map(({ x }) => x)) - margin))
  const right = Math.min(width, Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)) + margin))
  const around = (box: Box | undefined): Box | undefined =>
    box && {
      x: left,
      y: Math.max(0, Math.floor(box.y - margin)),
      width: right - left,
      height: Math.ceil(box.height + 2 * margin),
    }
  return [around(one), around(other)]
}

const dataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`

/** A picture that was made anew and looks the same is no change. */
function withoutUnseen(page: PageReview): PageReview {
  const seen = new Set(page.pictures.map(({ section }) => section))
  return { ...page, changes: page.changes.filter(({ state, section }) => state !== 'picture' || seen.has(section)) }
}
