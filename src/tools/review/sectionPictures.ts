import { onceFor } from '../../content/once.ts'
import type { PageReview } from '../../review/reviewFile.ts'
import { differing, small } from './crop.ts'
import type { Box, OpenSite, Part } from './open.ts'

/** Room around a part, in pixels. */
const margin = 16
/** The most of a whole page that is shown when it is new or gone, in pixels. */
const tallest = 2400

/** A part before and after; nothing when the eye sees no difference. */
type Pair = { before?: string; after?: string } | undefined

/** Parts that have been photographed, by how they look on both sides. */
export type Shot = Map<string, Promise<Pair>>

/**
 * Pictures of the parts of a page that changed, or of all of a page that is new or gone.
 * @param sides the page before and after, open in windows of this width
 * @param shot what was photographed so far
 */
export async function picturesOf(
  page: PageReview,
  width: number,
  [before, after]: readonly [OpenSite | undefined, OpenSite | undefined],
  shot: Shot,
): Promise<PageReview['pictures']> {
  if (!before || !after) {
    const whole = await (after ?? before)?.picture({ x: 0, y: 0, width, height: tallest })
    const only = whole && dataUrl(await small(whole))
    return only === undefined ? [] : [{ section: page.title, width, ...(after ? { after: only } : { before: only }) }]
  }
  const pictures: PageReview['pictures'] = []
  for (const section of sectionsOf(page.changes)) {
    const parts = await Promise.all([before.partOf(section), after.partOf(section)])
    // Many pages may show the same part, such as that with the phone number: it is photographed once.
    const key = JSON.stringify([width, ...parts.map((part) => part && [{ ...part.box, y: 0 }, part.html])])
    const both = await onceFor(shot, key, () => pairOf(parts, width, [before, after]))
    if (both) pictures.push({ section, width, ...both })
  }
  return pictures
}

/** Pictures of a part on both sides, without what is the same around it. */
async function pairOf(
  [was, is]: readonly [Part | undefined, Part | undefined],
  width: number,
  [before, after]: readonly [OpenSite, OpenSite],
): Promise<Pair> {
  const [first, second] = aligned(was?.box, is?.box, width)
  const [one, other] = await Promise.all([first && before.picture(first), second && after.picture(second)])
  const both = one && other ? await differing(one, other) : [one && (await small(one)), other && (await small(other))]
  if (!both || (!both[0] && !both[1])) return undefined
  return { ...(both[0] && { before: dataUrl(both[0]) }), ...(both[1] && { after: dataUrl(both[1]) }) }
}

/** The parts that hold a change, each once. */
export const sectionsOf = (changes: PageReview['changes']): string[] => [
  ...new Set(changes.map(({ section }) => section)),
]

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
