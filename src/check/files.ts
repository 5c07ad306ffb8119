import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { addresses } from '../content/addresses.ts'

/** A page's file: its path in the project, its URL and its text. */
export interface PageFile {
  file: string
  path: string
  source: string
}

/** What is wrong with a file of content/. */
export interface Named {
  name: string
  message: string
}

/** The files of a folder and its subfolders, as paths with forward slashes, sorted. */
export const listFiles = (folder: string): string[] => list(folder, (entry) => entry.isFile())

/** The links to other files or folders in a folder and its subfolders, named as {@link listFiles} does. */
export const listLinks = (folder: string): string[] => list(folder, (entry) => entry.isSymbolicLink())

/** Links escape what is checked, while the build would follow them. */
export const linkMistake = 'Dit is een koppeling naar een ander bestand. Zet het bestand zelf hier neer.'

const list = (folder: string, isWanted: (entry: Dirent) => boolean): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isWanted)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()

/** `pijnklachten/rug.mdx` → `/pijnklachten/rug`, `index.mdx` → `/`. */
export const pathOf = (name: string): string =>
  `/${name.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '')}`.replace(/\/$/, '') || '/'

/** `/pijnklachten` → `content/pijnklachten/index.mdx`: the file of a page, or where it would stand. */
export function fileOfPage(root: string, path: string): string {
  if (path === addresses.home) return 'content/index.mdx'
  const page = `content${path}.mdx`
  return existsSync(join(root, page)) || !existsSync(join(root, `content${path}`)) ? page : `content${path}/index.mdx`
}

/** Every page of content/; what begins with an underscore is no page. */
export function readPageFiles(root: string): PageFile[] {
  return listFiles(join(root, 'content'))
    .filter((name) => name.endsWith('.mdx') && !isPrivate(name))
    .map((name) => ({ file: `content/${name}`, path: pathOf(name), source: readText(root, `content/${name}`) }))
}

/** The parts of text that pages share. */
export const readPartials = (root: string): Omit<PageFile, 'path'>[] =>
  listFiles(join(root, 'content'))
    .filter((name) => name.endsWith('.mdx') && isPrivate(name))
    .map((name) => ({ file: `content/${name}`, source: readText(root, `content/${name}`) }))

/** The names of the pictures in content/_beelden, without their suffix: the kinds that collection.ts takes in. */
export const readPictureNames = (root: string): string[] =>
  listFiles(join(root, 'content/_beelden')).flatMap((name) => /^([^/]+)\.(?:svg|jpe?g|png)$/.exec(name)?.[1] ?? [])

export const readText = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

const isPrivate = (name: string): boolean => name.split('/').some((part) => part.startsWith('_'))
