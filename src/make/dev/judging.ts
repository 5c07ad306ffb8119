import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Problem } from '../../check/problems.ts'
import type { Content, Reading } from '../content.ts'

/** How long the judging waits for what the writer asks, and how long it works before it lets others go first, in ms. */
const [pause, turn] = [120, 8]

/** The questions of visitors are asked when the writer has been quiet for so long, in ms, of a site with so many pages at the most. */
const [quiet, most] = [1000, 300]

/** Judges all of the site behind the writer's back: a page that is looked at never waits for the others. */
interface Judging {
  /** Everything that was wrong when all was last judged, but for files that were saved since. */
  known: () => readonly Problem[]
  /** The warnings of that moment. */
  warnings: () => readonly Problem[]
  /** Begins anew with what was read last. */
  judge: (reading: Promise<Reading>) => void
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
  /** What visitors ask and do not find. */
  let unanswered: readonly Problem[] = []
  let timer: NodeJS.Timeout | undefined
  let latest = 0

  const judgeAll = async (reading: Promise<Reading>, own: number): Promise<void> => {
    const { check, content } = await reading
    let start = performance.now()
    for (const text of check.texts) {
      if (isAsked() || performance.now() - start >= turn) {
        await nextTurn()
        while (isAsked()) await wait(pause)
        start = performance.now()
      }
      if (own !== latest) return
      check.problemsOf(text)
      check.warningsOf(text)
    }
    const before = JSON.stringify(known)
    known = check.problems
    if (JSON.stringify(known) !== before) tell(known)
    await nextTurn()
    if (own !== latest) return
    warnings = check.warnings
    if (known.length === 0 && content && check.pages.length <= most)
      timer = setTimeout(() => judgeQuestions(content), quiet)
  }
  const judgeQuestions = (content: Content): void => {
    const before = JSON.stringify(unanswered)
    unanswered = content.unanswered()
    if (JSON.stringify(unanswered) !== before) tell(unanswered)
  }
  return {
    known: () => [...known, ...unanswered],
    warnings: () => warnings,
    judge(reading) {
      latest += 1
      clearTimeout(timer)
      const own = latest
      // A file may go while it is read: nobody waits for this, and nothing that goes wrong here may end the server.
      timer = setTimeout(() => void judgeAll(reading, own).catch(() => {}), pause)
    },
    forget(files) {
      known = known.filter(({ file }) => !files.includes(file))
      unanswered = unanswered.filter(({ file }) => !files.includes(file))
    },
    stop() {
      latest += 1
      clearTimeout(timer)
    },
  }
}
