import { describe, expect, it } from 'vitest'
import { readYaml } from '../../../check/yaml.ts'
import { exercisesSchema } from '../../../content/exercises.ts'
import { readText } from '../../../check/files.ts'
import { drawingMistakes } from '../../../check/drawing.ts'
import { drawFigure } from './drawFigure.ts'

const file = 'content/oefeningen.yaml'
const reading = readYaml({ file, text: readText(process.cwd(), file) }, exercisesSchema)
const exercises = reading.ok ? Object.entries(reading.data) : []

it('there are exercises to draw', () => {
  expect(exercises.length).toBeGreaterThan(20)
})

describe.each(exercises)('%s', (_, { figure }) => {
  const svg = drawFigure(figure, 0)
  it('is a drawing without a number that is none', () => {
    expect(drawingMistakes(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
  // A head that turns stays in its place.
  it.skipIf(figure.end.turn)('has a shadow of the start, which goes when nothing moves', () => {
    expect(svg).toMatch(/="rgb\(\d+,\d+,\d+\)"/)
    const still = drawFigure({ ...figure, end: {} }, 0)
    expect(still).not.toMatch(/="rgb\(/)
  })
})

it('neighbours have another tint', () => {
  const grounds = exercises
    .slice(0, 4)
    .map(([, { figure }], index) => /fill="#\w+" d="M0 0h/.exec(drawFigure(figure, index))?.[0])
  expect(new Set(grounds).size).toBe(4)
})
