import type { Frontmatter, FrontmatterOf, Kind } from '../content/frontmatter.ts'
import type { PageText } from './readPage.ts'
import type { Locate } from './yaml.ts'

/** A page whose frontmatter can be read. */
interface Head<Data = Frontmatter> {
  path: string
  data: Data
  /** Reads the frontmatter again, so it is asked only for what is wrong. */
  locate: Locate
}

/** The pages whose frontmatter can be read: a rule about all of them has nothing to say of the others. */
export const headsOf = (pages: readonly PageText[]): Head[] =>
  pages.flatMap(({ path, frontmatter }) =>
    frontmatter?.ok ? [{ path, data: frontmatter.data, locate: frontmatter.locate }] : [],
  )

/** Those of one kind. */
export const headsOfKind = <K extends Kind>(pages: readonly PageText[], kind: K): Head<FrontmatterOf<K>>[] =>
  headsOf(pages).filter((head): head is Head<FrontmatterOf<K>> => head.data.kind === kind)
