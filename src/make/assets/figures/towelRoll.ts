import { polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import { palette } from '../../../theme/tokens.ts'
import { towel } from './look.ts'
import { area, line, num, xy } from './shapes.ts'
import { softLine } from './soft.ts'

/** How narrow the ends of a roll look, which is seen aslant: as a full circle with its turns it is a snail. */
const aslant = 0.5
/** Where its ends are beside its middle, for its radius. */
const half = 1.1

/** A rolled towel that lies on what is under it: its turns at the near end, its seam and border along it, its shadow. */
export function drawTowelRoll(x: number, y: number, r: number): string {
  const at = (right: number, down: number): string => xy([x + right * r, y + down * r])
  const bulge = (to: string, radius = 1) => `A${num(aslant * radius * r)} ${num(radius * r)} 0 0 1 ${to}`
  const body = `M${at(-half, -1)}L${at(half, -1)}${bulge(at(half, 1))}L${at(-half, 1)}${bulge(at(-half, -1))}z`
  const under = `M${at(-half, 1)}L${at(half, 1)}${bulge(at(half + aslant * 0.26, 0.97))}`
  const border = (right: number) => `M${at(right, -0.94)}${bulge(at(right, 0.92), 0.93)}`
  // From its core outwards, two turns and a half, and into the seam.
  const coil = Array.from({ length: 26 }, (_, index): Point => {
    const [dx, dy] = polar([0, 0], 120 - (index / 25) * 900, (0.06 + (0.94 * index) / 25) * 0.8 * r)
    return [x - half * r + aslant * dx, y + dy]
  })
  return [
    `<path fill="${palette.pine}" opacity=".3" d="M${at(-1.6, 1)}L${at(1.9, 1)}Q${at(1.7, 1.14)} ${at(0.9, 1.14)}L${at(-0.6, 1.14)}Q${at(-1.4, 1.14)} ${at(-1.6, 1)}z"/>`,
    area(body, towel.cloth),
    area(`${under}Q${at(0.4, 0.62)} ${at(-half, 0.5)}z`, towel.shade),
    `<g stroke-linecap="butt">${line(border(0.62), 0.16 * r, towel.turn)}${line(border(0.86), 0.07 * r, towel.turn)}</g>`,
    line(`M${at(-half + aslant, -0.1)}Q${at(0, 0)} ${at(half + aslant - 0.05, -0.06)}`, 3, towel.turn),
    area(`M${at(-half, -1)}${bulge(at(-half, 1))}${bulge(at(-half, -1))}z`, towel.end),
    line(softLine(coil), 3.2, towel.turn),
  ].join('')
}
