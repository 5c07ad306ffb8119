import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { previewPlugin } from '../hosting/preview.ts'
import { buildSite } from './steps/buildSite.ts'
import { devServerPlugin } from './dev/devServer.ts'
import { lettersPlugin } from './assets/letters.ts'
import { outlinesPlugin } from './assets/outlines.ts'
import { folders } from './paths.ts'
import { photosPlugin } from './assets/photos.ts'
import { inlineNames } from './scripts.ts'

/** Everything that makes this project a site instead of an app: two builds, a renderer, a dev and a preview server. */
export const site = (): Plugin[] => [
  environments(),
  lettersPlugin(),
  outlinesPlugin(),
  photosPlugin(),
  devServerPlugin(),
  previewPlugin(),
]

/** What is built for the browser and for the renderer, and in which order. */
function environments(): Plugin {
  return {
    name: 'praktijk:site',
    config(config) {
      const root = config.root ?? process.cwd()
      const { client, server } = folders(root)
      return {
        appType: 'custom',
        builder: {},
        build: { assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
        environments: {
          client: {
            build: {
              outDir: client,
              emptyOutDir: true,
              copyPublicDir: false,
              rolldownOptions: {
                input: clientInputs(root),
                preserveEntrySignatures: 'strict',
                // Emotion brings this for a function that nothing here uses; as CommonJS it would come along.
                treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
              },
            },
          },
          ssr: {
            resolve: { noExternal: ['@emotion/react', '@emotion/cache', '@emotion/serialize', 'react-helmet-async'] },
            build: {
              outDir: server,
              emptyOutDir: true,
              copyPublicDir: false,
              emitAssets: true,
              rolldownOptions: { input: { 'main.server': join(root, 'src/render/main.server.tsx') } },
            },
          },
        },
      }
    },
    buildApp: buildSite,
  }
}

/** The entries of the browser: each script of src/browser that pages use, and each island. */
function clientInputs(root: string): Record<string, string> {
  const islands = readdirSync(join(root, 'src/islands')).filter((name) => name.endsWith('.island.tsx'))
  return Object.fromEntries([
    ...inlineNames.map((name) => [name, join(root, `src/browser/${name}.ts`)]),
    ['hydrate', join(root, 'src/browser/hydrate.tsx')],
    ...islands.map((name) => [name.replace(/\.tsx$/, ''), join(root, 'src/islands', name)]),
  ])
}
