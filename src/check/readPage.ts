import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { frontmatterSchema } from '../content/frontmatter.ts'
import type { Frontmatter } from '../content/frontmatter.ts'
import { isPage, pathOf } from '../content/pageFile.ts'
import { headingsOf } from './headings.ts'
import type { TextHeading } from './headings.ts'
import { parseBody } from './parseBody.ts'
import type { Problem } from './problems.ts'
import { remembered } from './remembered.ts'
import { unreadable } from './unreadable.ts'
import { readYaml } from './yaml.ts'
import type { Reading } from './yaml.ts'

/** All that is known of one text of content/ without looking at another. */
export interface PageReading {
  /** Path from the project's folder. */
  file: string
  /** The address of the page; a text that pages share has none. */
  path?: string
  source: string
  /** What stands between the two `---` lines, checked; absent when there are none. */
  frontmatter?: Reading<Frontmatter>
  /** Its Markdown with the place of every part in the file; empty when it cannot be read. */
  tree: Root
  isReadable: boolean
  /** In the order of the text, with the ids that links lead to. */
  headings: readonly TextHeading[]
  /** The names of the blocks in it, each once. */
  blocks: readonly string[]
  /** What is wrong with its signs and with its frontmatter. */
  problems: readonly Problem[]
}

/** A text that is a page. */
export interface PageText extends PageReading {
  path: string
}

/**
 * Reads a text of content/ once for everyone: the check, the compiler, the build and the dev server. The same text of
 * the same file gives the same object, which nobody may change. Never throws on bad input.
 * @param file path from the project's folder, such as `content/massage.mdx`
 * @param source the text of the file
 */
export const readPage = remembered((file: string, source: string): PageReading => {
  const block = fence.exec(source)
  const frontmatter = block ? readYaml({ file, text: block[1] ?? '', linesBefore: 1 }, frontmatterSchema) : undefined
  const body = parseBody(file, block ? blanked(block[0]) + source.slice(block[0].length) : source)
  const tree: Root = 'tree' in body ? body.tree : { type: 'root', children: [] }
  const name = file.replace(/^content\//, '')
  return {
    file,
    source,
    ...(isPage(name) && { path: pathOf(name) }),
    ...(frontmatter && { frontmatter }),
    tree,
    isReadable: 'tree' in body,
    headings: headingsOf(tree),
    blocks: blocksIn(tree),
    problems: [
      ...unreadable(file, source),
      ...(frontmatter && !frontmatter.ok ? frontmatter.problems : []),
      ...('problem' in body ? [body.problem] : []),
    ],
  }
})

/** The two `---` lines at the very beginning, and what stands between them. */
const fence = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/

/** As many empty lines: what follows keeps its place. */
const blanked = (text: string): string => text.replace(/[^\r\n]/g, ' ')

function blocksIn(tree: Root): string[] {
  const names = new Set<string>()
  visit(tree, (node) => {
    if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name) names.add(node.name)
  })
  return [...names]
}
