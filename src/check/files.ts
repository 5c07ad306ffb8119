import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { addresses } from '../content/addresses.ts'
import { isLeftBehind, pictureName } from '../content/fileKinds.ts'
import { isPage, isPartial, pathOf } from '../content/pageFile.ts'

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

/** The files of a folder and its subfolders that are somebody's work, as paths with forward slashes, sorted. */
export const listFiles = (folder: string): string[] => list(folder, (entry) => entry.isFile())

/** The links to other files or folders in a folder and its subfolders, named as {@link listFiles} does. */
export const listLinks = (folder: string): string[] => list(folder, (entry) => entry.isSymbolicLink())

/** Links escape what is checked, while the build would follow them. */
export const linkMistake = 'Dit is een koppeling naar een ander bestand. Zet het bestand zelf hier neer.'

const list = (folder: string, isWanted: (entry: Dirent) => boolean): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => isWanted(entry) && !isLeftBehind(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()

/** `/pijnklachten` → `content/pijnklachten/index.mdx`: the file of a page, or where it would stand. */
export function fileOfPage(root: string, path: string): string {
  if (path === addresses.home) return 'content/index.mdx'
  const page = `content${path}.mdx`
  return existsSync(join(root, page)) || !existsSync(join(root, `content${path}`)) ? page : `content${path}/index.mdx`
}

/** Every page of content/. */
export function readPageFiles(root: string): PageFile[] {
  return listFiles(join(root, 'content'))
    .filter(isPage)
    .map((name) => ({ file: `content/${name}`, path: pathOf(name), source: readText(root, `content/${name}`) }))
}

/** The parts of text that pages share. */
export const readPartials = (root: string): Omit<PageFile, 'path'>[] =>
  listFiles(join(root, 'content'))
    .filter(isPartial)
    .map((name) => ({ file: `content/${name}`, source: readText(root, `content/${name}`) }))

/** The names of the pictures in content/_beelden, as texts show them. */
export const readPictureNames = (root: string): string[] =>
  listFiles(join(root, 'content/_beelden')).flatMap((name) => pictureName(name) ?? [])

export const readText = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')
