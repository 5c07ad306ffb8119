import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { checkAnchors } from './anchors.ts'
import type { BlockAnchors } from './anchors.ts'
import { checkBody } from './checkBody.ts'
import type { Known } from './checkBody.ts'
import { checkFiles } from './checkFiles.ts'
import { checkReferences, checkUnique } from './checkFrontmatter.ts'
import { checkServices } from './checkServices.ts'
import { checkShared } from './checkShared.ts'
import { copySchema } from '../content/copy.ts'
import { factsSchema } from '../content/facts.ts'
import type { Facts } from '../content/facts.ts'
import { readPageFiles, readPartials, readText } from './files.ts'
import type { PageFile } from './files.ts'
import { frontmatterSchema } from '../content/frontmatter.ts'
import { placesSchema } from '../content/places.ts'
import { readBlockAnchors, readKnown } from './known.ts'
import { parseBody } from './parseBody.ts'
import type { Problem } from './problems.ts'
import { remembered } from './remembered.ts'
import { checkKinds, checkRequired, missingFolder } from './required.ts'
import { unreadable } from './unreadable.ts'
import { readYaml } from './yaml.ts'
import type { Locate, Reading } from './yaml.ts'

/** What a reading of content/ found. */
export interface Check {
  problems: Problem[]
  /** Absent when praktijk.yaml itself is broken. */
  facts?: Facts
  /** Where each fact stands in praktijk.yaml; there when `facts` are. */
  locate?: Locate
}

/**
 * Reads all of content/ and reports every mistake in one go, each with its file, line and column.
 * @param root the project's folder
 */
export function checkContent(root: string): Check {
  const missing = missingFolder(root)
  if (missing) return { problems: [missing] }
  const facts = readShared(root, 'content/praktijk.yaml', factsSchema)
  const copy = readShared(root, 'content/teksten.yaml', copySchema)
  const pages = readPageFiles(root)
  const partials = readPartials(root)
  const read = readShared(root, 'content/praktijk.yaml', placesSchema)
  const places = read.ok ? read.data : undefined
  const ofBlocks = readBlockAnchors(partials, places)
  const known = readKnown(root, pages, ofBlocks, facts.ok ? facts.data : undefined, places)
  const problems = [
    ...(facts.ok ? [] : facts.problems),
    ...(copy.ok ? [] : copy.problems),
    ...checkShared(facts, copy, known),
    ...checkRequired(root),
    ...checkFiles(root),
    ...checkPages(root, pages, known),
    ...[...pages, ...partials].flatMap((text) => checkOnce(text, known, ofBlocks)),
  ].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
  return facts.ok ? { problems, facts: facts.data, locate: facts.locate } : { problems }
}

/** A file that every page needs; a missing one is a mistake like any other. */
function readShared<S extends Parameters<typeof readYaml>[1]>(
  root: string,
  file: string,
  schema: S,
): Reading<z.output<S>> {
  if (!existsSync(join(root, file)))
    return { ok: false, problems: [{ file, line: 1, column: 1, message: 'Dit bestand ontbreekt.' }] }
  const text = readText(root, file)
  const signs = unreadable(file, text)
  return signs.length > 0 ? { ok: false, problems: signs } : readYaml({ file, text }, schema)
}

function checkPages(root: string, pages: PageFile[], known: Known): Problem[] {
  const read = pages.map((page) => ({ page, reading: readFrontmatter(page) }))
  const titles = read.flatMap(({ page, reading }) =>
    reading.ok ? [{ page, frontmatter: reading.data, locate: reading.locate }] : [],
  )
  return [
    ...read.flatMap(({ reading }) => (reading.ok ? [] : reading.problems)),
    ...titles.flatMap(({ frontmatter, locate }) => checkReferences(frontmatter, locate, known)),
    ...checkKinds(root, titles),
    ...checkServices(titles, known.paths),
    ...checkUnique(titles, 'title'),
    ...checkUnique(titles, 'meta'),
  ]
}

const checked = new Map<string, { key: string; problems: Problem[] }>()

/** Checks a text again only when it or what it may refer to has changed, so that saving stays fast. */
function checkOnce(text: Omit<PageFile, 'path'> & { path?: string }, known: Known, ofBlocks: BlockAnchors): Problem[] {
  const { file, source } = text
  const key = JSON.stringify([source, known, ofBlocks])
  const last = checked.get(file)
  if (last?.key === key) return last.problems
  const body = parseBody(file, source)
  const problems = [
    ...unreadable(file, source),
    ...checkBody(file, source, { ...known, ...(text.path !== undefined && { here: text.path }) }),
    ...('tree' in body ? checkAnchors(file, body.tree, ofBlocks) : []),
  ]
  checked.set(file, { key, problems })
  return problems
}

const fence = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/

/** Reads and checks the block between the two `---` lines of a page. */
export const readFrontmatter = ({ file, source }: Omit<PageFile, 'path'>) => readBlock(file, source)

const readBlock = remembered((file, source) => {
  const block = fence.exec(source)?.[1]
  if (block === undefined) {
    const message =
      'De pagina begint niet met een blok tussen twee regels met ---. Zet daar title, meta, kind, heading en lead in.'
    return { ok: false as const, problems: [{ file, line: 1, column: 1, message }] }
  }
  return readYaml({ file, text: block, linesBefore: 1 }, frontmatterSchema)
})
