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

const at = (centre: Point, heading: number, r: number) => ({ centre, r, angle: heading - 90 })

/** Its skin, as path data. Toes bend at the ball. */
export function footSkin({ ankle, ball, foot, toes }: SideLeg, scale: number): string {
  return place(contour, at(ankle, foot, scale)) + place(bigToe, at(ball, foot - toes, scale))
}

/** The nail of its big toe, as a line. */
export const footNail = ({ ball, foot, toes }: SideLeg, scale: number): string =>
  place(nail, at(ball, foot - toes, scale))
