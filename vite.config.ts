import mdx from '@mdx-js/rollup'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import pages from 'vite-plugin-pages'
import { compileAhead } from './src/make/mdx/compileAhead.ts'
import { mdxOptions } from './src/make/mdx/options.ts'
import { contentRoutes } from './src/make/routes.ts'
import { site } from './src/make/site.ts'

const routes = contentRoutes()
const texts = compileAhead(mdx(mdxOptions))

export default defineConfig({
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
  ],
})
