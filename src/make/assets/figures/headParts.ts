import { girth } from '../../../content/figure/body.ts'
import { between, heading, polar, radians } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import { footOfNeck } from './collar.ts'
import { features } from './look.ts'
import type { Look } from './look.ts'
import { ball, bar, circle, hull, place, xy } from './shapes.ts'
import type { Part } from './shapes.ts'

/** A face of radius 1: path data, and where a bun of hair is; ears from the front are outside its circle. */
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
  // A face that is turned aside from the front: its nose stands out, and its other eye is out of sight.
  turned: {
    outer: 'M.8 -.38Q1.5 .24 .88 .42ZM.93 .3Q.98 1.02 .6 1.08Q.2 1.1 -.2 .9Z',
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

interface Head {
  collar: Point
  nape: Point
  head: Point
  /** Where the neck meets the head, of a body from the front. */
  axis?: Point
  tilt: number
}

/** Where a neck goes into a shirt from the front: its muscles slope to the shoulders from halfway, or its foot has knobs. */
const neckFoot = (nape: Point, axis: Point, scale: number): string => {
  const half = (aside: number) => circle(polar(nape, aside, footOfNeck.aside * scale), footOfNeck.deep * scale)
  return hull(half(-90), half(90), circle(between(nape, axis, 0.6), girth.neck * scale))
}

const moves = ['hoofd', 'neus']
/** A head in the shadow has its face: without one it is a ball, and its ear a bun. */
const inShadow = { moves, isApart: true }

/** A neck from the front, darker under its jaw, which it parts from it. */
function straightNeck(nape: Point, axis: Point, scale: number, look: Look): Part[] {
  const thick = girth.neck * scale
  const to = (t: number) => bar(between(nape, axis, t), axis, thick, thick)
  return [
    { d: to(0.12) + neckFoot(nape, axis, scale), fill: look.skin, moves },
    { d: to(0.16), fill: look.skin2 },
  ]
}

/** A neck from the side: out of the shirt along the back, then bent to `top`, where it carries the head. */
function bentNeck({ collar, nape }: Head, top: string, scale: number, look: Look): Part[] {
  const bend = polar(nape, heading(collar, nape), 12 * scale)
  const d = `M${xy(between(collar, nape, 0.2))}Q${xy(bend)} ${top}`
  return [{ d, stroke: look.skin2, width: 2 * girth.neck * scale, moves }]
}

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
  const { outer, ear, eye, bun, hair, hairline } = faces[face]
  const line = 0.085 * r
  // From the front the hair of the shadow is lighter than its face: without that it is a ball, and its ear a bun.
  const hairShadow = hairline ? inShadow : { moves }
  const [x = 0, y = 0] = on(bun.join(' ')).split(' ').map(Number)
  return [
    ...(look.hasBun ? [{ d: ball([x, y], r * 0.4), fill: look.hair, ...hairShadow }] : []),
    ...(axis ? straightNeck(nape, axis, scale, look) : bentNeck(at, on('-.18 .3'), scale, look)),
    { d: on(outer), fill: look.skin, moves },
    { d: ball(head, r), fill: look.skin, moves },
    { d: on(hair), fill: look.hair, ...hairShadow },
    ...(ear ? [{ d: on(ear), fill: look.skin2, ...inShadow }] : []),
    ...(hairline ? [{ d: on(hairline), stroke: look.hair, width: line, ...inShadow }] : []),
    { d: on(eye, glance), stroke: features, width: line, ...inShadow },
  ]
}
