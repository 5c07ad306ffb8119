import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { entriesUnder } from '../store/entries.ts'
import { lastSentence, madePath } from './madePages.ts'
import type { Model } from './madePages.ts'
import { build } from './projectCopy.ts'

/** Times in seconds, sizes in MB, as they stand in the table. */
interface BuildFigures {
  cold: string
  again: string
  changed: string
  /** What the text of one page takes by itself (bare.ts), in milliseconds. */
  bare: number
  /** The most that a process of the cold build held. */
  memory: number
  weight: number
}

/** Builds a project from nothing, again with nothing changed, and again with a word of one page changed. */
export async function measureBuild(root: string, kind: Model): Promise<BuildFigures> {
  // What was written less than two seconds ago counts as changed (store/stamp.ts), and these pages just were.
  await wait(2000)
  const cold = await timed(root)
  const bare = bareText(root, kind)
  const again = await timed(root)
  changeSentence(root, kind, 'er is een woord veranderd')
  const changed = await timed(root)
  return {
    cold: cold.seconds,
    again: again.seconds,
    changed: changed.seconds,
    bare,
    memory: cold.memory,
    weight: Math.round(weightOf(join(root, 'dist')) / 2 ** 20),
  }
}

const bareText = (cwd: string, kind: Model): number =>
  Number(
    execFileSync(process.execPath, ['src/tools/run.js', 'bare', kind], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    }),
  )

/** Changes the last sentence of the first made page. */
export function changeSentence(root: string, kind: Model, words: string): void {
  const file = join(root, 'content', `${madePath(kind, 1)}.mdx`)
  const text = readFileSync(file, 'utf8').trimEnd().split('\n').slice(0, -1)
  writeFileSync(file, [...text, lastSentence(1, words), ''].join('\n'))
}

/** Says at its end how much memory a process held, in kilobytes. */
const watcher = 'process.on("exit",()=>process.stderr.write(`\\nmost ${process.resourceUsage().maxRSS} kB\\n`))'

async function timed(root: string): Promise<{ seconds: string; memory: number }> {
  const start = performance.now()
  const { code, output } = await build(root, [], {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(watcher)}`,
  })
  if (code !== 0) throw new Error(output)
  return {
    seconds: ((performance.now() - start) / 1000).toFixed(1),
    memory: Math.round(Math.max(...[...output.matchAll(/most (\d+) kB/g)].map(([, most]) => Number(most))) / 1024),
  }
}

const weightOf = (folder: string): number =>
  entriesUnder(folder)
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
