import { describe, expect, it } from 'vitest'
import type { Part } from './shapes.ts'
import { spans } from './spans.ts'
import { tracksOf } from './tracks.ts'

describe('the spans of a movement', () => {
  it('begin where something changes, also twice in one step', () => {
    const found = spans([0, 1], (t) => (t < 0.51 ? 'a' : t < 0.53 ? 'b' : 'c'))
    expect(found.map(([from]) => Number(from.toFixed(2)))).toEqual([0, 0.51, 0.53])
    expect(found.at(-1)?.[1]).toBe(1)
    for (const [index, [from]] of found.slice(1).entries()) expect(from).toBeGreaterThan(found[index]?.[1] ?? 1)
  })
  it('are one where nothing changes', () => {
    expect(spans([0, 1], () => 'a')).toEqual([[0, 1]])
  })
})

describe('the parts of a movement', () => {
  const part = (fill: string, t: number): Part => ({ d: `M${t} 0`, fill })
  const draw = (t: number): Part[] =>
    t < 0.5
      ? [part('back', t), part('finger', t), part('front', t)]
      : [part('back', t), part('fist', t), part('thumb', t), part('front', t)]
  const tracks = tracksOf(draw)

  it('stay in their order, and what is kept goes on', () => {
    expect(tracks.map(({ at, span }) => at(span[0]).fill)).toEqual(['back', 'finger', 'fist', 'thumb', 'front'])
    expect(tracks[0]?.span).toEqual([0, 1])
    expect(tracks.at(-1)?.span).toEqual([0, 1])
    expect(tracks.at(-1)?.at(0.75)).toEqual(part('front', 0.75))
  })
  it('come and go where the drawing changes', () => {
    expect(tracks[1]?.span[0]).toBe(0)
    expect(tracks[1]?.span[1]).toBeCloseTo(0.5, 2)
    expect(tracks[2]?.span[0]).toBeCloseTo(0.5, 2)
    expect(tracks[2]?.span[1]).toBe(1)
  })
})
