import { diffArrays } from 'diff'
import type { Part } from './shapes.ts'
import { spans } from './spans.ts'
import type { Span } from './spans.ts'

/** A part that is drawn in a span of the movement, and what it is at each moment of that. */
export interface Track {
  span: Span
  at: (t: number) => Part
}

/** By what a part is known while it moves. */
const signOf = ({ fill, stroke, width, moves = [], isApart }: Part): string =>
  [fill, stroke, width, isApart, ...moves].join(' ')

/**
 * The parts of a movement from the back to the front, each as long as it is there: where a drawing gets other parts, those
 * that it keeps go on.
 */
export function tracksOf(draw: (t: number) => Part[]): Track[] {
  const [first, ...rest] = spans([0, 1], (t) => draw(t).map(signOf).join())
  if (!first) return []
  /** From the back to the front, also those that are there no more. */
  const tracks = draw(first[0]).map((_, place) => [{ span: first, place }])
  let before = first
  for (const span of rest) {
    const isThere = (track: (typeof tracks)[number]) => track.at(-1)?.span === before
    const kept = tracks.filter(isThere)
    let [behind, place] = [0, 0]
    for (const { added, removed, count } of diffArrays(draw(before[1]).map(signOf), draw(span[0]).map(signOf))) {
      for (let each = 0; each < count; each++) {
        const track = added ? undefined : kept.shift()
        if (track) behind = tracks.indexOf(track) + 1
        if (track && !removed) track.push({ span, place: place++ })
        if (added) tracks.splice(behind++, 0, [{ span, place: place++ }])
      }
    }
    before = span
  }
  return tracks.map((track) => ({
    span: [track[0]?.span[0] ?? 0, track.at(-1)?.span[1] ?? 1],
    at: (t) => draw(t)[track.findLast(({ span }) => span[0] <= t)?.place ?? 0] ?? { d: '' },
  }))
}
