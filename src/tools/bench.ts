import { rmSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { measureBuild } from './benchBuild.ts'
import { measureDev } from './benchDev.ts'
import { addPages } from './madePages.ts'
import type { Model } from './madePages.ts'
import { copyProject } from './projectCopy.ts'

/** How many pages there are in all; the site itself has the first 27. */
const sizes = process.argv.slice(3).map(Number)

/**
 * Measures the build and the dev server with made pages, and prints a table in Markdown. Takes the better part of an hour for 2500 pages; other sizes: `npm run bench -- 27 250`.
 */
async function bench(): Promise<void> {
  const { model = '' } = cpus()[0] ?? {}
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${model.trim()}, ` +
      `${Math.round(totalmem() / 2 ** 30)} GB\n`,
  )
  console.log(
    '| pages | kind | cold, s | again, s | one changed, s | memory, MB | dist, MB | dev: first page, s | save → sight, ms | mistake → sight, ms |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const size of sizes.length > 0 ? sizes : [27, 250, 1000, 2500])
    for (const kind of ['tekst', 'klacht'] as const) await measure(size, kind)
}

async function measure(size: number, kind: Model): Promise<void> {
  const root = copyProject('content', { isFresh: true })
  try {
    addPages(root, kind, Math.max(1, size - 27))
    const { cold, again, changed, memory, weight } = await measureBuild(root, kind)
    const { first, saved, mistake } = await measureDev(root, kind)
    const cells = [size, kind, cold, again, changed, memory, weight, first, saved, mistake]
    console.log(`| ${cells.join(' | ')} |`)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

await bench()
