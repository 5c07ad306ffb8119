import { join } from 'node:path'
import type mdx from '@mdx-js/rollup'
import { normalizePath } from 'vite'
import { isAtHand } from '../../check/parseBody.ts'
import type { PageReading } from '../../check/readPage.ts'

type Compiler = ReturnType<typeof mdx>
type Compiled = Awaited<ReturnType<Compiler['transform']>>

/** The compiler of texts, which may begin before the bundle asks. */
export interface TextCompiler {
  plugin: Compiler
  /** Compiles a text that was judged just now; what is wrong with it is told to who asks for it. */
  begin: (root: string, text: Pick<PageReading, 'file' | 'source'>) => Promise<void>
}

/** Has a text compiled while the tree that it was judged by is still at hand: those of a large site would be parsed again. */
export function compileAhead(compiler: Compiler): TextCompiler {
  const ahead = new Map<string, { source: string; compiled: Compiled }>()
  return {
    plugin: {
      ...compiler,
      transform(source, id) {
        const known = ahead.get(id)
        ahead.delete(id)
        return known?.source === source ? Promise.resolve(known.compiled) : compiler.transform(source, id)
      },
    },
    async begin(root, { file, source }) {
      if (!isAtHand(file, source)) return
      const id = normalizePath(join(root, file))
      const compiled = await compiler.transform(source, id).catch(() => undefined)
      // Without the map of its places, which takes more room than the code and is of use to nobody in a bundle.
      if (compiled) ahead.set(id, { source, compiled: { code: compiled.code, map: null } })
    },
  }
}
