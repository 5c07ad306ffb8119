import { join } from 'node:path'
import type mdx from '@mdx-js/rollup'
import { normalizePath } from 'vite'
import type { PageReading } from '../../check/readPage.ts'

type Compiler = ReturnType<typeof mdx>

/** A text that was read and judged. */
export type Judged = Pick<PageReading, 'file' | 'source'>

/** The code of a text, which says that it has no map of its places: that takes more room than the code, and nobody reads it. */
interface Compiled {
  code: string
  map: { mappings: '' }
}

/** What is another text than the one that was held before. */
export interface Renewed {
  /** The modules of texts that changed, came or went. */
  ids: string[]
  /** Whether any came or went. */
  isListed: boolean
}

/** The compiler of texts, for who writes; a build runs them by itself (texts.ts). */
export interface TextCompiler {
  plugin: Pick<Compiler, 'name' | 'config'> & {
    resolveId: (address: string) => string | undefined
    load: (id: string) => string | undefined
    transform: (source: string, id: string) => Promise<Compiled | undefined>
  }
  /** Has these texts shown as they were read, also when their files are changed, moved or gone by then. */
  hold: (root: string, texts: readonly Judged[]) => Renewed
}

export function textCompiler(compiler: Compiler): TextCompiler {
  let held: ReadonlyMap<string, string> = new Map()
  let folder = ''
  const idOf = (file: string): string => normalizePath(join(folder, file))
  return {
    plugin: {
      ...compiler,
      resolveId(address) {
        const id = idOf(address)
        return held.has(id) ? id : undefined
      },
      load: (id) => held.get(id),
      async transform(source, id) {
        const compiled = await compiler.transform(source, id)
        return compiled && { code: compiled.code, map: { mappings: '' } }
      },
    },
    hold(root, texts) {
      folder = root
      const before = held
      held = new Map(texts.map(({ file, source }) => [idOf(file), source]))
      const now = held
      const ids = [...new Set([...before.keys(), ...now.keys()])].filter((id) => before.get(id) !== now.get(id))
      return { ids, isListed: ids.some((id) => before.has(id) !== now.has(id)) }
    },
  }
}
