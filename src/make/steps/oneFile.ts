import { join } from 'node:path'
import { build } from 'vite'
import type { PluginOption, Rolldown } from 'vite'

interface Given {
  plugins?: PluginOption[]
  /** Packages that become a part of it; those that are not named stay outside. */
  noExternal: true | string[]
}

/**
 * Code for Node with what it needs, as one file. Throws when it does not compile.
 * @param root the project's folder
 * @param entry where it begins, from that folder
 * @returns its text
 */
export async function oneFile(root: string, entry: string, { plugins = [], noExternal }: Given): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    ssr: { noExternal },
    build: { ssr: join(root, entry), write: false, copyPublicDir: false },
  })
  const [{ code }, ...others] = (result as Rolldown.RolldownOutput).output
  if (others.length > 0) throw new Error(`${entry} is meer dan één bestand geworden.`)
  return code
}
