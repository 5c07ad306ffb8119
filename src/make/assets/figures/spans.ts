/** A part of a movement, of which 0 is the start and 1 the end. */
export type Span = readonly [from: number, to: number]

/** Into how many straight pieces the way of each point is cut: a joint turns so little in one that no bone gets shorter. */
export const pieces = 6
/** In how many steps a movement is looked through: each piece begins at one of them. */
const steps = 2 * pieces
/** How often a step is halved to find where something changes. */
const halvings = 6

export const isWhole = ([from, to]: Span): boolean => from === 0 && to === 1

/** The spans of a movement in which a sign of what is drawn stays the same; each begins right after the one before. */
export function spans([from, to]: Span, sign: (t: number) => string): Span[] {
  const found: Span[] = []
  let [begin, last] = [from, from]
  while (last < to) {
    const next = Math.min(to, (Math.floor(last * steps + 1e-9) + 1) / steps)
    if (sign(next) === sign(last)) {
      last = next
      continue
    }
    let [before, after] = [last, next]
    for (let turn = 0; turn < halvings; turn++) {
      const middle = (before + after) / 2
      if (sign(middle) === sign(last)) before = middle
      else after = middle
    }
    found.push([begin, before])
    // From there on, since it may change once more before the next step.
    begin = last = after
  }
  return [...found, [begin, to]]
}
