import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeReview } from './review/makeReview.ts'
import { reviewPage } from '../review/page/reviewPage.ts'
import { summary } from '../review/page/summary.ts'

const folder = 'review'

/** Writes the copy review into review/: a page to read, a summary for the pull request, and the data of both. */
async function writeReview(): Promise<void> {
  const review = await makeReview(process.cwd(), process.argv[3])
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'review.json'), `${JSON.stringify(review, undefined, 2)}\n`)
  writeFileSync(join(folder, 'review.html'), reviewPage(review))
  writeFileSync(join(folder, 'samenvatting.md'), summary(review))
  console.log(`${summary(review)}\nDe hele review staat in ${folder}/review.html.`)
}

await writeReview()
