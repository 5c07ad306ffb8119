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
  it('has its first tick beside the dot where it starts', () => {
    expect(svg.match(/stroke-dasharray="3 ([\d.]+)" stroke-dashoffset="-\1"/g)).toHaveLength(2)
  })
  it('has a shadow of the start, which goes when nothing moves', () => {
    expect(svg).toMatch(/="rgb\(\d+,\d+,\d+\)"/)
    const still = drawFigure({ ...figure, end: {} }, 0)
    expect(still).not.toMatch(/="rgb\(/)
  })
})

it('a raised shoulder covers where it was, which is a line on it', () => {
  const shrug = exercises.find(([, { figure }]) => figure.end.shrug)?.[1].figure
  const trace = 'stroke="#CFE0DA" stroke-width="4"/>'
  expect(shrug && drawFigure(shrug, 0).split(trace).length - 1).toBe(2)
  expect(shrug && drawFigure({ ...shrug, end: {} }, 0)).not.toContain(trace)
})

it('the back of a hand has five nails, its palm has none', () => {
  const flat = exercises.find(([, { figure }]) => figure.start.palm && figure.props?.top)?.[1].figure
  const nails = (figure: typeof flat) =>
    figure && drawFigure(figure, 0).match(/stroke="#cfa78f" stroke-width="10"/g)?.length
  expect(nails(flat)).toBe(5)
  expect(nails(flat && { ...flat, start: { ...flat.start, hasCreases: true } })).toBeUndefined()
})

it('neighbours have another tint', () => {
  const grounds = exercises
    .slice(0, 4)
    .map(([, { figure }], index) => /fill="#\w+" d="M0 0h/.exec(drawFigure(figure, index))?.[0])
  expect(new Set(grounds).size).toBe(4)
})
