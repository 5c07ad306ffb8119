import { polar } from '../../../content/figure/geometry.ts'
import type { Point } from '../../../content/figure/geometry.ts'
import { palette } from '../../../theme/tokens.ts'
import { towel } from './look.ts'
import { area, line, num, xy } from './shapes.ts'
import { softLine } from './soft.ts'

/** How much wider than high a roll is under the weight of a leg. */
const pressed = 1.2
/** Where its far end is beside and above its near one, for its radius: it goes back across, under the leg. */
const back = [0.92, -0.16] as const
/** How often it is rolled. */
const turns = 2.6

/** A rolled towel that lies across under a leg: its turns at the near end, its border around it, its shadow. */
export function drawTowelRoll(x: number, y: number, r: number): string {
  const at = (right: number, down: number): string => xy([x + right * r, y + down * r])
  /** A place on its side: at a direction around its end, so far along. */
  const on = (angle: number, along: number, size = 1): string => {
    const [dx, dy] = polar([0, 0], angle, size)
    return at(pressed * dx + along * back[0], dy + along * back[1])
  }
  const round = (to: string, size = 1) => `A${num(pressed * size * r)} ${num(size * r)} 0 0 1 ${to}`
  const [top, bottom] = [-24, 156]
  const body = `M${on(top, 0)}L${on(top, 1)}${round(on(bottom, 1))}L${on(bottom, 0)}${round(on(top, 0))}z`
  const shade = `M${on(118, 0)}L${on(104, 1)}${round(on(bottom, 1))}L${on(bottom, 0)}z`
  const border = (along: number) => `M${on(top, along)}${round(on(bottom, along))}`
  const end = `M${on(0, 0)}${round(on(180, 0))}${round(on(0, 0))}z`
  // From its core outwards, up to its loose edge.
  const coil = Array.from({ length: 34 }, (_, index): Point => {
    const out = index / 33
    const [dx, dy] = polar([0, 0], 60 - (1 - out) * turns * 360, (0.08 + 0.92 * out) * 0.94 * r)
    return [x + pressed * dx, y + dy]
  })
  return [
    `<path fill="${palette.pine}" opacity=".3" d="M${at(-1.3, 1)}L${at(2.2, 1)}Q${at(2, 1.2)} ${at(1.3, 1.2)}L${at(-0.5, 1.2)}Q${at(-1.1, 1.2)} ${at(-1.3, 1)}z"/>`,
    area(body, towel.cloth),
    area(shade, towel.shade),
    `<g stroke-linecap="butt">${line(border(0.56), 0.2 * r, towel.turn)}${line(border(0.82), 0.08 * r, towel.turn)}</g>`,
    area(end, towel.end),
    line(softLine(coil), 3.2, towel.turn),
  ].join('')
}
