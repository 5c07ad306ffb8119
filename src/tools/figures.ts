/** Measures as often as that, one after another. */
export async function inTurn<T>(count: number, measure: (turn: number) => Promise<T>): Promise<T[]> {
  const found: T[] = []
  for (let turn = 0; turn < count; turn += 1) found.push(await measure(turn))
  return found
}

/** The median, as a whole number. */
export const medianOf = (values: readonly number[]): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN)
