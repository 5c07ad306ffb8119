import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import mdx from '@mdx-js/rollup'
import { isAtHand } from '../../check/parseBody.ts'
import type { Body } from '../../site/page.ts'
import { mdxOptions } from './options.ts'
import type { Judged } from './textCompiler.ts'

/** Code that gives the component of a text when it is run, instead of a module that has to be bundled: 2 ms a page less. */
const compiler = mdx({ ...mdxOptions, outputFormat: 'function-body' })

/** The texts of a build as components, each compiled from what was read and judged. */
export type Texts = ReturnType<typeof openTexts>

/** @param root the project's folder */
export function openTexts(root: string, texts: readonly Judged[]) {
  const sources = new Map(texts.map(({ file, source }) => [file, source]))
  const require = createRequire(join(root, 'package.json'))
  /** As bytes: the compiler puts its code together of two thousand pieces, and each of those would be kept. */
  const compiled = new Map<string, Buffer>()
  const ready = new Map<string, Body>()

  async function compile(file: string): Promise<void> {
    const code = (await compiler.transform(sources.get(file) ?? '', join(root, file)))?.code
    if (code !== undefined) compiled.set(file, Buffer.from(code))
  }
  return {
    /** Compiles a text while the tree that it was judged by is still at hand: those of a large site would be parsed again. */
    async begin(file: string): Promise<void> {
      // What is wrong with it is told to who needs it.
      if (isAtHand(file, sources.get(file) ?? '')) await compile(file).catch(() => {})
    },
    /** Makes a text ready to be asked for. Throws what is wrong with it. */
    async prepare(file: string): Promise<void> {
      if (!compiled.has(file)) await compile(file)
      const run = compileFunction(String(compiled.get(file)), [], { filename: join(root, file) }) as Run
      compiled.delete(file)
      ready.set(file, run(require('react/jsx-runtime')).default)
    },
    /** What code that was bundled asks for: a text, by its address from the project's folder or from the code, or a package. */
    require(name: string): unknown {
      const file = /content\/.+\.mdx$/.exec(name)?.[0]
      return file === undefined ? require(name) : ready.get(file)
    },
    /** Lets go of a text that nobody will ask for again. */
    forget: (file: string): void => void ready.delete(file),
  }
}

type Run = (runtime: unknown) => { default: Body }
