import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import pages from 'vite-plugin-pages'
import { mdxOptions } from './mdx/options.ts'
import { textCompiler } from './mdx/textCompiler.ts'
import { contentRoutes } from './routes.ts'
import { site } from './site.ts'

/**
 * The settings of Vite.
 * @param files what they were bundled of: the dev server starts again when one of them is saved
 */
export function settings(files: readonly string[]): UserConfig {
  const routes = contentRoutes()
  const texts = textCompiler(mdx(mdxOptions))
  const restarts: Plugin = {
    name: 'praktijk:settings',
    configResolved: ({ configFileDependencies }) => void configFileDependencies.push(...files),
  }
  return {
    plugins: [
      { enforce: 'pre', ...texts.plugin },
      react({ jsxImportSource: '@emotion/react' }),
      pages({
        dirs: 'content',
        extensions: ['mdx'],
        exclude: ['**/_*', '**/_*/**'],
        resolver: routes,
      }),
      site(routes, texts),
      restarts,
    ],
  }
}
