import { girth } from '../../../content/figure/body.ts'
import { polar, radians } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import { features } from './look.ts'
import type { Look } from './look.ts'
import { bentNeck, moves, straightNeck } from './neck.ts'
import type { Neck } from './neck.ts'
import { ball, place } from './shapes.ts'
import type { Part } from './shapes.ts'

/** A face of radius 1: path data, and where a bun of hair is. */
interface Face {
  /** What a head has besides a circle. */
  outer?: string
  /** All of a head that is no circle. */
  skull?: string
  eye: string
  ear: string
  hairline: string
  bun: readonly [number, number]
  hair: string
}

const faces = {
  side: {
    // The nose and the chin from the side, the ears from the front.
    outer: 'M.84 -.35Q1.36 .2 .9 .38ZM.95 .3Q1.06 1.1 .66 1.13Q.3 1.14 -.1 .9Z',
    eye: 'M.5 -.02Q.64 .12 .8 0M.93 .65Q.84 .7 .75 .61',
    ear: 'M-.3 .3C-.5 -.02 -.34 -.2 -.18 -.18C.06 -.16 .06 .1 -.08 .2C-.12 .4 -.24 .42 -.3 .3Z',
    hairline: '',
    bun: [-0.98, -0.72],
    hair: 'M.57 -.83C.26 -1.13 -.35 -1.13 -.74 -.8C-1.14 -.44 -1.18 .1 -1 .44C-.9 .62 -.78 .74 -.7 .86Q-.56 1.02 -.42 .86Q-.4 .62 -.36 .36Q-.36 -.1 -.06 -.14Q.2 -.2 .24 -.5Q.5 -.55 .57 -.83Z',
  },
  // A face that is turned aside from the front: its other eye is out of sight. Its outline is whole, from the forehead over
  // nose, mouth and chin along the jaw: what is added to a circle has a jaw like a block.
  turned: {
    skull:
      'M.82 -.5Q.86 -.2 .95 .02Q1.22 .28 1.19 .36Q1.1 .43 .95 .44Q1.03 .6 .9 .76Q.98 1.12 .56 1.12C.24 1.08 -.14 .96 -.4 .5L-.7 .4C-1.3 .1 -1 -1.04 -.1 -1.04C.3 -1.04 .7 -.86 .82 -.5Z',
    eye: 'M.3 .03Q.46 .17 .62 .03M.5 .62Q.66 .71 .8 .58',
    ear: 'M-.68 .36C-.86 .06 -.74 -.1 -.58 -.08C-.36 -.06 -.36 .18 -.48 .28C-.52 .46 -.62 .48 -.68 .36Z',
    hairline: '',
    bun: [-0.5, -1.08],
    hair: 'M.92 -.38C.72 -.92 .3 -1.1 -.1 -1.1C-.7 -1.1 -1.08 -.62 -1.06 0C-1.06 .3 -.98 .54 -.82 .74Q-.66 .66 -.66 .4C-.78 .16 -.74 -.06 -.54 -.1Q-.32 -.2 -.26 -.46Q.3 -.26 .92 -.38Z',
  },
  front: {
    outer: 'M-.9 -.1C-1.3 -.2 -1.3 .4 -.9 .4ZM.9 -.1C1.3 -.2 1.3 .4 .9 .4Z',
    eye: 'M-.52 .1Q-.36 .24 -.2 .1M.2 .1Q.36 .24 .52 .1M-.2 .56Q0 .68 .2 .56',
    ear: '',
    hairline: 'M-1 -.1Q-.79 -.42 -.45 -.6Q0 -.3 .6 -.42Q.89 -.32 1 -.1',
    bun: [0, -1.15],
    hair: 'M-1.05 .12C-1.12 -.5 -.75 -1.1 0 -1.1C.75 -1.1 1.12 -.5 1.05 .12Q.95 -.28 .6 -.42Q0 -.3 -.45 -.6Q-.8 -.4 -1.05 .12Z',
  },
} as const

/** Behind the ear of a face that is turned aside. */
const behindEar = [-0.46, 0.62] as const

interface Head extends Neck {
  head: Point
  /** Where the neck meets the head, of a body from the front. */
  axis?: Point
  tilt: number
}

/** A head in the shadow has its face: without one it is a ball, and its ear a bun. */
const inShadow = { moves, isApart: true }

/**
 * Head and neck; none in a close-up, where they lie outside the canvas.
 * @param turn how far a face that is seen from the front is turned: below 0 to the left
 */
export function headParts(at: Head, scale: number, look: Look, turn?: number): Part[] {
  const { nape, head, axis, tilt } = at
  const r = girth.head * scale
  if (head.some((value) => value < -2 * r)) return []
  const isAside = turn !== undefined && Math.abs(turn) > 30
  const face = turn === undefined ? 'side' : isAside ? 'turned' : 'front'
  const way = isAside && turn < 0 ? -1 : 1
  // Eyes go aside before a face is seen from another side.
  const glance = polar([0, 0], tilt + 90, isAside ? 0 : 0.94 * r * Math.sin(radians(turn ?? 0)))
  const on = (path: string, aside: Point = [0, 0]) =>
    place(path, { centre: [head[0] + aside[0], head[1] + aside[1]], r, angle: tilt, face: way })
  const { outer, skull, ear, eye, bun, hair, hairline }: Face = faces[face]
  const line = 0.085 * r
  const spot = (unit: readonly [number, number]): Point => {
    const [x = 0, y = 0] = on(unit.join(' ')).split(' ').map(Number)
    return [x, y]
  }
  // A face from the front has no profile: in the shadow its lighter hair tells it from a ball.
  const isApart = face === 'front'
  // A head that turns leaves no bun behind the bun of the end: only one whose crown goes aside.
  const leaves = axis ? ['kruin'] : moves
  return [
    ...(look.hasBun ? [{ d: ball(spot(bun), r * 0.4), fill: look.hair, moves: leaves, isApart }] : []),
    ...(axis
      ? straightNeck(nape, axis, scale, look, isAside ? spot(behindEar) : undefined)
      : bentNeck(at, on('-.18 .3'), scale, look)),
    ...(outer ? [{ d: on(outer), fill: look.skin, moves }] : []),
    { d: skull ? on(skull) : ball(head, r), fill: look.skin, moves },
    { d: on(hair), fill: look.hair, moves, isApart },
    ...(ear ? [{ d: on(ear), fill: look.skin2, ...inShadow }] : []),
    ...(hairline ? [{ d: on(hairline), stroke: look.hair, width: line }] : []),
    { d: on(eye, glance), stroke: features, width: line, ...inShadow },
  ]
}
