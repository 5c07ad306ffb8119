import { meaningOf } from '../check/meaning.ts'
import { git } from '../store/git.ts'
import { hashOf } from '../store/hash.ts'
import type { Memory } from '../store/memory.ts'

/** A text of content/, from the project's folder. */
interface Source {
  file: string
  source: string
}

/**
 * The day on which the meaning of each text last changed, by git, as `YYYY-MM-DD`. White space, how a word
 * stands out, the order in menus and the words to search by are no meaning, and neither is what a text takes from elsewhere. A text that is not committed as
 * it stands has no day; without git, or in a clone without its history, none has one.
 * @param root the project's folder
 */
export function lastChanges(root: string, texts: readonly Source[], memory: Memory): ReadonlyMap<string, string> {
  const [isShallow, head] = git(root, ['rev-parse', '--is-shallow-repository', 'HEAD'])?.split('\n') ?? []
  if (isShallow !== 'false' || head === undefined) return new Map()
  const all = [head, texts.map(({ file, source }) => [file, hashOf(source)])]
  const kept = memory.recallOf('last-changes', all, () => {
    const log = git(root, [
      'log',
      '--raw',
      '--no-renames',
      '--no-abbrev',
      '--relative',
      '-z',
      '--format=%x01%cs',
      '--',
      'content',
    ])
    return [
      ...changesIn(historyOf(log ?? ''), texts, (blobs) => git(root, ['cat-file', '--batch'], `${blobs.join('\n')}\n`)),
    ]
  })
  return new Map(kept)
}

/** What a file was after a commit, and the day of that commit. */
interface Version {
  day: string
  blob: string
}

/** The versions of each file, the newest first. */
function historyOf(log: string): Map<string, Version[]> {
  const versions = new Map<string, Version[]>()
  for (const commit of log.split('\u0001').slice(1)) {
    const [day = '', ...parts] = commit.split('\0').map((part) => part.trim())
    // Pairs of `:mode mode blob blob status` and the name of a file.
    for (let index = 0; index + 1 < parts.length; index += 1) {
      const [mode = '', , , blob] = (parts[index] ?? '').split(' ')
      const file = parts[index + 1] ?? ''
      if (!mode.startsWith(':') || blob === undefined) continue
      versions.set(file, [...(versions.get(file) ?? []), { day, blob }])
    }
  }
  return versions
}

/** Goes back in the history of all texts at once, until each was something else. */
function changesIn(
  history: ReadonlyMap<string, Version[]>,
  texts: readonly Source[],
  read: (blobs: string[]) => string | undefined,
): Map<string, string> {
  const days = new Map<string, string>()
  let open = texts.map(({ file, source }) => ({ file, meaning: meaningOf(source), versions: history.get(file) ?? [] }))
  for (let step = 0; open.length > 0; step += 1) {
    const blobs = open.flatMap(({ versions }) => versions[step]?.blob ?? [])
    const contents = contentsOf(read([...new Set(blobs)]) ?? '')
    open = open.filter(({ file, meaning, versions }) => {
      const { day, blob } = versions[step] ?? {}
      const text = blob === undefined ? undefined : contents.get(blob)
      const isSame = text !== undefined && meaningOf(text) === meaning
      if (isSame && day !== undefined) days.set(file, day)
      return isSame
    })
  }
  return days
}

/** The texts that `git cat-file --batch` printed, by their names: `blob type size`, a line end, the text, a line end. */
function contentsOf(printed: string): Map<string, string> {
  const contents = new Map<string, string>()
  const data = Buffer.from(printed)
  for (let start = 0; start < data.length;) {
    const end = data.indexOf('\n', start)
    const [blob = '', kind, size] = data.subarray(start, end).toString().split(' ')
    const length = kind === 'blob' ? Number(size) : -1
    if (length >= 0) contents.set(blob, data.subarray(end + 1, end + 1 + length).toString())
    start = end + 2 + length
  }
  return contents
}
