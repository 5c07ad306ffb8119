import { join } from 'node:path'
import type mdx from '@mdx-js/rollup'
import { normalizePath } from 'vite'
import { isAtHand } from '../../check/parseBody.ts'
import type { PageReading } from '../../check/readPage.ts'

type Compiler = ReturnType<typeof mdx>
type Compiled = Awaited<ReturnType<Compiler['transform']>>

type Judged = Pick<PageReading, 'file' | 'source'>

/** The compiler of texts, which may begin before the bundle asks. */
export interface TextCompiler {
  plugin: Compiler & { resolveId: (address: string) => string | undefined; load: (id: string) => string | undefined }
  /** Has a build bundle a text as it was judged, also when its file is changed, moved or gone by then. */
  hold: (root: string, text: Judged) => void
  /** Compiles a text that was judged just now; what is wrong with it is told to who asks for it. */
  begin: (root: string, text: Judged) => Promise<void>
}

/** Has a text compiled while the tree that it was judged by is still at hand: those of a large site would be parsed again. */
export function compileAhead(compiler: Compiler): TextCompiler {
  const ahead = new Map<string, Compiled>()
  const held = new Map<string, string>()
  let folder = ''
  return {
    plugin: {
      ...compiler,
      resolveId(address) {
        const id = normalizePath(join(folder, address))
        return held.has(id) ? id : undefined
      },
      load: (id) => held.get(id),
      transform(source, id) {
        const known = ahead.get(id)
        ahead.delete(id)
        return known ? Promise.resolve(known) : compiler.transform(source, id)
      },
    },
    hold(root, { file, source }) {
      folder = root
      held.set(normalizePath(join(root, file)), source)
    },
    async begin(root, { file, source }) {
      if (!isAtHand(file, source)) return
      const id = normalizePath(join(root, file))
      const compiled = await compiler.transform(source, id).catch(() => undefined)
      // Without the map of its places, which takes more room than the code and is of use to nobody in a bundle.
      if (compiled) ahead.set(id, { code: compiled.code, map: null })
    },
  }
}
