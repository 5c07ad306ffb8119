import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { distance } from '../../../content/figure/geometry.ts'
import { figureSchema } from '../../../content/figure/schema.ts'
import { endOf, solve } from '../../../content/figure/solve.ts'
import { hiddenBack } from './trunk.ts'

const figures = z.record(z.string(), figureSchema).parse(parse(readFileSync('src/test/figures.yaml', 'utf8')))

const backsOf = ([name, figure]: [string, (typeof figures)[string]]) => {
  const [from, to] = [solve(figure, figure.start), solve(figure, endOf(figure))]
  if (from.view !== 'side' || to.view !== 'side') return []
  return hiddenBack(from.body, to.body, figure.scale, 0).map(({ d }) => ({ name, d, loin: from.body.loin }))
}

it('a back that was hollow is a line over the end that hides it, and none where its shadow is seen', () => {
  const backs = Object.entries(figures).flatMap(backsOf)
  expect(backs.map(({ name }) => name)).toEqual(['rug-bekken-kantelen'])
})

it('its line goes through the back of the start, in the middle of its curve', () => {
  for (const { d, loin } of Object.entries(figures).flatMap(backsOf)) {
    const [, ...numbers] = /([-\d.]+) ([-\d.]+)Q([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)/.exec(d) ?? []
    const [x1 = 0, y1 = 0, bx = 0, by = 0, x2 = 0, y2 = 0] = numbers.map(Number)
    expect(distance([(x1 + 2 * bx + x2) / 4, (y1 + 2 * by + y2) / 4], loin)).toBeLessThan(6)
  }
})
