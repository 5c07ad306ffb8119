/**
 * Work that goes on beside other work, at most so much of it at once. What fails is thrown to who adds the next or waits
 * for the end.
 * @param most how many may be under way
 */
export function limited(most: number) {
  /** With what failed, so that everybody who waits hears of it. */
  const busy = new Set<Promise<unknown>>()
  return {
    /** Resolves when there is room for the next. */
    async add(work: Promise<unknown>): Promise<void> {
      const done: Promise<unknown> = work.then(() => busy.delete(done))
      done.catch(() => {})
      busy.add(done)
      await Promise.race(busy.size < most ? [...busy, undefined] : busy)
    },
    /** Resolves when all is done. */
    end: async (): Promise<void> => void (await Promise.all(busy)),
  }
}
