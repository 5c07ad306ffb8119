import { expect, it } from 'vitest'
import { sharp } from '../../../check/sharp.ts'
import { figureSchema } from '../../../content/figure/schema.ts'
import { palette } from '../../../theme/tokens.ts'
import { drawFigure } from './drawFigure.ts'
import { sleeveEdge } from './shapes.ts'

/** A leg that slides up beside another that stays, over which its shadow lies. */
const figure = figureSchema.parse({
  gezien: 'opzij',
  schaal: 1.3,
  persoon: 'f',
  schaduw: 2,
  begin: {
    staat: ['bekken', 233, 268],
    romp: -88,
    'been-dichtbij': { heup: 1, knie: 0, enkel: 8 },
    'been-verderop': { heup: 1, knie: 0, enkel: -8 },
  },
  einde: { 'been-dichtbij': { heup: 40, knie: 80, enkel: 8 } },
  boog: { midden: 'knie-dichtbij' },
})

it('where a leg lay, the trousers of the other leg do not stand out around its shadow', async () => {
  const raw = await sharp()(Buffer.from(drawFigure(figure, 0)))
    .removeAlpha()
    .raw()
    .toBuffer()
  const pixels = raw.toString('hex').match(/.{6}/g) ?? []
  expect(pixels.filter((pixel) => `#${pixel}` === palette.pine2.toLowerCase())).toHaveLength(0)
})

it('the edge of a sleeve goes around the shoulder, but where the shirt is at one side of it', () => {
  const edge = (only?: 1) => sleeveEdge([0, 0], [0, 40], 14, 12, only)
  expect(edge()).toMatch(/A1 1 [^A]+z$/)
  expect(edge(1)).not.toMatch(/A|z/)
})
