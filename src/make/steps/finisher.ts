import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isKept, writeWhole } from '../../store/files.ts'
import { hashOf } from '../../store/hash.ts'
import { limited } from '../../store/limited.ts'
import type { Folders } from '../paths.ts'
import { finishPage } from './finishPage.ts'
import type { RenderedPage } from './finishPage.ts'
import type { Failure } from './finishThread.ts'
import { oneFile } from './oneFile.ts'

/** Pages that wait for the thread: enough that it is never without, and few enough for the memory. */
const behind = 6

/** Where the code is kept that finishes pages. */
export const finisherFile = ({ made }: Folders, version: string): string =>
  join(made, `finisher-${hashOf(version)}.mjs`)

/** That file, bundled anew unless it is kept: a thread reads it in a moment. */
export async function keptFinisher(places: Folders, version: string): Promise<string> {
  const file = finisherFile(places, version)
  if (!isKept(file))
    writeWhole(file, await oneFile(places.root, 'src/make/steps/finishThread.ts', { noExternal: true }))
  return file
}

/** Up to this many pages are finished by the thread that renders them: another takes half a second of work to begin. */
const few = 20

/**
 * What finishes pages (finishPage.ts) while others are rendered, by a thread beside that. To finish a page takes longer
 * than to render one, so who renders finishes what the thread has no time for. What is wrong with a page is thrown to who adds the next
 * or waits for the end.
 * @param version of the code
 * @param count how many pages there will be
 */
export async function openFinisher(places: Folders, version: string, count: number) {
  const finishing = limited(2 * behind)
  let waiting = 0
  const thread = count > few ? await openThread(await keptFinisher(places, version)) : undefined
  return {
    /** Resolves when there is room for the next. */
    async add(page: RenderedPage): Promise<void> {
      // What the thread has finished by now is heard of only when nothing else is done.
      if (waiting === behind) await new Promise(setImmediate)
      if (!thread || waiting === behind) return finishing.add(finishPage(page))
      waiting += 1
      const finished = thread.finish(page).finally(() => {
        waiting -= 1
      })
      return finishing.add(finished)
    },
    /** Resolves when all are finished. */
    end: finishing.end,
    close: async (): Promise<void> => thread?.end(),
  }
}

async function openThread(file: string) {
  const { Tinypool } = await import('tinypool')
  const pool = new Tinypool({
    filename: pathToFileURL(file).href,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: behind,
    isolateWorkers: false,
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  })
  return {
    finish: async (page: RenderedPage): Promise<void> => {
      const failure = (await pool.run(page)) as Failure | undefined
      if (failure) throw Object.assign(new Error(failure.message), failure)
    },
    end: (): Promise<void> => pool.destroy(),
  }
}
