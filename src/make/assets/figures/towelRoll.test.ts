import { expect, it } from 'vitest'
import { drawingMistakes } from '../../../check/drawing.ts'
import { towel } from './look.ts'
import { drawProps } from './props.ts'

const svg = drawProps({ towel: [210, 270, 36] })

/** How far a path with its strokes left out reaches, by the points that it goes through. */
function reachOf(d: string): { width: number; height: number } {
  const points = [...d.matchAll(/(?:[ML]|[01] )(-?[\d.]+) (-?[\d.]+)(?=[A-Zz])/g)].map(([, x, y]) => [
    +(x ?? 0),
    +(y ?? 0),
  ])
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0))
  if (!xs || !ys) throw new Error('Geen omtrek')
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}

/** Every second number of path data: 0 for how far to the right, 1 for how far down. */
const along = (d: string, axis: 0 | 1): number[] =>
  (d.match(/-?[\d.]+/g)?.map(Number) ?? []).filter((_, index) => index % 2 === axis)

const filled = (colour: string): string[] =>
  [...svg.matchAll(new RegExp(`fill="${colour}" d="([^"]+)"`, 'g'))].map(([, d]) => d ?? '')
const coil = svg.match(/d="(M[^"]+)" stroke="[^"]+" stroke-width="3.2"/)?.[1] ?? ''

it('a towel under a leg is a roll that lies across it, on what is under it: its end is as high as it is thick', () => {
  const { height } = reachOf(filled(towel.end).at(-1) ?? '')
  expect(height).toBeCloseTo(72)
  const body = reachOf(filled(towel.cloth)[0] ?? '')
  expect(body.width, 'of its side less is seen than of its end').toBeLessThan(72)
  expect(body.height).toBeGreaterThan(60)
})

it('its turns are at its near end alone, over all of it, and wider than high; no number of it is none', () => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(drawingMistakes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">${svg}</svg>`)).toEqual([])
  const [xs, ys] = [along(coil, 0), along(coil, 1)]
  expect(xs.length).toBeGreaterThan(20)
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  expect(wide).toBeGreaterThan(high + 3)
  expect(high).toBeGreaterThan(52)
  expect(high, 'within its end').toBeLessThan(72)
  expect((Math.max(...xs) + Math.min(...xs)) / 2, 'around its middle').toBeGreaterThan(204)
  expect((Math.max(...xs) + Math.min(...xs)) / 2, 'around its middle').toBeLessThan(216)
})
