import { heading } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import type { SideLeg } from '../../../content/figure/side.ts'
import { place } from './shapes.ts'

/** A foot from its ankle, with the toes to the right: instep, ball, arch and heel, clockwise as a hull is. */
const contour =
  'M7.6 -5C9.4 -2 13.4 .6 18 2.8C23.5 5.4 28.6 7.6 33.6 8.6Q37.8 11.4 36 16.2Q33 20.4 27 20.2C21 20 18 15 11.4 15C4.6 15 2 20.2 -5.6 20.2C-13 20.2 -17 16.4 -16.6 10.4C-16 5.4 -11.6 2.8 -9 -1.6Z'

/** A big toe from the ball of its foot, and its nail. */
const bigToe =
  'M-3 -3.6C2 -3.4 6.4 -2.9 10 -3.6C14 -4.8 18 -3.6 19.6 -.6C21.8 3.6 19.8 8.2 15.4 8.2C12 8.2 10.2 7.2 7.6 7.4Q4 8.2 0 8.2Z'
const nail = 'M14.6 -2.6Q19 -2.6 19.8 1.2'

const at = (centre: Point, along: number, r: number) => ({ centre, r, angle: along - 90 })

/** Its skin, as path data. Toes bend at the ball. */
export function footSkin({ ankle, ball, foot, toes }: SideLeg, scale: number): string {
  return place(contour, at(ankle, foot, scale)) + place(bigToe, at(ball, foot - toes, scale))
}

/** The nail of its big toe, as a line. */
export const footNail = ({ ball, foot, toes }: SideLeg, scale: number): string =>
  place(nail, at(ball, foot - toes, scale))

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
