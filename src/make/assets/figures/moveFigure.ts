import { poseAt } from '../../../content/figure/motion.ts'
import type { Figure } from '../../../content/figure/schema.ts'
import { solve } from '../../../content/figure/solve.ts'
import type { Solved } from '../../../content/figure/solve.ts'
import { onceFor } from '../../../content/once.ts'
import { drawCourse, spotParts } from './arc.ts'
import { lookOf, onPanel, paint, partsOf } from './drawFigure.ts'
import { drawProps } from './props.ts'
import type { Part } from './shapes.ts'
import { pieces, spans } from './spans.ts'
import { alongTheWay, inSpan } from './timeline.ts'
import { tracksOf } from './tracks.ts'
import type { Track } from './tracks.ts'

/** How long a part takes to come or go, and an outline to cover one of other pieces, in seconds. */
const fade = { parts: 0.08, pieces: 0.02 } as const

/**
 * Draws an exercise that goes from its start to its end and back, from the same two poses as its still drawing.
 * @param index its place among the exercises, which decides its tint
 */
export function moveFigure(figure: Figure, index: number): string {
  const look = lookOf(figure)
  const poses = new Map<number, Solved>()
  const poseOf = (t: number): Solved => onceFor(poses, t, () => solve(figure, poseAt(figure, t)))
  return onPanel(
    index,
    [
      drawProps(figure.props ?? {}),
      inMotion((t) => partsOf(poseOf(t), figure, look)),
      drawCourse(poseOf(0), poseOf(1), figure.arc),
      inMotion((t) => spotParts(poseOf(t), figure.arc)),
    ].join(''),
  )
}

/** What of an outline stays as it is: what it is drawn with, how round its bows are, and which way they go. */
const strokes = (d: string): string =>
  d.replace(/(A[\d.]+) [\d.]+ 0 (\d) (\d) |-?[\d.]+/g, (_, bow = '', large = '', sweep = '') => bow + large + sweep)

/** What is drawn at each part of the way, as parts that move. */
function inMotion(draw: (t: number) => Part[]): string {
  const drawn = new Map<number, Part[]>()
  return tracksOf((t) => onceFor(drawn, t, () => draw(t)))
    .map(moving)
    .join('')
}

/** A part that moves: one outline after another where it gets other pieces, and faded in and out where it comes and goes. */
function moving({ span: whole, at }: Track): string {
  const outlines = spans(whole, (t) => strokes(at(t).d)).map(([from, to]) => {
    const between = Array.from({ length: pieces }, (_, step) => step / pieces).filter((t) => t > from && t < to)
    const way = alongTheWay(
      'd',
      [from, ...between, to].map((t) => [t, at(t).d]),
    )
    // What fades with all of the part needs no more than that.
    const seen = inSpan([from === whole[0] ? 0 : from, to === whole[1] ? 1 : to], fade.pieces)
    return paint([at(from)]).replace('/>', way || seen ? `>${way}${seen}</path>` : '/>')
  })
  const fading = inSpan(whole, fade.parts)
  return fading ? `<g>${fading}${outlines.join('')}</g>` : outlines.join('')
}
