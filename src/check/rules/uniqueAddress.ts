import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'

/** Each page has an address of its own: `over.mdx` and `over/index.mdx` would share one. */
export const uniqueAddress: SiteRule = ({ pages }, report) => {
  const first = new Map<string, string>()
  for (const { file, path } of pages) {
    const other = first.get(path)
    first.set(path, other ?? file)
    if (other !== undefined) report(startOf(file), `Dit adres heeft al een pagina: ${other}. Houd er één.`)
  }
}
