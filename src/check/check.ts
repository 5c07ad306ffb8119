import { statSync } from 'node:fs'
import { join } from 'node:path'
import { once, withLater } from '../content/once.ts'
import { openDrawings } from './drawing.ts'
import { diskOf } from './disk.ts'
import { readFolder } from './files.ts'
import type { Folder } from './files.ts'
import { openMemory } from '../store/memory.ts'
import type { Memory } from '../store/memory.ts'
import { mistakesOfSite, mistakesOfText, warningsOfSite, warningsOfText } from './judge.ts'
import { openPictures } from './pictures.ts'
import { startOf } from './problems.ts'
import type { Problem } from './problems.ts'
import { publicFileMistake } from './rules/publicFile.ts'
import { unpromised } from './promises.ts'
import type { PageReading } from './readPage.ts'
import { siteOf } from './site.ts'
import type { Site } from './site.ts'

/** What a reading of content/ and public/ found. */
export interface Check extends Pick<Site, 'pages' | 'facts' | 'copy' | 'exercises' | 'descriptions' | 'questions'> {
  /** All that is wrong, in the order of the files; worked out when it is asked for. */
  readonly problems: readonly Problem[]
  /** What may be right as it stands, in the same order: nothing stops at it. */
  readonly warnings: readonly Problem[]
  /** What is wrong with the facts and the words, which every page needs. */
  shared: readonly Problem[]
  /** What is wrong with one text, whatever the others hold. */
  problemsOf: (text: PageReading) => readonly Problem[]
  /** What may be right in it. */
  warningsOf: (text: PageReading) => readonly Problem[]
  /** Everything that is judged by itself: the pages and the texts that they share. */
  texts: readonly PageReading[]
  /** A text of content/ as it was read, by its name there; absent when there is none. */
  sourceOf: (name: string) => string | undefined
  /** Where old addresses lead (content/omleidingen.yaml, and `oude-adressen` of pages). */
  redirects: ReadonlyMap<string, string>
  /** Addresses and headings that content/adressen.lock does not have yet. */
  readonly unpromised: readonly string[]
  /** The pictures of content/, where they were opened. */
  pictures: Required<Folder>['pictures']
  /** The files of public/ that can be published, by their names there. */
  published: readonly string[]
}

/**
 * Reads all of content/ and public/ and reports every mistake in one go, each with its file, line and column. What has
 * been read and judged before is not read and judged again. Does not open the pictures.
 * @param root the project's folder
 * @param memory what was read and judged before
 */
export function checkContent(root: string, memory = forThisRun): Check {
  const missing = missingFolder(root)
  return missing ? stopped(missing) : judgeFolder(readFolder(root), memory)
}

/** {@link checkContent}, and whether each picture can be drawn and holds nothing else. */
export async function checkSite(root: string, memory = forThisRun, disk = diskOf(root)): Promise<Check> {
  const missing = missingFolder(root)
  if (missing) return stopped(missing)
  const folder = readFolder(root, disk)
  const { content, published } = folder
  const files = [...content.map((name) => `content/${name}`), ...published.map((name) => `public/${name}`)]
  const opened = {
    pictures: await openPictures(root, content, memory, disk),
    drawings: once(() => openDrawings(root, files, memory, disk)),
  }
  return judgeFolder({ ...folder, ...opened }, memory)
}

function judgeFolder(folder: Folder, memory: Memory): Check {
  const site = siteOf(folder, memory)
  const { pages, partials, known } = site
  const now = {
    ...site,
    shared: site.sharedProblems,
    problemsOf: (text: PageReading) => mistakesOfText(text, known, memory),
    warningsOf: (text: PageReading) => warningsOfText(text, known, memory),
    texts: [...pages, ...partials],
    sourceOf: (name: string) => folder.texts.get(name),
    redirects: new Map(site.redirects.map(({ from, to }) => [from, to])),
    pictures: folder.pictures ?? new Map(),
    published: publishedOf(folder),
  }
  return withLater(now, {
    problems: () => mistakesOfSite(site, memory),
    warnings: () => warningsOfSite(site, memory),
    unpromised: () => unpromised(site.promises),
  })
}

const publishedOf = ({ published, verifications }: Folder): string[] =>
  published.filter((name) => publicFileMistake(name, verifications.includes(name)) === undefined)

const nothing: Folder = { content: [], texts: new Map(), published: [], verifications: [], shortcuts: [] }
const stopped = (problem: Problem): Check => {
  const { problems: _, warnings: __, ...others } = judgeFolder(nothing, forThisRun)
  return { ...others, problems: [problem], warnings: [], shared: [problem] }
}

/** What was read and judged before by this process, for whoever keeps nothing between runs. */
const forThisRun = openMemory()

/** A folder without which nothing can be read; what lies in it is not judged then. */
function missingFolder(root: string): Problem | undefined {
  const folder = ['content', 'content/_beelden'].find(
    (name) => !statSync(join(root, name), { throwIfNoEntry: false })?.isDirectory(),
  )
  if (folder === undefined) return undefined
  return { ...startOf(folder), message: 'Deze map ontbreekt, en de site kan niet zonder. Zet haar terug.' }
}
