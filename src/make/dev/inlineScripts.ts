import { join } from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { inlineNames } from '../scripts.ts'

/**
 * The scripts that stand in the pages, bundled as the build does it: as modules they would run later than on the site,
 * after a picture of the first screen may already have failed.
 * @param root the project's folder
 * @returns what stands between the tags of each, by its name
 */
export async function bundleInline(root: string): Promise<ReadonlyMap<string, string>> {
  const bundles = inlineNames.map(async (name): Promise<[string, string]> => {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, modulePreload: false, rolldownOptions: { input: join(root, `src/browser/${name}.ts`) } },
    })
    const { output } = result as Rolldown.RolldownOutput
    return [name, `(()=>{${output[0].code.trim()}})()`]
  })
  return new Map(await Promise.all(bundles))
}
