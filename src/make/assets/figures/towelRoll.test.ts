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

it('a towel under a leg is a roll that is wider than it is high, and lies on what is under it', () => {
  const body = svg.match(new RegExp(`fill="${towel.cloth}" d="([^"]+)"`))?.[1] ?? ''
  const { width, height } = reachOf(body)
  expect(height).toBeCloseTo(72)
  expect(width, 'without its round ends').toBeGreaterThan(72)
})

it('its turns are at one end alone, narrow as that end is, and no number of it is none', () => {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(drawingMistakes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">${svg}</svg>`)).toEqual([])
  const coil = svg.match(/d="(M[^"]+)" stroke="[^"]+" stroke-width="3.2"/)?.[1] ?? ''
  const numbers = coil.match(/-?[\d.]+/g)?.map(Number) ?? []
  const xs = numbers.filter((_, index) => index % 2 === 0)
  expect(xs.length).toBeGreaterThan(20)
  expect(Math.max(...xs), 'left of the middle').toBeLessThan(210)
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(36)
})
