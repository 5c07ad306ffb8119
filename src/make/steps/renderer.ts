import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readKept, writeWhole } from '../../store/files.ts'
import { hashOf } from '../../store/hash.ts'
import { assetsIn, openAssets } from '../assets/assetStore.ts'
import { lettersPlugin } from '../assets/letters.ts'
import { lightsPlugin } from '../assets/lights.ts'
import { outlinesPlugin } from '../assets/outlines.ts'
import type { Folders } from '../paths.ts'
import { oneFile } from './oneFile.ts'

/** The renderer, as the bundle of src/render/main.server.tsx exports it. */
export type Renderer = typeof import('../../render/main.server.tsx')

/** Where the renderer is kept. */
export const rendererFile = ({ made }: Folders, version: string): string =>
  join(made, `renderer-${hashOf(version)}.mjs`)

/**
 * Loads the renderer: as it was bundled before while the code is the same, else bundled anew. It holds no text, so
 * that whoever writes or builds never waits for code that has not changed. Throws when the code does not compile.
 * @param version of the code that it is made of
 */
export const loadRenderer = async (places: Folders, version: string): Promise<Renderer> =>
  (await import(/* @vite-ignore */ pathToFileURL(await keptRenderer(places, version)).href)) as Renderer

/** The file of the renderer, bundled anew unless it is kept. */
export async function keptRenderer(places: Folders, version: string): Promise<string> {
  const file = rendererFile(places, version)
  const kept = readKept(file)
  // The fonts and lights that it names may have been thrown away since.
  const isWhole = kept && assetsIn(Buffer.from(kept).toString()).every(openAssets(places.assets).has)
  if (!isWhole) writeWhole(file, await bundled(places.root))
  return file
}

const bundled = (root: string): Promise<string> =>
  oneFile(root, 'src/render/main.server.tsx', {
    plugins: [lettersPlugin(), lightsPlugin(), outlinesPlugin()],
    noExternal: ['@emotion/react', '@emotion/cache', '@emotion/serialize', 'react-helmet-async'],
  })
