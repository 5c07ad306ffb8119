import { join } from 'node:path'
import type mdx from '@mdx-js/rollup'
import { normalizePath } from 'vite'
import { isAtHand } from '../../check/parseBody.ts'
import type { PageReading } from '../../check/readPage.ts'

type Compiler = ReturnType<typeof mdx>

type Judged = Pick<PageReading, 'file' | 'source'>

/** The code of a text, which says that it has no map of its places: that takes more room than the code, and nobody reads it. */
interface Compiled {
  code: string
  map: { mappings: '' }
}

const withoutMap = (code: string): Compiled => ({ code, map: { mappings: '' } })

/** What is another text than the one that was held before. */
export interface Renewed {
  /** The modules of texts that changed, came or went. */
  ids: string[]
  /** Whether any came or went. */
  isListed: boolean
}

/** The compiler of texts, which may begin before somebody asks. */
export interface TextCompiler {
  plugin: Pick<Compiler, 'name' | 'config'> & {
    resolveId: (address: string) => string | undefined
    load: (id: string) => string | undefined
    transform: (source: string, id: string) => Promise<Compiled | undefined>
  }
  /** Has these texts bundled or shown as they were read, also when their files are changed, moved or gone by then. */
  hold: (root: string, texts: readonly Judged[]) => Renewed
  /** Compiles a text that was judged just now; what is wrong with it is told to who asks for it. */
  begin: (root: string, text: Judged) => Promise<void>
}

/** Has a text compiled while the tree that it was judged by is still at hand: those of a large site would be parsed again. */
export function compileAhead(compiler: Compiler): TextCompiler {
  /** As bytes: the compiler puts its code together of two thousand pieces, and each of those would be kept. */
  const ahead = new Map<string, Buffer>()
  let held: ReadonlyMap<string, string> = new Map()
  let folder = ''
  const idOf = (file: string): string => normalizePath(join(folder, file))
  const compile = async (source: string, id: string): Promise<Compiled | undefined> => {
    const compiled = await compiler.transform(source, id)
    return compiled && withoutMap(compiled.code)
  }
  return {
    plugin: {
      ...compiler,
      resolveId(address) {
        const id = idOf(address)
        return held.has(id) ? id : undefined
      },
      load: (id) => held.get(id),
      transform(source, id) {
        const known = ahead.get(id)
        ahead.delete(id)
        return known ? Promise.resolve(withoutMap(known.toString())) : compile(source, id)
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
    async begin(root, { file, source }) {
      const id = normalizePath(join(root, file))
      const compiled = isAtHand(file, source) ? await compile(source, id).catch(() => undefined) : undefined
      if (compiled) ahead.set(id, Buffer.from(compiled.code))
    },
  }
}
