import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readIfThere } from '../check/disk.ts'
import { ownFiles } from '../hosting/hosts.ts'
import { loadSite } from '../hosting/loadSite.ts'
import type { Placed } from '../hosting/placed.ts'
import { makeReadable } from '../hosting/readable.ts'
import { besideSite, readTable, tableName } from '../hosting/tableFile.ts'
import { writeWhole } from '../store/files.ts'
import { hashOf } from '../store/hash.ts'
import type { Target } from './targets.ts'

/** The releases that visitors get: the one of now, and the one before, of which open pages still ask for files. */
type Online = readonly [] | readonly [now: string] | readonly [now: string, before: string]

/**
 * Puts a built site online without a moment at which half of it is there: it gets a folder of its own, in which nothing
 * changes any more, and then the rules of the server lead there, all at once.
 * @param dist the built site
 * @returns the name of the release
 */
export async function putOnline(target: Target, dist: string): Promise<string> {
  const online = onlineAt(target)
  const id = `uitgave-${hashOf(await readFile(join(besideSite(dist), tableName))).slice(0, 10)}`
  await place(target, dist, id)
  const [now, before] = online
  const previous = now === id ? before : now
  const next: Online = previous === undefined ? [id] : [id, previous]
  await turnTo(target, next)
  await tidy(target, [...next, ...online])
  return id
}

/** Brings back the release before. Throws when there is none. @returns its name */
export async function goBack(target: Target): Promise<string> {
  const [now, before] = onlineAt(target)
  if (now === undefined || before === undefined)
    throw new Error(`In ${target.folder} staat geen vorige uitgave om naar terug te gaan.`)
  await turnTo(target, [before, now])
  return before
}

/** Copies a site into its release, under another name until all of it is there and as it was built. */
async function place({ folder }: Target, dist: string, id: string): Promise<void> {
  if (existsSync(join(folder, id))) return
  const part = join(folder, `${id}.deel`)
  await rm(part, { recursive: true, force: true })
  await mkdir(part, { recursive: true })
  const isServed = (path: string) => dirname(path) !== dist || !ownFiles.includes(basename(path))
  await cp(dist, siteIn(part), { recursive: true, filter: isServed })
  await cp(besideSite(dist), besideSite(siteIn(part)), { recursive: true })
  makeReadable(part)
  await rename(part, join(folder, id))
}

/**
 * Makes the server lead to a release. First it gets to know the files of that release, since a server that reads its
 * rules anew answers by both for a moment: no page comes before the files that it asks for.
 */
async function turnTo(target: Target, next: Online): Promise<void> {
  const [now, before] = next.map((id) => placed(target, id))
  if (!now) throw new Error('Er is geen uitgave om te tonen.')
  loadSite(join(target.folder, now.folder))
  const online = onlineAt(target)
  if (before && online[0] === next[1]) await useRules(target, online, target.rules(before, now))
  await useRules(target, next, target.rules(now, before))
}

const placed = ({ folder }: Target, id: string): Placed => ({
  table: readTable(siteIn(join(folder, id))),
  folder: `${siteIn(id)}/`,
})

/** Gives the server other rules; when it refuses them, those that it had come back. */
async function useRules({ folder, file, reload }: Target, online: Online, rules: string): Promise<void> {
  const path = join(folder, file)
  const old = existsSync(path) ? readFileSync(path) : undefined
  writeWhole(path, `${heading}${online.join(' ')}\n${rules}`, readable)
  try {
    await reload()
  } catch (error) {
    if (old) writeWhole(path, old, readable)
    else await rm(path)
    throw error
  }
}

/** Everyone may read the rules: a server is another user than whoever puts the site online. */
const readable = 0o644

const siteIn = (release: string): string => `${release}/site`

/** The first line of the rules, which says what is online. */
const heading = '# Uitgaven: '

function onlineAt({ folder, file }: Target): Online {
  const [first = ''] = (readIfThere(join(folder, file)) ?? '').split('\n')
  const [now, before] = first.startsWith(heading) ? first.slice(heading.length).split(' ') : []
  if (now === undefined) return []
  return before === undefined ? [now] : [now, before]
}

/** Removes releases that nobody can be looking at any more; nothing else in the folder is ours. */
async function tidy({ folder }: Target, needed: readonly string[]): Promise<void> {
  const names = await readdir(folder)
  const old = names.filter((name) => /^uitgave-[\w-]{10}(?:\.deel)?$/.test(name) && !needed.includes(name))
  for (const name of old) await rm(join(folder, name), { recursive: true })
}
