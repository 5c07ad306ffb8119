import { join } from 'node:path'
import { listFiles } from '../../check/files.ts'
import { stampOf } from '../../check/disk.ts'
import { ifThere } from '../../store/ifThere.ts'
import { watchFolders } from './watchFolders.ts'

/** What the site is made of: pages link to the files of public/, so that one that comes or goes makes them right or wrong. */
const watched = ['content', 'public']

/** How long after the first event the files that were heard of are looked at, in milliseconds: a save is often two writes. */
const written = 2

/** How long after the last event everything is looked at again, in milliseconds: no event is needed to be right. */
const settled = 120

/**
 * Tells what is saved, as soon as the system says so, and looks at all files again when it has become quiet: systems
 * forget events when files are replaced, folders renamed or branches switched.
 * @param root the project's folder
 * @param tell gets the files that changed, came or went, as paths from the project's folder with forward slashes
 * @returns `heard` tells at once what was heard of, for who asks for a page right after a save; `stop` stops watching
 */
export function watchContent(root: string, tell: (files: string[]) => void) {
  let known = stampsOf(root)
  let timer: NodeJS.Timeout | undefined
  const heard = new Set<string>()

  const look = (): void => {
    // Before the files: what is written from here on is heard of.
    folders.renew()
    const now = stampsOf(root)
    const files = [...new Set([...known.keys(), ...now.keys()])].filter((file) => known.get(file) !== now.get(file))
    known = now
    if (files.length > 0) tell(files)
  }
  const lookAtHeard = (): void => {
    const files: string[] = []
    for (const file of heard) {
      const stamp = stampOf(join(root, file))
      if (stamp === known.get(file)) continue
      files.push(file)
      if (stamp === undefined) known.delete(file)
      else known.set(file, stamp)
    }
    heard.clear()
    if (files.length > 0) tell(files)
  }
  const folders = watchFolders(root, watched, (path) => {
    clearTimeout(timer)
    timer = setTimeout(look, settled)
    // Only texts: a picture or a PDF is written in parts, and would be heard of with each of them.
    if (!/\.(mdx|ya?ml)$/.test(path)) return
    if (heard.size === 0) setTimeout(lookAtHeard, written)
    heard.add(path)
  })
  return {
    heard: lookAtHeard,
    stop(): void {
      clearTimeout(timer)
      folders.stop()
    },
  }
}

/** When each file was changed, and its size. */
function stampsOf(root: string): Map<string, string> {
  const files = watched.flatMap((folder) =>
    (ifThere(() => listFiles(join(root, folder))) ?? []).map((name) => `${folder}/${name}`),
  )
  return new Map(
    files.flatMap((file) => {
      const stamp = stampOf(join(root, file))
      return stamp === undefined ? [] : [[file, stamp] as const]
    }),
  )
}
