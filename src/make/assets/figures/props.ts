import type { Props } from '../../../content/figure/schema.ts'
import { palette } from '../../../theme/tokens.ts'
import { tableEdge, wood } from './look.ts'
import { area, line } from './shapes.ts'
import { drawTowelRoll } from './towelRoll.ts'

/** What a figure stands, lies or sits on, or leans against: plain rounded shapes, in pixels of the canvas. */
export const drawProps = ({ floor, mat, wall, chair, table, top, towel: roll }: Props): string =>
  [
    floor && line(`M${floor[0]} ${floor[2] + 4}H${floor[1]}`, 6, palette.bd),
    mat && drawMat(...mat),
    wall && area(`M${wall[0]} 0H480V360H${wall[0]}z`, palette.sand2) + area(`M${wall[0]} 0h8v360h-8z`, wood),
    chair && drawChair(...chair),
    table && legs(table[0] + 26, table[1] - 26, table[2] + 8, table[3]) + drawMat(table[0], table[1], table[2]),
    top && drawTop(...top),
    roll && drawTowelRoll(...roll),
  ]
    .filter(Boolean)
    .join('')

const drawMat = (left: number, right: number, top: number): string =>
  line(`M${left + 8} ${top + 8}H${right - 8}`, 16, palette.bd)

/** The edge of a table from above and what is before it; its top is the panel, so that the disc is seen. */
const drawTop = (bottom: number): string =>
  area(`M0 ${bottom}h480V360H0z`, wood) + area(`M0 ${bottom - 6}h480v12H0z`, tableEdge)

const legs = (left: number, right: number, top: number, floor: number): string =>
  line(`M${left} ${top}V${floor}M${right} ${top}V${floor}`, 8, palette.bd)

/** The seat goes from the back over `depth` (negative: to the left); its top is at `seat`. */
const drawChair = (back: number, seat: number, floor: number, depth: number): string =>
  legs(back, back + depth * 0.9, seat + 8, floor - 2) +
  line(`M${back} ${seat - 96}V${seat + 7}H${back + depth}`, 14, palette.bd)
