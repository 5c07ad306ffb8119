import { createProcessor } from '@mdx-js/mdx'
import type { Root } from 'hast'
import { VFile } from 'vfile'
import type { PageReading } from '../../check/readPage.ts'
import { mdxOptions } from './options.ts'

/**
 * A text as a tree of elements and blocks, which is all that it can be: what would be code stops at the guard. So no code
 * is made of texts, nor bundled, loaded or kept. Throws at a text that cannot be read.
 * @param root the project's folder
 * @param text as it was read and judged; its tree is made while what it was parsed to is at hand
 */
export function textTree(root: string, { file, source }: Pick<PageReading, 'file' | 'source'>): Root {
  const own = new VFile({ cwd: root, path: file, value: source })
  processor.processSync(own)
  return takenFrom(own)
}

const trees = new WeakMap<VFile, Root>()

/** Takes the tree at the last step before MDX makes code, and leaves it nothing to make code of. */
const take =
  () =>
  (tree: Root, file: VFile): Root => {
    trees.set(file, tree)
    return { type: 'root', children: [] }
  }

const processor = createProcessor({
  ...mdxOptions,
  rehypePlugins: [...(mdxOptions.rehypePlugins ?? []), take],
}).freeze()

function takenFrom(file: VFile): Root {
  const tree = trees.get(file)
  if (!tree) throw new Error(`${file.path} is geen tekst geworden.`)
  return tree
}
