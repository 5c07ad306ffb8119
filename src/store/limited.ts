/**
 * Work that goes on beside other work, at most so much of it at once. What fails is thrown to who adds the next or waits
 * for the end.
 * @param most how many may be under way
 */
export function limited(most: number) {
  const busy = new Set<Promise<void>>()
  const failures: unknown[] = []
  const told = (): void => {
    if (failures.length > 0) throw failures[0]
  }
  return {
    /** Resolves when there is room for the next. */
    async add(work: Promise<unknown>): Promise<void> {
      const done: Promise<void> = work.then(
        () => void busy.delete(done),
        (error: unknown) => {
          failures.push(error)
          busy.delete(done)
        },
      )
      busy.add(done)
      if (busy.size >= most) await Promise.race(busy)
      told()
    },
    /** Resolves when all is done. */
    end: async (): Promise<void> => {
      await Promise.all(busy)
      told()
    },
  }
}
