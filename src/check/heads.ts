import type { Frontmatter, FrontmatterOf, Kind } from '../content/frontmatter.ts'
import type { Facts } from '../content/facts.ts'
import { onceFor } from '../content/once.ts'
import { fillIn, placeholdersFor } from '../content/placeholders.ts'
import type { Placeholders } from '../content/placeholders.ts'
import type { PageText } from './readPage.ts'
import type { Locate, Reading } from './yaml.ts'

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

/** The title or the description of a page: all that a list of results shows of it. */
interface Listed {
  key: 'title' | 'meta'
  typed: string
  /** With the facts of the page in it. */
  shown: string
  locate: Locate
}

/** What a list of results shows of each page; without what names a fact while the facts cannot be read. */
export function listedOf({ pages, facts }: { pages: readonly PageText[]; facts: Reading<Facts> }): Listed[] {
  const ofTowns = new Map<string | undefined, Placeholders>()
  return headsOf(pages).flatMap(({ data, locate }) =>
    (['title', 'meta'] as const).flatMap((key) => {
      const typed = data[key]
      if (!typed.includes('{')) return [{ key, typed, shown: typed, locate }]
      if (!facts.ok) return []
      const placeholders = onceFor(ofTowns, data.city, () => placeholdersFor(facts.data, data.city))
      return [{ key, typed, shown: fillIn(typed, placeholders), locate }]
    }),
  )
}
