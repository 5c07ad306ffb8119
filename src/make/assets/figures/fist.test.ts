import { expect, it } from 'vitest'
import { figureSchema } from '../../../content/figure/schema.ts'
import { solve } from '../../../content/figure/solve.ts'
import { past } from '../../../theme/tokens.ts'
import { drawFigure } from './drawFigure.ts'
import { towel } from './look.ts'

/** A fist seen from the palm that holds a towel, with the thumb to the right; loose at the start. */
const figure = figureSchema.parse({
  gezien: 'hand',
  schaal: 1,
  persoon: 'a',
  houdt: 'handdoek',
  begin: { staat: ['pols', 240, 300], handpalm: true, onderarm: 0, vuist: true, ruim: 20, duim: [24, -92, -27] },
  einde: { ruim: 0 },
  boog: { midden: 'pols' },
})
const fingersOf = (pose: typeof figure.start) => {
  const { view, body } = solve(figure, pose)
  return view === 'hand' ? body.fingers.map(([, knuckle, top]) => ({ knuckle, top })) : []
}
const fist = fingersOf({ ...figure.start, room: 0 })

it('the tops of a fist lie nearly on one line, and the little finger is the shortest', () => {
  const heights = fist.map(({ top }) => top?.[1] ?? 0)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(16)
  const lengths = fist.map(({ knuckle, top }) => (top?.[1] ?? 0) - (knuckle?.[1] ?? 0))
  expect(lengths.slice(0, 3).every((length) => length >= 36)).toBe(true)
  expect(
    fist.map(({ knuckle }) => knuckle?.[1] ?? 0).indexOf(Math.max(...fist.map(({ knuckle }) => knuckle?.[1] ?? 0))),
  ).toBe(3)
})

it('fingers that are loose around a towel are further out by as much, and the towel itself has no shadow', () => {
  const loose = fingersOf(figure.start)
  for (const [index, { knuckle }] of fist.entries())
    expect((knuckle?.[1] ?? 0) - (loose[index]?.knuckle?.[1] ?? 0)).toBeCloseTo(20)
  const svg = drawFigure(figure, 0)
  expect(svg).toContain(`fill="${past}"`)
  const rolls = Array.from(svg.matchAll(/<path fill="(#\w+)" d="M[-\d. ]+Q[-\d. Q]+z"/g), ([, fill]) => fill)
  expect(rolls).toEqual([towel.cloth, towel.shade, towel.end])
})

it('a fist tucks its nails in: that of the thumb is the only one', () => {
  expect(drawFigure(figure, 0).match(/stroke="#fae3d3"/g)?.length).toBe(1)
})
