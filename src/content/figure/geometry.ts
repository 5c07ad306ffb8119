/** Points on a canvas in pixels, and angles in degrees: a heading is 0 upwards and 90 to the right. */
export type Point = readonly [x: number, y: number]

export const radians = (degrees: number): number => (degrees * Math.PI) / 180
export const degrees = (value: number): number => (value * 180) / Math.PI

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** The point at a part `t` of the way from a to b. */
export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** The direction from a to b. */
export const heading = (a: Point, b: Point): number => degrees(Math.atan2(b[0] - a[0], a[1] - b[1]))

/** The point at a distance from another, in a direction. */
export const polar = (from: Point, angle: number, length: number): Point => [
  from[0] + length * Math.sin(radians(angle)),
  from[1] - length * Math.cos(radians(angle)),
]

/** How far it is to turn from b to a, from -180 to 180. */
export const turn = (a: number, b: number): number => ((((a - b + 180) % 360) + 360) % 360) - 180
