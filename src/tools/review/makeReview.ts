import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { compareSites } from '../../review/compare.ts'
import type { Review } from '../../review/reviewFile.ts'
import { launch } from '../browser.ts'
import { findBrowser } from '../findBrowser.ts'
import { findBase } from './base.ts'
import { buildBase, buildNow } from './build.ts'
import { newFindings, questionsOf, readSide, reviewedBefore } from './content.ts'
import { lookAt } from './look.ts'

/**
 * Reviews what changed since the work began: both sites built, compared and looked at.
 * @param root the project's folder
 * @param revision what to compare with; origin/main or main when left out
 */
export async function makeReview(root: string, revision?: string): Promise<Review> {
  const base = findBase(root, revision)
  const now = await buildNow(root)
  const then = await buildBase(root, base.commit)
  try {
    const questions = questionsOf(root)
    const review = compareSites(readSide(then, questions), readSide(now, questions), {
      base: {
        revision: base.revision,
        commit: base.commit,
        code: then.code,
        notes: [...base.notes, ...then.notes],
      },
      questions,
      findings: newFindings(then.root, now.root),
      reviewed: reviewedBefore(then.root, now.root),
    })
    if (review.pages.length === 0) return review
    const browser = await launch(findBrowser())
    try {
      return await lookAt(browser, review, then.dist, now.dist)
    } finally {
      await browser.close()
    }
  } finally {
    for (const folder of [dirname(then.root), dirname(now.dist)]) rmSync(folder, { recursive: true, force: true })
  }
}
