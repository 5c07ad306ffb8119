import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBuilt } from '../../review/readBuilt.ts'
import { folders } from '../../make/paths.ts'
import { build } from '../projectCopy.ts'
import { checkOut, hasSameCode } from './base.ts'

/** A site that was built for the review. */
export interface BuiltSide {
  /** The folder with its content. */
  root: string
  dist: string
}

/** The site as it is now, built beside dist/, which stays as it is. Throws, with what the build says, when it fails. */
export async function buildNow(root: string): Promise<BuiltSide> {
  const dist = join(folders(root).work, 'review', 'dist')
  mkdirSync(join(dist, '..'), { recursive: true })
  const { code, output } = await build(root, ['--outDir', dist])
  if (code !== 0) throw new Error(`Uw eigen versie laat zich niet bouwen. Los dit eerst op:\n\n${output.trim()}`)
  return { root, dist }
}

/** The site as it was, in a folder that whoever asks for it removes. */
interface BuiltBase extends BuiltSide {
  code: 'own' | 'today'
  notes: string[]
}

/**
 * Builds the site as it was at a commit: with the code of then, so that the review shows what visitors would see change;
 * with the code of now when that of then no longer runs. Throws when neither works.
 * @param root the project as it is now, which has been built just before
 */
export async function buildBase(root: string, commit: string): Promise<BuiltBase> {
  const folder = mkdtempSync(join(tmpdir(), 'praktijk-review-'))
  const own = join(folder, 'own')
  checkOut(root, commit, own)
  linkPackages(root, own)
  const isSame = hasSameCode(root, commit)
  if (isSame) lendKept(root, own)
  const first = await tried(own)
  if (first === undefined) return { root: own, dist: join(own, 'dist'), code: 'own', notes: [] }
  const today = join(folder, 'today')
  withCodeOf(root, own, today)
  const second = isSame ? first : await tried(today)
  if (second === undefined)
    return { root: today, dist: join(today, 'dist'), code: 'today', notes: [notOwnCode(commit)] }
  rmSync(folder, { recursive: true, force: true })
  throw new Error(
    `De basis (${commit.slice(0, 8)}) laat zich niet bouwen, ook niet met de code van nu. Vergelijk met een versie die wel klopt: npm run review -- andere-versie\n\n${second}`,
  )
}

const notOwnCode = (commit: string): string =>
  `De code van ${commit.slice(0, 8)} werkt hier niet meer; haar inhoud is gebouwd met de code van nu. Wat alleen door code verandert, ziet u daarom niet.`

/** What a build said when it failed or made something that cannot be read; nothing when all is well. */
async function tried(root: string): Promise<string | undefined> {
  const { code, output } = await build(root)
  if (code !== 0) return output.trim()
  try {
    readBuilt(join(root, 'dist'))
    return undefined
  } catch (error) {
    return String(error)
  }
}

/** Another folder with the packages of the project: those of now, for others are not at hand. */
function linkPackages(root: string, other: string): void {
  mkdirSync(join(other, 'node_modules'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '.cache' && entry !== '.vite'))
    symlinkSync(join(root, 'node_modules', name), join(other, 'node_modules', name))
}

/** Lends what was made by the same code: a page that is the same is not made again. */
function lendKept(root: string, other: string): void {
  const [from, to] = [folders(root), folders(other)]
  mkdirSync(to.kept, { recursive: true })
  for (const name of ['settings', 'made', 'assets', 'pages'] as const)
    if (existsSync(from[name])) symlinkSync(from[name], to[name])
  const mode = 'production'
  if (existsSync(from.memory(mode))) cpSync(from.memory(mode), to.memory(mode))
}

/** The code of the project with the content of another folder. */
function withCodeOf(root: string, content: string, folder: string): void {
  const theirs = ['content', 'public']
  mkdirSync(folder, { recursive: true })
  for (const name of ['src', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'docs'])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of theirs)
    if (existsSync(join(content, name))) cpSync(join(content, name), join(folder, name), { recursive: true })
  linkPackages(root, folder)
}
