import type { Point } from '../../../content/figure/geometry.ts'
import type { SideLeg } from '../../../content/figure/side.ts'
import { place } from './shapes.ts'

/** A foot from its ankle, with the toes to the right: instep, ball, arch and heel, clockwise as a hull is. */
const contour =
  'M6.8 -6C10.2 .5 15 4.2 21 6.4C26 8 30.4 8.6 33.6 9.6Q37.6 12.4 35.4 16.4Q32.6 20.2 27.4 20.2C20 20 14 16.4 6.6 17.4C1 18.4 -3.6 20.2 -8.6 20.2C-16 20.2 -19.4 15.4 -18.2 9.6C-17 4 -11.4 -.4 -9.2 -9Z'

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
