import { expect, it } from 'vitest'
import body from '../../content/body.json'
import { lightOf, ownLight } from './lights.ts'

/** The points that a path goes through or ends at, in units of the drawing. */
const numbersOf = (text: string) => [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)

it.each(Object.entries(body.regions))('what lights up at %s stays on its limb and in the drawing', (_, region) => {
  const svg = lightOf(region)
  expect(svg).toMatch(/<g clip-path="url\(#l\)"><circle/)
  const [left = 0, top = 0, width = 0, height = 0] = body.view
  const curve = numbersOf(/stroke-width="3.6" d="([^"]+)"/.exec(svg)?.[1] ?? '')
  const [startX = NaN, startY = NaN] = curve
  const [endX = NaN, endY = NaN] = curve.slice(-2)
  for (const [x, y] of [
    [startX, startY],
    [endX, endY],
  ] as const) {
    expect(x).toBeGreaterThan(left)
    expect(x).toBeLessThan(left + width)
    expect(y).toBeGreaterThan(top)
    expect(y).toBeLessThan(top + height)
  }
})

/** The regions whose names stand right of the body (bodyStyles.ts). */
const atRight = ['schouder', 'rug', 'hand', 'knie']

it.each(Object.entries(body.regions))('the arc of %s keeps clear of the lines to the names', (__, { arc }) => {
  const steps = Array.from({ length: 21 }, (_, step) => arc.start + ((arc.end - arc.start) * step) / 20)
  const points = steps
    .map((angle) => (angle * Math.PI) / 180)
    .map((angle) => ({ x: arc.cx + arc.r * Math.cos(angle), y: arc.cy + arc.r * Math.sin(angle) }))
  for (const [name, { x, y }] of Object.entries(body.regions)) {
    const beside = points.filter((point) => (atRight.includes(name) ? point.x > x : point.x < x))
    for (const point of beside) expect(Math.abs(point.y - y), name).toBeGreaterThan(14)
  }
})

it('an arc has a tick for every 5 degrees between its ends, long ones at 10', () => {
  // The knee goes from 62 to 8 degrees: 57, 52, … 12.
  const ticks = /opacity=".8" d="([^"]+)"/.exec(lightOf(body.regions.knie))?.[1] ?? ''
  expect(ticks.match(/M/g)).toHaveLength(9)
})

it('a region without a limb is a mistake in the data', () => {
  expect(() => lightOf({ ...body.regions.knie, clip: 'geen' })).toThrow(/omtrek/)
})

it('a place that a page names lights up at that place', () => {
  const svg = ownLight({ x: 262, y: 850 })
  expect(svg.match(/cx="262" cy="850"/g)).toHaveLength(2)
  expect(svg).toContain(`viewBox="${body.view.join(' ')}"`)
})
