import { between, distance, heading, polar, radians, turn } from '../../../content/figure/geometry.ts'
import type { Hand } from '../../../content/figure/hand.ts'
import { xy } from './shapes.ts'

/** The way from a wrist to its palm, hollow at either side: where two straight edges meet a hand is a paddle. */
export function heelOf({ elbow, wrist, spot }: Hand, narrow: number, scale: number): string {
  const back = heading(wrist, elbow)
  const [thumbSide = '', otherSide = ''] = [1, -1].map((side) => {
    // On the side of the thumb it ends further out, on the root of the thumb, or that stands out as a knob.
    const [corner, end] = [spot(-4, side * (narrow + 1)), side > 0 ? spot(22, 44) : spot(28, -40.2)]
    const edges = [90, -90].map((aside) => polar(polar(wrist, back, 28 * scale), back + aside, (narrow + 1) * scale))
    const [edge = corner] = edges.toSorted((a, b) => distance(a, corner) - distance(b, corner))
    const ends = [xy(edge), xy(end)]
    return (side > 0 ? ends : ends.toReversed()).join(`Q${xy(corner)} `)
  })
  return `M${thumbSide}L${otherSide}z`
}

/** The skin in the corner between a forearm and a hand from the side that is bent up: without it the hand is hinged on. */
export function wristFold({ elbow, wrist, fingers }: Hand, narrow: number, scale: number): string {
  const [knuckle = wrist] = fingers.at(-1) ?? []
  const [forearm, hand] = [heading(elbow, wrist), heading(wrist, knuckle)]
  const bend = turn(forearm, hand)
  if (bend < 10) return ''
  const corner = polar(wrist, forearm - bend / 2 - 90, (narrow * scale) / Math.cos(radians(bend / 2)))
  const from = polar(polar(wrist, forearm + 180, 46 * scale), forearm - 90, (narrow + 2) * scale)
  const to = polar(between(wrist, knuckle, 0.62), hand - 90, (narrow - 7) * scale)
  return `M${xy(from)}Q${xy(corner)} ${xy(to)}L${xy(wrist)}z`
}
