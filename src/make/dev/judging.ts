import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Check } from '../../check/check.ts'
import type { Problem } from '../../check/problems.ts'

/** How long the judging waits for what the writer asks, and how long it works before it lets others go first, in ms. */
const [pause, turn] = [120, 8]

/** Judges all of the site behind the writer's back: a page that is looked at never waits for the others. */
export interface Judging {
  /** Everything that was wrong when all was last judged, but for files that were saved since. */
  known: () => readonly Problem[]
  /** The warnings of that moment. */
  warnings: () => readonly Problem[]
  /** Begins anew with what was read last. */
  judge: (check: Promise<Check>) => void
  /** Forgets what was said of some files, by their paths from the project's folder. */
  forget: (files: readonly string[]) => void
  stop: () => void
}

/**
 * @param tell hears everything that is wrong, when that is something else than before
 * @param isAsked whether a page is being made for a writer, who goes first
 */
export function openJudging(tell: (problems: readonly Problem[]) => void, isAsked: () => boolean): Judging {
  let known: readonly Problem[] = []
  let warnings: readonly Problem[] = []
  let timer: NodeJS.Timeout | undefined
  let latest = 0

  const judgeAll = async (reading: Promise<Check>, own: number): Promise<void> => {
    const check = await reading
    let start = performance.now()
    for (const text of check.texts) {
      if (own !== latest) return
      check.problemsOf(text)
      if (performance.now() - start < turn) continue
      await nextTurn()
      while (isAsked()) await wait(pause)
      start = performance.now()
    }
    const before = JSON.stringify(known)
    known = check.problems
    warnings = check.warnings
    if (JSON.stringify(known) !== before) tell(known)
  }
  return {
    known: () => known,
    warnings: () => warnings,
    judge(reading) {
      latest += 1
      clearTimeout(timer)
      const own = latest
      timer = setTimeout(() => void judgeAll(reading, own), pause)
    },
    forget(files) {
      known = known.filter(({ file }) => !files.includes(file))
    },
    stop() {
      latest += 1
      clearTimeout(timer)
    },
  }
}
