import { isFileLoadingAllowed } from 'vite'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { emit } from './emit.ts'
import { folders } from '../paths.ts'

/** What the maker of an asset gets. */
interface Asset {
  /** Path of the file that was imported. */
  file: string
  /** The project's folder. */
  root: string
  /** Folder where made files are kept between builds. */
  made: string
  /** Puts a made file where the browser finds it, and gives its address. */
  emit: (name: string, data: Uint8Array) => string
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
    async load(this: Rolldown.PluginContext, id) {
      const [file = '', asked] = id.split('?')
      if (asked !== query) return undefined
      const { root } = config
      const { made } = folders(root)
      const isDev = config.command === 'serve'
      // Whoever reaches the dev server may ask for any file with this query.
      if (isDev && !isFileLoadingAllowed(config, file)) return undefined
      this.addWatchFile(file)
      const value = await make({
        file,
        root,
        made,
        emit: (name, data) => emit(this, isDev ? made : undefined, name, data),
      })
      return `export default ${JSON.stringify(value)}`
    },
  }
}
