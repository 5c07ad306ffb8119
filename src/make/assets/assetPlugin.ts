import { isFileLoadingAllowed } from 'vite'
import type { Plugin, ResolvedConfig } from 'vite'
import { folders } from '../paths.ts'
import { openAssets } from './assetStore.ts'
import type { AssetStore } from './assetStore.ts'

/** What the maker of an asset gets. */
interface Asset {
  /** Path of the file that was imported. */
  file: string
  /** Folder where made files are kept between builds. */
  made: string
  /** Takes in made files, and gives their addresses. */
  assets: AssetStore
}

/**
 * A plugin for imports like `font.woff2?letters`: the import's value is what `make` returns.
 * @param query the word behind the question mark
 */
export function assetPlugin(query: string, make: (asset: Asset) => unknown): Plugin {
  let config: ResolvedConfig
  return {
    name: `praktijk:${query}`,
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    async load(id) {
      const [file = '', asked] = id.split('?')
      if (asked !== query) return undefined
      // Whoever reaches the dev server may ask for any file with this query.
      if (config.command === 'serve' && !isFileLoadingAllowed(config, file)) return undefined
      this.addWatchFile(file)
      const { made, assets } = folders(config.root)
      return `export default ${JSON.stringify(await make({ file, made, assets: openAssets(assets) }))}`
    },
  }
}
