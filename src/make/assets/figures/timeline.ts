import { isWhole } from './spans.ts'
import type { Span } from './spans.ts'

/** How long a movement takes, and how long its end and its start are held, in seconds: calm enough to do along with. */
const pace = { move: 1.8, end: 1.2, start: 0.7 } as const
const round = 2 * pace.move + pace.end + pace.start

/** When a movement that begins and ends softly has come to a part `t` of its way, as a part of its time. */
const softly = (t: number): number => 0.5 - Math.sin(Math.asin(1 - 2 * t) / 3)
/** When it is at `t` on its way to the end, and on its way back, in seconds. */
const there = (t: number): number => pace.move * softly(t)
const back = (t: number): number => pace.move + pace.end + pace.move * softly(1 - t)

type Key = readonly [time: number, value: string]

/** An attribute that changes in time, for ever (SMIL: it needs no script and no style, and moves in an `img`). */
function animate(name: string, keys: readonly Key[]): string {
  const times = keys.map(([time]) => Number((time / round).toFixed(4)))
  const values = keys.map(([, value]) => value)
  return `<animate attributeName="${name}" dur="${round}s" repeatCount="indefinite" keyTimes="${times.join(';')}" values="${values.join(';')}"/>`
}

/** An attribute with a value at each part of the way, given in order, that waits at both ends. */
export function alongTheWay(name: string, values: readonly (readonly [t: number, value: string])[]): string {
  const [first, last] = [values[0], values.at(-1)]
  if (!first || !last || values.every(([, value]) => value === first[1])) return ''
  const keys = [
    ...values.map(([t, value]): Key => [there(t), value]),
    ...values.toReversed().map(([t, value]): Key => [back(t), value]),
  ]
  return animate(name, [...(first[0] > 0 ? [[0, first[1]] as const] : []), ...keys, [round, first[1]]])
}

/**
 * Shows a drawing in its span: it comes over the one before, which stays until it is covered, and goes again on the way back.
 * @param fade how long it takes to cover what was before it, in seconds
 */
export function inSpan([from, to]: Span, fade: number): string {
  if (isWhole([from, to])) return ''
  /** As long as nothing is seen. */
  const blink = 0.01
  const comes: Key[] = [
    [0, '0'],
    [there(from), '0'],
    [there(from) + fade, '1'],
  ]
  const goes: Key[] = [
    [back(from) - fade, '1'],
    [back(from), '0'],
  ]
  const isCovered: Key[] = [
    [there(to) + fade, '1'],
    [there(to) + fade + blink, '0'],
    [back(to) - fade - blink, '0'],
    [back(to) - fade, '1'],
  ]
  const isFirst = from === 0
  const keys: Key[] = [
    ...(isFirst ? [[0, '1'] as const] : comes),
    ...(to === 1 ? [] : isCovered),
    ...(isFirst ? [] : goes),
  ]
  return animate('opacity', [...keys, [round, isFirst ? '1' : '0']])
}
