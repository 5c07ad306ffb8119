import { checkBody } from './checkBody.ts'
import type { Known } from './checkBody.ts'
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
import { readYaml } from './yaml.ts'

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
  const facts = readYaml({ file: 'content/praktijk.yaml', text: readText(root, 'content/praktijk.yaml') }, factsSchema)
  const copy = readYaml({ file: 'content/teksten.yaml', text: readText(root, 'content/teksten.yaml') }, copySchema)
  const pages = readPageFiles(root)
  const known: Known = {
    paths: pages.map(({ path }) => path),
    pictures: readPictureNames(root),
    pictureHosts: facts.ok ? facts.data.pictureHosts : [],
  }
  const problems = [
    ...(facts.ok ? [] : facts.problems),
    ...(copy.ok ? [] : copy.problems),
    ...checkPages(pages, known),
    ...readPartials(root).flatMap(({ file, source }) => checkOnce(file, source, known)),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
  return facts.ok ? { problems, facts: facts.data } : { problems }
}

function checkPages(pages: PageFile[], known: Known): Problem[] {
  const read = pages.map((page) => ({ page, reading: readFrontmatter(page) }))
  const titles = read.flatMap(({ page, reading }) => (reading.ok ? [{ page, frontmatter: reading.data }] : []))
  return [
    ...read.flatMap(({ reading }) => (reading.ok ? [] : reading.problems)),
    ...titles.flatMap(({ page, frontmatter }) => checkReferences(page, frontmatter, known)),
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

const fence = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/

/** Reads and checks the block between the two `---` lines of a page. */
export function readFrontmatter({ file, source }: Omit<PageFile, 'path'>) {
  const block = fence.exec(source)?.[1]
  if (block === undefined) {
    const message = 'De pagina begint niet met een blok tussen twee regels met ---. Zet daar title, meta, kind, heading en lead in.'
    return { ok: false as const, problems: [{ file, line: 1, column: 1, message }] }
  }
  return readYaml({ file, text: block, linesBefore: 1 }, frontmatterSchema)
}

/** Pictures and facts that the frontmatter names must exist. */
function checkReferences(page: PageFile, frontmatter: Frontmatter, known: Known): Problem[] {
  return strings(frontmatter).flatMap(({ key, value }) => {
    const at = locate(page, value)
    if (key === 'picture' && !known.pictures.includes(value)) {
      const guess = nearest(value, known.pictures)
      return [{ ...at, message: `picture: "${value}" staat niet in content/_beelden.${guess ? ` Bedoelt u "${guess}"?` : ''}` }]
    }
    return [...value.matchAll(/\{([^{}]*)\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isPlaceholder(name))
      .map((name) => {
        const guess = nearest(name, placeholderNames)
        return { ...at, message: `${key}: het feit {${name}} kennen we niet.${guess ? ` Bedoelt u {${guess}}?` : ''}` }
      })
  })
}

function checkUnique(pages: { page: PageFile; frontmatter: Frontmatter }[], key: 'title' | 'meta'): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ page, frontmatter }) => {
    const value = frontmatter[key]
    const other = first.get(value)
    first.set(value, other ?? page.file)
    return other ? [{ ...locate(page, value), message: `${key}: dezelfde tekst staat al in ${other}. Geef elke pagina een eigen ${key}.` }] : []
  })
}

/** Every string in a value, with the key it stands under. */
function strings(value: unknown, key = ''): { key: string; value: string }[] {
  if (typeof value === 'string') return [{ key, value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown) => strings(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => strings(item, name))
}

/** Where a text stands in a file: the first line that holds its beginning. */
function locate({ file, source }: PageFile, value: string): Omit<Problem, 'message'> {
  const lines = source.split('\n')
  const start = value.slice(0, 24)
  const index = lines.findIndex((line) => line.includes(start))
  return { file, line: Math.max(0, index) + 1, column: Math.max(0, lines[index]?.indexOf(start) ?? 0) + 1 }
}
