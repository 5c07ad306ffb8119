import type { Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { isLeftBehind } from '../content/fileKinds.ts'
import { isPage, pathOf } from '../content/pageFile.ts'
import { isVerification } from '../content/publicFile.ts'
import { entriesUnder } from '../store/entries.ts'
import { ifThere } from '../store/ifThere.ts'
import { diskOf, readIfThere, textAt } from './disk.ts'
import type { Disk } from './disk.ts'
import type { DrawingMistake } from './drawing.ts'

/** A page's file: its path in the project, its URL and its text. */
interface PageFile {
  file: string
  path: string
  source: string
}

/** What lies in content/ and public/, by names with forward slashes. */
export interface Folder {
  /** The files of content/; hidden ones are the business of whoever made them. */
  content: readonly string[]
  /** The text of those that are text. */
  texts: ReadonlyMap<string, string>
  /** The files of public/. */
  published: readonly string[]
  /** Those by which Google sees that the site is the owner's. */
  verifications: readonly string[]
  /** The links to other files or folders in both, from the project's folder. */
  shortcuts: readonly string[]
  /** What the pictures of content/ turned out to be; absent when they have not been opened. */
  pictures?: ReadonlyMap<string, OpenedPicture>
  /** What the drawings of both folders, by their path from the project's folder, may not hold; absent as `pictures` are. */
  drawings?: () => ReadonlyMap<string, readonly DrawingMistake[]>
}

/**
 * A picture that can be drawn, with the hash of its bytes and its size in pixels as it stands upright; one that cannot be
 * read to its end, one too large to open, or a file that is no picture.
 */
export type OpenedPicture =
  | { state: 'whole'; hash: string; width: number; height: number }
  | { state: 'damaged' | 'endless' | 'other' }

/** Reads the folders of the site; a public/ that is absent is empty. */
export function readFolder(root: string, { read }: Pick<Disk, 'read'> = diskOf(root)): Folder {
  const written = look(join(root, 'content'))
  const published = ifThere(() => look(join(root, 'public'))) ?? { files: [], links: [] }
  const texts = new Map<string, string>()
  const content = written.files.filter((name) => {
    if (/(?:^|\/)\./.test(name)) return false
    if (!/\.(?:mdx|yaml|lock)$/.test(name)) return true
    const text = read(name)
    if (text !== undefined) texts.set(name, text)
    return text !== undefined
  })
  const shortcuts = [
    ...written.links.map((name) => `content/${name}`),
    ...published.links.map((name) => `public/${name}`),
  ]
  const verifications = published.files.filter(
    (name) => name.endsWith('.html') && isVerification(name, readIfThere(join(root, 'public', name)) ?? ''),
  )
  return { content, texts, published: published.files, verifications, shortcuts }
}

/** A folder with some texts of content/ in the place of those it has, or beside them; by their names there. */
export const withTexts = (folder: Folder, texts: Iterable<[string, string]>): Folder => ({
  ...folder,
  content: [...new Set([...folder.content, ...new Map(texts).keys()])].toSorted(),
  texts: new Map([...folder.texts, ...texts]),
})

/** The files of a folder and its subfolders that are somebody's work, as paths with forward slashes, sorted. */
export const listFiles = (folder: string): string[] => look(folder).files

/** The files and the links to other files of a folder, by their names with forward slashes, sorted. */
function look(folder: string): { files: string[]; links: string[] } {
  const entries = entriesUnder(folder).filter(({ name }) => !isLeftBehind(name))
  const named = (wanted: Dirent[]): string[] =>
    wanted.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).toSorted()
  return {
    files: named(entries.filter((entry) => entry.isFile())),
    links: named(entries.filter((entry) => entry.isSymbolicLink())),
  }
}

/** `/pijnklachten` → `content/pijnklachten/index.mdx`: the file of a page, or where it would stand. */
export function fileAt({ content }: Pick<Folder, 'content'>, path: string): string {
  const name = path.slice(1)
  const hasFolder = !content.includes(`${name}.mdx`) && content.some((file) => file.startsWith(`${name}/`))
  return `content/${name === '' || hasFolder ? `${name}/index.mdx`.replace(/^\//, '') : `${name}.mdx`}`
}

/** {@link fileAt} on the disk. */
export const fileOfPage = (root: string, path: string): string =>
  fileAt({ content: listFiles(join(root, 'content')) }, path)

/** Every page of content/. */
export function readPageFiles(root: string): PageFile[] {
  return listFiles(join(root, 'content'))
    .filter(isPage)
    .map((name) => ({ file: `content/${name}`, path: pathOf(name), source: readText(root, `content/${name}`) }))
}

export const readText = (root: string, file: string): string => textAt(join(root, file))
