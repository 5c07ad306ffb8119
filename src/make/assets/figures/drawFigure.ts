import { distance } from '../../../content/figure/geometry.ts'
import type { Figure } from '../../../content/figure/schema.ts'
import { endOf, solve } from '../../../content/figure/solve.ts'
import type { Solved } from '../../../content/figure/solve.ts'
import { past } from '../../../theme/tokens.ts'
import { drawCourse, spotParts } from './arc.ts'
import { frontParts } from './frontParts.ts'
import { handParts } from './handParts.ts'
import { pastEdge, people, tints } from './look.ts'
import type { Look } from './look.ts'
import { drawProps } from './props.ts'
import { area, ball, dotsOf, line } from './shapes.ts'
import type { Part } from './shapes.ts'
import { lineWidth, shoulderLine } from './shirt.ts'
import { sideParts } from './sideParts.ts'

/** The size of a figure, in pixels. */
export const figureSize = { width: 480, height: 360 } as const

/**
 * Draws an exercise: the start as a shadow of one colour, the end in full, and the arc that is measured from both.
 * @param index its place among the exercises, which decides its tint
 */
export function drawFigure(figure: Figure, index: number): string {
  const look = lookOf(figure)
  const [from, to] = [solve(figure, figure.start), solve(figure, endOf(figure))]
  const isMoved = ({ moves = [] }: Part) =>
    moves.some((name) => {
      const [before, after] = [from.named.get(name), to.named.get(name)]
      return before && after && distance(before, after) > 7
    })
  const shadow = partsOf(from, figure, look)
    .filter(isMoved)
    .map((part) => ({
      ...part,
      d: part.shadow ?? part.d,
      [part.fill ? 'fill' : 'stroke']: part.isApart ? pastEdge : past,
    }))
  const drawn = partsOf(to, figure, look, from).toSpliced(figure.ghost ?? 0, 0, ...shadow)
  return onPanel(
    index,
    drawProps(figure.props ?? {}) +
      paint(drawn) +
      lowShoulders(from, to, figure.scale) +
      drawCourse(from, to, figure.arc) +
      paint(spotParts(to, figure.arc)),
  )
}

/** A drawing on its panel and disc, of the tint that its place among the exercises has. */
export function onPanel(index: number, drawing: string): string {
  const [panel, disc] = tints[index % tints.length] ?? tints[0]
  const { width, height } = figureSize
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    area(`M0 0h${width}v${height}H0z`, panel) + area(ball([width / 2, height / 2], 158), disc),
    `${drawing}</svg>`,
  ].join('')
}

/** The colours of the person of a figure. */
export function lookOf({ person }: Figure): Look {
  const look = people[person]
  if (!look) throw new Error(`Figuur zonder persoon: ${person}`)
  return look
}

/**
 * The parts of a body, from the back to the front.
 * @param from the start, of which the line of a back is drawn that it hides
 */
export function partsOf(pose: Solved, { scale, holds }: Figure, look: Look, from?: Solved): Part[] {
  if (pose.view === 'side') return sideParts(pose.body, scale, look, from?.view === 'side' ? from.body : undefined)
  return pose.view === 'front' ? frontParts(pose.body, scale, look) : handParts(pose.body, scale, look, holds)
}

/** Raised shoulders hide where they were: a line of the start over them tells it. */
function lowShoulders(from: Solved, to: Solved, scale: number): string {
  if (from.view !== 'front' || to.view !== 'front') return ''
  const isRaised = from.body.right.shoulder[1] - to.body.right.shoulder[1] > 7
  const width = lineWidth * scale
  return isRaised ? line(shoulderLine(from.body, scale), width, past, dotsOf(width)) : ''
}

/** Parts as SVG. */
export const paint = (parts: readonly Part[]): string =>
  parts
    .map(({ d, fill, stroke = '', width = 0, opacity, dots }) =>
      fill ? area(d, fill, opacity) : line(d, width, stroke, dots),
    )
    .join('')
