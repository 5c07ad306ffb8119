import { build } from '../tools/projectCopy.ts'
import { servedFrom } from '../tools/served.ts'

/** A site that was built in a folder and is served from it. */
interface ServedSite {
  root: string
  /** Where it is served, without trailing slash. */
  origin: string
  close: () => Promise<void>
}

/**
 * Builds a copy of the project as `npm run build` does, and serves it as `npm start` does.
 * @param root the folder of the copy
 * @throws with what the build said when it fails
 */
export async function serveBuilt(root: string): Promise<ServedSite> {
  const { code, output } = await build(root)
  if (code !== 0) throw new Error(`De site in ${root} is niet gebouwd.\n${output}`)
  return { root, ...(await servedFrom(root)) }
}
