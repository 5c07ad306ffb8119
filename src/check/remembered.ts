/**
 * Keeps the last result for each file, for as long as its text (or whatever tells its version) stays the same: of 27
 * pages a writer saves one.
 * @param make its result is used more than once and may not be changed
 */
export function remembered<Result>(
  make: (file: string, source: string) => Result,
): (file: string, source: string) => Result {
  const last = new Map<string, { source: string; result: Result }>()
  return (file, source) => {
    const known = last.get(file)
    if (known?.source === source) return known.result
    const result = make(file, source)
    last.set(file, { source, result })
    return result
  }
}
