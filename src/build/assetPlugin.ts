import type { Plugin, Rolldown } from 'vite'
import { emit } from './emit.ts'
import { folders } from './paths.ts'

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
  let root = ''
  let made = ''
  let isDev = false
  return {
    name: `praktijk:${query}`,
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      made = folders(config.root).made
      isDev = config.command === 'serve'
    },
    async load(this: Rolldown.PluginContext, id) {
      const [file = '', asked] = id.split('?')
      if (asked !== query) return undefined
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
