import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import type { Check } from '../../check/check.ts'
import { fileOfPage, readText } from '../../check/files.ts'
import { ContentError } from '../../check/problems.ts'
import type { Problem } from '../../check/problems.ts'
import type { PageReading } from '../../check/readPage.ts'
import { privacyPage } from '../../content/addresses.ts'
import type { PageData } from '../../site/page.ts'
import type { Content } from '../content.ts'
import type { TextCompiler } from '../mdx/compileAhead.ts'
import { releaseProblems, unpromisedProblems } from './release.ts'
import { privacyProblems } from './releasePrivacy.ts'

interface Tools {
  root: string
  content: Content
  texts: TextCompiler
  /** A release also stops at what is not filled in. */
  isRelease: boolean
}

/** The texts of content/, which are judged and compiled one after another. */
export type Judging = ReturnType<typeof openJudging>

/**
 * Judges content/: the texts of pages that are made anew after all others, so that those of a large site are judged while
 * pages before them are finished. All that is wrong is thrown as soon as one mistake is found.
 * @param stale the pages that are made anew
 */
export function openJudging(check: Check, stale: readonly PageData[], { root, content, texts, isRelease }: Tools) {
  const last = new Map(stale.map(({ path }, index) => [path, index]))
  const placeOf = ({ path = '' }: PageReading): number => last.get(path) ?? -1
  const queue = check.texts.toSorted((a, b) => placeOf(a) - placeOf(b))
  const others = queue.filter((text) => placeOf(text) < 0).length
  let next = 0
  /** Throws all that is wrong with the content. */
  function stop(): void {
    // A draft is not built, so its mistakes are its writer's alone.
    const drafts = new Set(check.pages.filter(isDraft).map(({ file }) => file))
    const problems = check.problems.filter(({ file }) => !drafts.has(file))
    for (const found of [() => problems, content.unanswered, () => (isRelease ? unfinishedIn(content, root) : [])]) {
      const wrong = found()
      if (wrong.length > 0) throw new ContentError(wrong)
    }
  }
  async function judgeNext(): Promise<void> {
    const text = queue[next]
    if (!text) return
    next += 1
    const isRight = check.problemsOf(text).length === 0
    if (isRight) await texts.begin(root, text)
    if (next === queue.length || !(isRight || isDraft(text))) stop()
  }
  return {
    stop,
    /**
     * Resolves when so many pages that are made anew are judged.
     * @param other goes on meanwhile; as long as it does, more is judged
     */
    async until(count: number, other?: Promise<unknown>): Promise<void> {
      const going = new Set(other && [other])
      void other?.then(() => going.clear())
      while (next < queue.length && (going.size > 0 || next < others + count)) {
        await judgeNext()
        await nextTurn()
      }
      await other
    },
  }
}

/** Whether a text says that it is a draft, also when something else in its frontmatter is wrong. */
function isDraft({ frontmatter }: PageReading): boolean {
  const stated = z.object({ concept: z.literal(true) })
  return stated.safeParse(frontmatter?.ok ? frontmatter.data : frontmatter?.input).success
}

/** Everything that keeps the site from going live. */
function unfinishedIn({ facts, locate, files, unpromised }: Content, root: string): Problem[] {
  const file = files.get(privacyPage)
  const text = file && readText(root, file)
  return [
    ...releaseProblems(facts, locate, root),
    ...unpromisedProblems(unpromised),
    ...privacyProblems(facts, locate, { file: file ?? fileOfPage(root, privacyPage), text: text ?? '' }),
  ]
}
