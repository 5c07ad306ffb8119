import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { drawingMistakes } from '../../../check/drawing.ts'
import { distance } from '../../../content/figure/geometry.ts'
import { poseAt } from '../../../content/figure/motion.ts'
import { figureSchema } from '../../../content/figure/schema.ts'
import { endOf, solve } from '../../../content/figure/solve.ts'
import { drawFigure } from './drawFigure.ts'
import { moveFigure } from './moveFigure.ts'

const text = readFileSync('src/test/figures.yaml', 'utf8')
const figures = Object.entries(z.record(z.string(), figureSchema).parse(parse(text)))

/** What changes in time in a drawing: the name of the attribute, its times and its values. */
const animations = (svg: string) =>
  [...svg.matchAll(/<animate attributeName="(\w+)"[^>]* keyTimes="([^"]*)" values="([^"]*)"/g)].map(
    ([, name = '', times = '', values = '']) => ({
      name,
      times: times.split(';').map(Number),
      values: values.split(';'),
    }),
  )

/** The commands of an outline with the flags of its bows (SVG 2, 9.3.8), between which nothing is in between. */
const commands = (d: string): string =>
  [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)]
    .map(([, letter = '', given = '']) => {
      const numbers = given.trim().split(/[ ,]+/)
      return letter.toUpperCase() === 'A' ? `${letter}${numbers[3]}${numbers[4]}` : `${letter}${numbers.length}`
    })
    .join('')

describe.each(figures)('the movement of %s', (_, figure) => {
  const moving = moveFigure(figure, 0)

  it('begins and ends in the poses of its still drawing', () => {
    for (const [t, pose] of [
      [0, figure.start],
      [1, endOf(figure)],
    ] as const) {
      const still = solve(figure, pose).named
      const moved = solve(figure, poseAt(figure, t)).named
      for (const [name, joint] of still) expect(distance(joint, moved.get(name) ?? [0, 0]), name).toBeLessThan(0.5)
      expect(poseAt(figure, t)).toEqual(pose)
    }
  })

  it('keeps on its spot what stays there', () => {
    const [joint, x, y] = figure.start.at
    for (const t of [0.25, 0.5, 0.75]) {
      const at = solve(figure, poseAt(figure, t)).named.get(joint)
      expect(distance(at ?? [0, 0], [x, y])).toBeLessThan(0.5)
    }
  })

  it('is whole SVG of its own, in which something moves', () => {
    expect(drawingMistakes(moving)).toEqual([])
    expect(animations(moving).some(({ name }) => name === 'd')).toBe(true)
    expect(moving).not.toMatch(/NaN|undefined|script|style|href/)
    expect(moving).not.toBe(drawFigure(figure, 0))
  })

  it('says when each value is reached, in order, from its beginning to where it begins again', () => {
    for (const { times, values } of animations(moving)) {
      expect(times).toHaveLength(values.length)
      expect([times[0], times.at(-1)]).toEqual([0, 1])
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(values.at(-1)).toBe(values[0])
    }
  })

  it('goes only between outlines of the same pieces, or a browser would jump', () => {
    for (const { name, values } of animations(moving)) {
      if (name !== 'd') continue
      expect(new Set(values.map(commands)).size).toBe(1)
    }
  })
})
