import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { previewPlugin } from '../hosting/preview.ts'
import { fingerprintLength } from '../store/hash.ts'
import { buildSite } from './build.ts'
import { inWords } from './diskTrouble.ts'
import { devServerPlugin } from './dev/devServer.ts'
import { lettersPlugin } from './assets/letters.ts'
import { lightsPlugin } from './assets/lights.ts'
import { outlinesPlugin } from './assets/outlines.ts'
import type { TextCompiler } from './mdx/textCompiler.ts'
import type { ContentRoutes } from './routes.ts'
import { fetchedNames, partNames } from './scripts.ts'
import { unstyled } from './unstyled.ts'

/**
 * Everything that makes this project a site instead of an app: two bundles, a dev and a preview server.
 * @param routes where the texts of pages that are no file of content/ stand, for who writes
 * @param texts what compiles texts for who writes
 */
export const site = (routes: ContentRoutes, texts: TextCompiler): Plugin[] => [
  environments(),
  unstyled(),
  lettersPlugin(),
  lightsPlugin(),
  outlinesPlugin(),
  devServerPlugin(routes, texts),
  previewPlugin(),
]

/** Compiling the pages is what takes the time, and it is meant to: no word about it. */
const checks = { pluginTimings: false }

/** What is bundled for the browser, and what leads to the texts, and what the build makes of it. */
function environments(): Plugin {
  return {
    name: 'praktijk:site',
    // Before the plugin of React asks.
    enforce: 'pre',
    config(config, { command, isPreview }) {
      const root = config.root ?? process.cwd()
      return {
        // The build speaks for itself (report.ts); Vite would name every file of every bundle.
        ...(command === 'build' && !isPreview && { logLevel: 'warn' as const }),
        appType: 'custom',
        // Found only while a page is open, it would load that page anew.
        optimizeDeps: { include: ['react/jsx-runtime', 'idiomorph', 'minisearch', '@orama/stemmers/dutch'] },
        // One reading of the settings for both bundles.
        builder: { sharedConfigBuild: true },
        build: { modulePreload: false, reportCompressedSize: false, copyPublicDir: false },
        environments: {
          client: {
            build: {
              write: false,
              rolldownOptions: {
                checks,
                input: clientInputs(root),
                preserveEntrySignatures: 'strict',
                output: { postBanner: compiledAhead, entryFileNames: fileNames, chunkFileNames: fileNames },
                // Tokens are worked out where they stand; without styles nobody asks for them.
                treeshake: { moduleSideEffects: [{ test: /\/src\/theme\//, sideEffects: false }] },
              },
            },
          },
          ssr: {
            build: {
              write: false,
              rolldownOptions: {
                checks,
                input: { routes: join(root, 'src/site/routes.ts') },
                // Each text is compiled and run by itself when its page is made (mdx/texts.ts).
                external: /\.mdx$/,
                // As a function that is run, which asks for a text when it needs one.
                output: { format: 'cjs', dynamicImportInCjs: false },
              },
            },
          },
        },
      }
    },
    buildApp: (builder) =>
      buildSite(builder).catch((error: unknown) => {
        throw inWords(error)
      }),
  }
}

/**
 * Has browsers that know this comment (Explicit Compile Hints of V8) compile all of a module beside the page instead
 * of each function when it is first called: a block comes alive in a quarter of the time.
 */
const compiledAhead = ({ name }: { name: string }): string =>
  partNames.some((part) => part === name) ? '' : '//# allFunctionsCalledOnLoad'

/** As files that content asks for are named (assetStore.ts). */
const fileNames = `assets/[name]-[hash:${fingerprintLength}].js`

/** The entries of the browser: each script of src/browser that pages use, and each island. */
function clientInputs(root: string): Record<string, string> {
  const islands = readdirSync(join(root, 'src/islands')).filter((name) => name.endsWith('.island.tsx'))
  return Object.fromEntries([
    ...[...partNames, ...fetchedNames].map((name) => [name, join(root, `src/browser/${name}.ts`)]),
    ['hydrate', join(root, 'src/browser/hydrate.tsx')],
    ...islands.map((name) => [name.replace(/\.tsx$/, ''), join(root, 'src/islands', name)]),
  ])
}
