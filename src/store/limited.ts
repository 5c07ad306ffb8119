/**
 * Work that goes on beside other work, at most so much of it at once. What fails is thrown to who adds the next or waits
 * for the end.
 * @param most how many may be under way
 */
export function limited(most: number) {
  const busy = new Set<Promise<unknown>>()
  let failed: Promise<unknown> | undefined
  return {
    /** Resolves when there is room for the next. */
    async add(work: Promise<unknown>): Promise<void> {
      // What fails stays busy, so that who waits for the end hears of it.
      const done: Promise<unknown> = work.then(() => busy.delete(done))
      done.catch(() => {
        failed = done
      })
      busy.add(done)
      await (failed ?? (busy.size >= most && Promise.race(busy)))
    },
    /** Resolves when all is done. */
    end: async (): Promise<void> => void (await Promise.all(busy)),
  }
}
