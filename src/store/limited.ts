/**
 * Work that goes on beside other work, at most so much of it at once.
 * @param most how many may be under way
 */
export function limited(most: number) {
  const busy = new Set<Promise<unknown>>()
  return {
    /** Resolves when there is room for the next. */
    async add(work: Promise<unknown>): Promise<void> {
      const done = work.finally(() => busy.delete(done))
      busy.add(done)
      if (busy.size >= most) await Promise.race(busy)
    },
    /** Resolves when all is done. */
    end: async (): Promise<void> => {
      await Promise.all(busy)
    },
  }
}
