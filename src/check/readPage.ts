import type { Root } from 'mdast'
import { frontmatterSchema } from '../content/frontmatter.ts'
import type { Frontmatter } from '../content/frontmatter.ts'
import { once, withLater } from '../content/once.ts'
import { isPage, pathOf } from '../content/pageFile.ts'
import { mentionedIn } from '../content/search/words.ts'
import { hashOf } from '../store/hash.ts'
import type { Memory } from '../store/memory.ts'
import { nodesOf } from './nodes.ts'
import { datedBlocks } from './blockDates.ts'
import type { DatedBlock } from './blockDates.ts'
import { headingsOf } from './headings.ts'
import type { TextHeading } from './headings.ts'
import { parseBody } from './parseBody.ts'
import { perText } from './perText.ts'
import { partsOf } from './plainText.ts'
import type { TextPart } from './plainText.ts'
import type { Problem } from './problems.ts'
import { isBlock, targetsOf } from './textParts.ts'
import { bodyText, frontmatterText } from './splitText.ts'
import { unreadable } from './unreadable.ts'
import { wholeFileProblem } from './wholeFile.ts'
import { locateIn, readYaml } from './yaml.ts'
import type { Reading } from './yaml.ts'

/** What is kept of a text between runs: all that others ask of it, so that most texts need not be parsed again. */
interface Card {
  readonly isReadable: boolean
  /** In the order of the text, with the ids that links lead to. */
  readonly headings: readonly TextHeading[]
  /** The names of the blocks in it, each once. */
  readonly blocks: readonly string[]
  /** Where its links and buttons lead, each once, without what stands behind `#`. */
  readonly links: readonly string[]
  /** Its words under each heading, with facts between braces. */
  readonly parts: readonly TextPart[]
  /** Its blocks that come or go by themselves. */
  readonly dates: readonly DatedBlock[]
  /** What is wrong with its signs; as it is read, with its frontmatter too. */
  readonly problems: readonly Problem[]
}

/** All that is known of one text of content/ without looking at another. */
export interface PageReading extends Card {
  /** Path from the project's folder. */
  file: string
  /** The address of the page; a text that pages share has none. */
  path?: string
  source: string
  /** What stands between the two `---` lines, checked; absent when there are none. */
  readonly frontmatter?: Reading<Frontmatter> | undefined
  /** Its Markdown with the place of every part in the file; empty when it cannot be read. Parsed whenever it is asked for: its room is that of a hundred texts. */
  tree: () => Root
  /** Those of its words to search by that stand in it. */
  readonly mentioned: readonly string[]
}

/** A text that is a page. */
export interface PageText extends PageReading {
  path: string
}

/** Whether a text is a page, and not one that pages share. */
export const isPageText = (text: PageReading): text is PageText => text.path !== undefined

/** What is kept of its frontmatter: apart, since all pages need it and few need more. */
type Head = { ok: true; data: Frontmatter } | { ok: false; problems: Problem[]; input?: unknown } | 'absent'

type Recall = Pick<Memory, 'recallOf'>
/** Makes everything when it is asked for. */
const noMemory: Recall = { recallOf: (_, __, make) => make() }

/**
 * Reads a text of content/ once for everyone: the check, the build and the dev server. The same text of the same file
 * gives the same object, which nobody may change; it is parsed when somebody asks for what is in it. Never throws on bad
 * input.
 * @param file path from the project's folder, such as `content/massage.mdx`
 * @param source the text of the file
 * @param memory what is known of it from an earlier run
 */
export const readPage = perText((file: string, source: string, memory: Recall = noMemory): PageReading => {
  const hash = once(() => hashOf(source))
  const kept = <Value>(name: string, make: () => Value) => memory.recallOf(`${name}:${file}`, hash(), make)
  const card = once(() => kept('text', () => cardOf(file, source)))
  const head = once(() => kept('head', () => headOf(file, source)))
  const name = file.replace(/^content\//, '')
  const now = {
    file,
    source,
    tree: () => treeOf(file, source),
    ...(isPage(name) && { path: pathOf(name) }),
  }
  return withLater<typeof now, Omit<PageReading, keyof typeof now>>(now, {
    frontmatter() {
      const read = head()
      if (read === 'absent') return undefined
      return read.ok ? { ...read, locate: locateIn(file, () => frontmatterOf(file, source)) } : read
    },
    mentioned: () => kept('mentioned', () => mentionedOf(head(), source)),
    isReadable: () => card().isReadable,
    headings: () => card().headings,
    blocks: () => card().blocks,
    links: () => card().links,
    parts: () => card().parts,
    dates: () => card().dates,
    problems() {
      const read = head()
      return read === 'absent' || read.ok ? card().problems : [...read.problems, ...card().problems]
    },
  })
})

function cardOf(file: string, source: string): Card {
  const body = parseBody(file, source)
  const tree = treeOf(file, source)
  const headings = headingsOf(tree).map(({ depth, id, text }) => ({ depth, id, text }))
  // As copies, since V8 keeps all of a text for a part of it.
  return structuredClone({
    isReadable: 'tree' in body,
    headings,
    blocks: blocksIn(tree),
    links: [...new Set(targetsOf(tree).map(({ url }) => url.split('#')[0] ?? ''))],
    parts: partsOf(tree, headings),
    dates: datedBlocks(tree),
    problems: [...unreadableUnless(file, source), ...('problem' in body ? [body.problem] : [])],
  })
}

/** The signs that cannot be shown, unless the whole file cannot be read. */
const unreadableUnless = (file: string, source: string): Problem[] =>
  wholeFileProblem(file, source) ? [] : unreadable(file, source)

function headOf(file: string, source: string): Head {
  // Said once, of the text.
  if (wholeFileProblem(file, source)) return { ok: false, problems: [] }
  const reading = frontmatterOf(file, source)
  if (!reading) return 'absent'
  return reading.ok ? { ok: true, data: reading.data } : reading
}

function frontmatterOf(file: string, source: string): Reading<Frontmatter> | undefined {
  const text = frontmatterText(source)
  return text === undefined ? undefined : readYaml({ file, text, linesBefore: 1 }, frontmatterSchema)
}

/** Apart too: only who asks for the words of all pages wants it. */
function mentionedOf(head: Head, source: string): string[] {
  if (head === 'absent' || !head.ok) return []
  const { heading, lead, zoekwoorden = [] } = head.data
  return zoekwoorden.filter(mentionedIn(`${heading} ${lead} ${bodyText(source)}`))
}

function treeOf(file: string, source: string): Root {
  const body = parseBody(file, source)
  return 'tree' in body ? body.tree : { type: 'root', children: [] }
}

const blocksIn = (tree: Root): string[] => [
  ...new Set(nodesOf(tree).flatMap((node) => (isBlock(node) && node.name ? [node.name] : []))),
]
