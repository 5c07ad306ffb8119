import type { z } from 'zod'
import { checkBody } from './checkBody.ts'
import type { Known } from './checkBody.ts'
import { checkShared } from './checkShared.ts'
import { copySchema } from './copy.ts'
import { factsSchema } from './facts.ts'
import type { Facts } from './facts.ts'
import { readPageFiles, readPartials, readPictureNames, readText } from './files.ts'
import type { PageFile } from './files.ts'
import { frontmatterSchema } from './frontmatter.ts'
import type { Frontmatter } from './frontmatter.ts'
import { isPlaceholder, placeholderNames } from './placeholders.ts'
import { nearest } from './problems.ts'
import type { Problem } from './problems.ts'
import { unreadable } from './unreadable.ts'
import { readYaml } from './yaml.ts'
import type { Locate, Reading } from './yaml.ts'

/** What a reading of content/ found. */
export interface Check {
  problems: Problem[]
  /** Absent when praktijk.yaml itself is broken. */
  facts?: Facts
}

/**
 * Reads all of content/ and reports every mistake in one go, each with its file, line and column.
 * @param root the project's folder
 */
export function checkContent(root: string): Check {
  const facts = readShared(root, 'content/praktijk.yaml', factsSchema)
  const copy = readShared(root, 'content/teksten.yaml', copySchema)
  const pages = readPageFiles(root)
  const known: Known = {
    paths: pages.map(({ path }) => path),
    pictures: readPictureNames(root),
    pictureHosts: facts.ok ? facts.data.pictureHosts : [],
  }
  const problems = [
    ...(facts.ok ? [] : facts.problems),
    ...(copy.ok ? [] : copy.problems),
    ...checkShared(facts, copy, known),
    ...checkPages(pages, known),
    ...readPartials(root).flatMap(({ file, source }) => checkOnce(file, source, known)),
  ].toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
  return facts.ok ? { problems, facts: facts.data } : { problems }
}

/** A file that every page needs; a missing one is a mistake like any other. */
function readShared<S extends Parameters<typeof readYaml>[1]>(root: string, file: string, schema: S): Reading<z.output<S>> {
  const text = readText(root, file)
  if (text === undefined) return { ok: false, problems: [{ file, line: 1, column: 1, message: 'Dit bestand ontbreekt.' }] }
  const signs = unreadable(file, text)
  return signs.length > 0 ? { ok: false, problems: signs } : readYaml({ file, text }, schema)
}

function checkPages(pages: PageFile[], known: Known): Problem[] {
  const read = pages.map((page) => ({ page, reading: readFrontmatter(page) }))
  const titles = read.flatMap(({ page, reading }) => (reading.ok ? [{ page, frontmatter: reading.data, locate: reading.locate }] : []))
  return [
    ...read.flatMap(({ reading }) => (reading.ok ? [] : reading.problems)),
    ...titles.flatMap(({ frontmatter, locate }) => checkReferences(frontmatter, locate, known)),
    ...checkUnique(titles, 'title'),
    ...checkUnique(titles, 'meta'),
    ...pages.flatMap(({ file, source }) => checkOnce(file, source, known)),
  ]
}

const checked = new Map<string, { key: string; problems: Problem[] }>()

/** Checks a text again only when it or what it may refer to has changed, so that saving stays fast. */
function checkOnce(file: string, source: string, known: Known): Problem[] {
  const key = JSON.stringify([source, known])
  const last = checked.get(file)
  if (last?.key === key) return last.problems
  const problems = checkBody(file, source, known)
  checked.set(file, { key, problems })
  return problems
}

const fence = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/

/** Reads and checks the block between the two `---` lines of a page. */
export function readFrontmatter({ file, source }: Omit<PageFile, 'path'>) {
  const block = fence.exec(source)?.[1]
  if (block === undefined) {
    const message =
      'De pagina begint niet met een blok tussen twee regels met ---. Zet daar title, meta, kind, heading en lead in.'
    return { ok: false as const, problems: [{ file, line: 1, column: 1, message }] }
  }
  return readYaml({ file, text: block, linesBefore: 1 }, frontmatterSchema)
}

/** Pictures and facts that the frontmatter names must exist. */
function checkReferences(frontmatter: Frontmatter, locate: Locate, known: Known): Problem[] {
  return strings(frontmatter).flatMap(({ path, value }) => {
    const key = String(path.findLast((part) => typeof part === 'string'))
    if (key === 'picture' && !known.pictures.includes(value)) {
      const guess = nearest(value, known.pictures)
      const hint = guess ? ` Bedoelt u "${guess}"?` : ''
      return [{ ...locate(path), message: `picture: "${value}" staat niet in content/_beelden.${hint}` }]
    }
    return unknownFacts(value).map((message) => ({ ...locate(path), message: `${key}: ${message}` }))
  })
}

function unknownFacts(value: string): string[] {
  const slot = /\{([^{}]*)\}/g
  if (/[{}]/.test(value.replace(slot, ''))) return ['een accolade staat los. Schrijf een feit als {telefoon}.']
  return [...value.matchAll(slot)]
    .map(([, name = '']) => name)
    .filter((name) => !isPlaceholder(name))
    .map((name) => {
      const guess = nearest(name, placeholderNames)
      return `het feit {${name}} kennen we niet.${guess ? ` Bedoelt u {${guess}}?` : ''}`
    })
}

interface Titled {
  page: PageFile
  frontmatter: Frontmatter
  locate: Locate
}

function checkUnique(pages: Titled[], key: 'title' | 'meta'): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ page, frontmatter, locate }) => {
    const value = frontmatter[key]
    const other = first.get(value)
    first.set(value, other ?? page.file)
    return other ? [{ ...locate([key]), message: `${key}: dezelfde tekst staat al in ${other}. Geef elke pagina een eigen ${key}.` }] : []
  })
}

/** Every string in a value, with the path it stands at. */
function strings(value: unknown, path: (string | number)[] = []): { path: (string | number)[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => strings(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => strings(item, [...path, name]))
}
