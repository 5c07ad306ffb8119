import { rmSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { readPageFiles } from '../check/files.ts'
import { measureBuild } from './benchBuild.ts'
import { measureDev } from './benchDev.ts'
import { addPages, kinds } from './madePages.ts'
import type { Model } from './madePages.ts'
import { copyProject } from './projectCopy.ts'

/** How many pages the site itself has. */
const own = readPageFiles(process.cwd()).length
/** How many pages there are in all. */
const asked = process.argv.slice(3).map(Number)
const sizes = asked.length > 0 ? asked : [own, 250, 1000, 2500]

/**
 * Measures the build and the dev server with made pages, and prints a table in Markdown. Takes the better part of an hour for 2500 pages; other sizes: `npm run bench -- 250 500`.
 */
async function bench(): Promise<void> {
  const { model = '' } = cpus()[0] ?? {}
  console.log(
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} × ${model.trim()}, ` +
      `${Math.round(totalmem() / 2 ** 30)} GB\n`,
  )
  console.log(
    '| pages | kind | cold, s | again, s | one changed, s | its text bare, ms | memory, MB | dist, MB | dev: first page, s | save → sight, ms | mistake → sight, ms |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  const found: Measured[] = []
  for (const size of sizes) for (const kind of kinds) found.push(await measure(size, kind))
  for (const kind of kinds) console.log(growth(found.filter((each) => each.kind === kind)))
}

/** What each page more took in the largest of some sites, and how many times its bare text that is. */
function growth(sites: readonly Measured[]): string {
  const [smaller, larger] = sites.slice(-2)
  if (!smaller || !larger) return ''
  const each = ((larger.cold - smaller.cold) * 1000) / (larger.size - smaller.size)
  return `${larger.kind}, ${smaller.size} → ${larger.size}: ${each.toFixed(1)} ms a page, ${(each / larger.bare).toFixed(2)} × its text bare`
}

/** A site from nothing, in seconds, and a text by itself, in milliseconds. */
interface Measured {
  size: number
  kind: Model
  cold: number
  bare: number
}

async function measure(size: number, kind: Model): Promise<Measured> {
  const root = copyProject('content', { isFresh: true })
  try {
    addPages(root, kind, Math.max(1, size - own))
    const { cold, again, changed, bare, memory, weight } = await measureBuild(root, kind)
    const { first, saved, mistake } = await measureDev(root, kind)
    const cells = [size, kind, cold, again, changed, bare, memory, weight, first, saved, mistake]
    console.log(`| ${cells.join(' | ')} |`)
    return { size, kind, cold: Number(cold), bare }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

await bench()
