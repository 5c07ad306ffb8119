import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Region } from 'sharp'

/** A picture, pixel by pixel, four bytes each. */
interface Pixels {
  data: Buffer
  width: number
  height: number
}

/** What stays around what differs, so that one sees where it stands, in pixels. */
const around = 48
/** A piece of a line says little: at least so wide, in pixels. */
const narrowest = 560

/**
 * Two pictures of the same part, before and after, without what is the same around it.
 * @returns both as small PNG files; nothing when the eye sees no difference
 */
export async function differing(before: Buffer, after: Buffer): Promise<[Buffer, Buffer] | undefined> {
  if (before.equals(after)) return undefined
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  if (one.width !== other.width) return [await small(before), await small(after)]
  const isSameSize = one.height === other.height
  if (isSameSize && pixelmatch(one.data, other.data, undefined, one.width, one.height) === 0) return undefined
  const least = Math.min(one.height, other.height)
  const top = equalRows(least, (row) => rowOf(one, row).equals(rowOf(other, row)))
  const below = equalRows(least - top, (row) =>
    rowOf(one, one.height - 1 - row).equals(rowOf(other, other.height - 1 - row)),
  )
  const from = Math.max(0, top - around)
  const rest = Math.max(0, below - around)
  const columns = isSameSize ? differingColumns(one, other, top, one.height - below) : { left: 0, width: one.width }
  const cut = (png: Buffer, { height }: Pixels) =>
    small(png, { ...columns, top: from, height: Math.max(1, height - from - rest) })
  return Promise.all([cut(before, one), cut(after, other)])
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** How many rows are the same before the first that is not. */
function equalRows(most: number, isSame: (row: number) => boolean): number {
  let rows = 0
  while (rows < most && isSame(rows)) rows += 1
  return rows
}

const rowOf = ({ data, width }: Pixels, row: number): Buffer => data.subarray(row * width * 4, (row + 1) * width * 4)

/** The columns in which these rows differ, and what stays around them. */
function differingColumns(one: Pixels, other: Pixels, top: number, bottom: number): { left: number; width: number } {
  let [first, last] = [one.width, 0]
  for (let row = top; row < bottom; row += 1) {
    const [a, b] = [rowOf(one, row), rowOf(other, row)]
    for (let x = 0; x < one.width; x += 1) {
      if (a.readUInt32LE(x * 4) === b.readUInt32LE(x * 4)) continue
      first = Math.min(first, x)
      last = Math.max(last, x + 1)
    }
  }
  const spare = Math.max(around, (narrowest - (last - first)) / 2)
  const left = Math.max(0, Math.floor(first - spare))
  return { left, width: Math.min(one.width, Math.ceil(last + spare)) - left }
}

/** A PNG of few colours, cut where that is asked: a page has few, and a review holds many pictures. */
export const small = (png: Buffer, cut?: Region): Promise<Buffer> =>
  (cut ? sharp(png).extract(cut) : sharp(png)).png({ palette: true, quality: 80, effort: 4 }).toBuffer()
