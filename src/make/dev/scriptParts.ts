import { join } from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'
import { madeOnce } from '../../store/files.ts'
import type { Folders } from '../paths.ts'
import { partNames } from '../scripts.ts'

/**
 * The parts of which pages' own scripts are made, bundled as the build does it: as modules they would run at other moments
 * than on the site.
 * @param version of the code that they are made of: bundled once for each
 * @returns the code of each, by its name
 */
export async function bundleParts({ root, made }: Folders, version: string): Promise<ReadonlyMap<string, string>> {
  const kept = await madeOnce(made, { source: version, settings: 'parts' }, async () =>
    Buffer.from(JSON.stringify(await Promise.all(partNames.map((name) => bundled(root, name))))),
  )
  return new Map(JSON.parse(Buffer.from(kept).toString()))
}

async function bundled(root: string, name: string): Promise<[name: string, text: string]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(root, `src/browser/${name}.ts`) } },
  })
  const { output } = result as Rolldown.RolldownOutput
  return [name, output[0].code.trim()]
}
