import { heading } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { SideLeg } from '../../../content/figure/side.ts'
import { num, place } from './shapes.ts'
import { alongShin, closeBy } from './shin.ts'

/** How far the ball of a foot and its toes are above the ground. */
const sole = 8.2

/** The toes of a foot from the outside, from the ball: over the big toe, and back along the ground. */
const bigToe = 'C7 -4.2 8.6 -3.8 11 -4.2C15.4 -5.4 18.4 -4 19.4 -.8C21 3.8 19.4 8.2 14.8 8.2L0 8.2'
const nail = 'M14.6 -2.6Q18.2 -2.6 18.6 1'
/** Close by: the four other toes before the big one, each a little further back, and the nails on their tops. */
const toeFronts = 'M9.4 -.6Q17 0 15.4 7.6M6.8 .6Q13.8 1.2 12.3 7.7M4.2 1.8Q10.6 2.2 9.3 7.8M1.6 3.2Q7.4 3.4 6.2 7.8'
const nails = 'M15.4 -3.1Q18 -2.5 18.2 -.4M12.4 1.4L13.3 2.2M9.4 2.5L10.2 3.3M6.5 3.5L7.2 4.2M3.4 4.6L4 5.2'

const at = (centre: Point, along: number, r: number) => ({ centre, r, angle: along - 90 })

/**
 * Its skin, as path data, clockwise as a hull is: from the shin over the instep to the toes, that bend at the ball, and
 * back along arch and heel into the tendon.
 */
export function footSkin(leg: SideLeg, scale: number): string {
  const { ankle, ball, foot, toes } = leg
  const shin = alongShin(leg, scale)
  const onFoot = (path: string) => place(path, at(ankle, foot, scale))
  const onToes = (path: string) => place(path, at(ball, foot - toes, scale))
  const round = num(sole * scale)
  return [
    `M${shin(0.76, -10)}C${shin(0.9, -9.8)} ${onFoot('10.6 -4.4')} ${onFoot('17 .6')}`,
    `C${onFoot('21 3.8')} ${onToes('-2 -6.6')} ${onToes('4.4 -4.9')}`,
    onToes(bigToe),
    `A${round} ${round} 0 0 1 ${onFoot('27 20.2')}`,
    onFoot('C20 20.2 19 16 11.4 16C4.6 16 2.4 20.2 -5 20.2C-12.4 20.2 -16.4 16.6 -15.8 10.6'),
    `C${onFoot('-15.2 5.4')} ${shin(0.94, 8.6)} ${shin(0.76, 10.7)}z`,
  ].join('')
}

/** The nails of its toes, as lines; of a small foot that of the big toe. */
export const footNail = ({ ball, foot, toes }: SideLeg, scale: number): string =>
  place(scale > closeBy ? nails : nail, at(ball, foot - toes, scale))

/** The lines between its toes. */
export const footToes = ({ ball, foot, toes }: SideLeg, scale: number): string =>
  place(toeFronts, at(ball, foot - toes, scale))

/** A foot from the front below its ankle, its toes turned a little outwards to the right, and the lines between them. */
const turnedOut =
  'M-9 -2C-9.4 4 -9.6 8 -9.4 12Q-9.4 18.6 -3 19.4Q3 19.8 8 18.6Q14.4 18.2 16.6 14.6Q18 11 14.6 8C11.6 5 9.8 2 9 -2Z'
const toeGaps = 'M-.6 19L-1 14.6M4.2 18.8L3.4 14.8M8.6 18L7.4 14.4M12.6 16.6L10.8 13.4'

/**
 * A foot from the front, below its ankle: its skin and the lines between its toes, as path data.
 * @param way 1 when its toes turn to the right
 */
export function footFromFront(
  { knee, ankle }: { knee: Point; ankle: Point },
  way: 1 | -1,
  scale: number,
): { skin: string; toes: string } {
  const laid = { centre: ankle, r: scale, angle: heading(knee, ankle) - 180, face: way }
  return { skin: place(turnedOut, laid), toes: place(toeGaps, laid) }
}
