import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { frontmatterSchema } from '../content/frontmatter.ts'
import type { Frontmatter } from '../content/frontmatter.ts'
import { once } from '../content/once.ts'
import { isPage, pathOf } from '../content/pageFile.ts'
import { hashOf } from '../store/hash.ts'
import type { Memory } from '../store/memory.ts'
import { headingsOf } from './headings.ts'
import type { TextHeading } from './headings.ts'
import { parseBody } from './parseBody.ts'
import { startOf } from './problems.ts'
import type { Problem } from './problems.ts'
import { unreadable } from './unreadable.ts'
import { readYaml } from './yaml.ts'
import type { Locate, Reading } from './yaml.ts'

/** All that is known of one text of content/ without looking at another. */
export interface PageReading {
  /** Path from the project's folder. */
  file: string
  /** The address of the page; a text that pages share has none. */
  path?: string
  source: string
  /** What stands between the two `---` lines, checked; absent when there are none. */
  readonly frontmatter?: Reading<Frontmatter> | undefined
  /** Its Markdown with the place of every part in the file; empty when it cannot be read. */
  readonly tree: Root
  readonly isReadable: boolean
  /** In the order of the text, with the ids that links lead to. */
  readonly headings: readonly TextHeading[]
  /** The names of the blocks in it, each once. */
  readonly blocks: readonly string[]
  /** What is wrong with its signs and with its frontmatter. */
  readonly problems: readonly Problem[]
}

/** A text that is a page. */
export interface PageText extends PageReading {
  path: string
}

/** What is kept of a text between runs: all that others ask of it, so that most texts need not be parsed again. */
interface Card {
  frontmatter?: { ok: true; data: Frontmatter } | { ok: false; problems: Problem[]; input?: unknown }
  isReadable: boolean
  headings: TextHeading[]
  blocks: string[]
  problems: Problem[]
}

/**
 * Reads a text of content/ once for everyone: the check, the build and the dev server. The same text of the same file
 * gives the same object, which nobody may change; it is parsed when somebody asks for what is in it, and its tree is
 * not kept. Never throws on bad input.
 * @param file path from the project's folder, such as `content/massage.mdx`
 * @param source the text of the file
 * @param memory what is known of it from an earlier run
 */
export function readPage(file: string, source: string, memory?: Memory): PageReading {
  const last = readings.get(file)
  if (last?.source === source) return last
  const inputs = () => hashOf(source)
  const card = once(
    () =>
      memory?.recall<Card>(`text:${file}`, inputs, (ask) => {
        ask('source')
        return cardOf(file, source)
      }) ?? cardOf(file, source),
  )
  const name = file.replace(/^content\//, '')
  const reading: PageReading = {
    file,
    source,
    ...(isPage(name) && { path: pathOf(name) }),
    get frontmatter() {
      const { frontmatter } = card()
      return frontmatter?.ok ? { ...frontmatter, locate: locateIn(file, source) } : frontmatter
    },
    get tree() {
      return treeOf(file, source)
    },
    get isReadable() {
      return card().isReadable
    },
    get headings() {
      return card().headings
    },
    get blocks() {
      return card().blocks
    },
    get problems() {
      return card().problems
    },
  }
  readings.set(file, reading)
  return reading
}

const readings = new Map<string, PageReading>()

function cardOf(file: string, source: string): Card {
  const yaml = frontmatterOf(file, source)
  const body = parsed(file, source)
  const tree = treeOf(file, source)
  return {
    ...(yaml && { frontmatter: yaml.ok ? { ok: true, data: yaml.data } : yaml }),
    isReadable: 'tree' in body,
    headings: headingsOf(tree).map(({ depth, id, text }) => ({ depth, id, text })),
    blocks: blocksIn(tree),
    problems: [
      ...unreadable(file, source),
      ...(yaml && !yaml.ok ? yaml.problems : []),
      ...('problem' in body ? [body.problem] : []),
    ],
  }
}

const frontmatterOf = (file: string, source: string): Reading<Frontmatter> | undefined => {
  const block = fence.exec(source)
  return block ? readYaml({ file, text: block[1] ?? '', linesBefore: 1 }, frontmatterSchema) : undefined
}

/** Finds places in frontmatter that was read without mistakes; only a mistake needs them, so it is read again then. */
const locateIn =
  (file: string, source: string): Locate =>
  (path) => {
    const reading = frontmatterOf(file, source)
    return reading?.ok ? reading.locate(path) : startOf(file)
  }

/** The last few texts that were parsed: a tree takes a hundred times the room of its text. */
const trees = new Map<string, ReturnType<typeof parseBody>>()
const mostTrees = 4

function parsed(file: string, source: string): ReturnType<typeof parseBody> {
  const key = `${file}\0${source}`
  const known = trees.get(key)
  if (known) return known
  const block = fence.exec(source)
  const body = parseBody(file, block ? blanked(block[0]) + source.slice(block[0].length) : source)
  trees.set(key, body)
  if (trees.size > mostTrees) trees.delete([...trees.keys()][0] ?? '')
  return body
}

function treeOf(file: string, source: string): Root {
  const body = parsed(file, source)
  return 'tree' in body ? body.tree : { type: 'root', children: [] }
}

/** The two `---` lines at the very beginning, and what stands between them. */
const fence = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/

/** The Markdown below the frontmatter. */
export const bodyText = (source: string): string => source.replace(fence, '')

/** As many empty lines: what follows keeps its place. */
const blanked = (text: string): string => text.replace(/[^\r\n]/g, ' ')

function blocksIn(tree: Root): string[] {
  const names = new Set<string>()
  visit(tree, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name) names.add(node.name)
  })
  return [...names]
}
