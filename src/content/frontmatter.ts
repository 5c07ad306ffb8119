import { z } from 'zod'
import type { Copy } from './copy.ts'
import { kinds } from './kinds/kinds.ts'

type Schema = (typeof kinds)[number]['schema']

/** The schema of a page's frontmatter, a branch for each kind of page. */
export const frontmatterSchema = z.discriminatedUnion(
  'kind',
  kinds.map(({ schema }) => schema) as [Schema, ...Schema[]],
)

export type Frontmatter = z.output<typeof frontmatterSchema>
export type Kind = Frontmatter['kind']
/** The frontmatter of one kind of page. */
export type FrontmatterOf<K extends Kind> = Extract<Frontmatter, { kind: K }>

/** The kinds that exist once, with their address. */
export const ownKinds = kinds.flatMap(({ name, at }) => (at === undefined ? [] : [{ kind: name, path: at }]))

type Rules = (typeof kinds)[number]
const rules = new Map<string, Rules>(kinds.map((kind) => [kind.name, kind]))

/** What its kind says of a page (kinds/kind.ts). */
export function rulesOf({ kind }: { kind: Kind }): Rules {
  const found = rules.get(kind)
  if (!found) throw new Error(`${kind} is geen soort pagina.`)
  return found
}

/** What a kind of page is called, in the words of the practice: where a visitor chooses among pages of several kinds. */
export const kindWord = ({ search }: Pick<Copy, 'search'>, kind: Kind): string => search.kinds[rulesOf({ kind }).word]

/** Whether a page is that of a service for one town: the page for all has the card and the place in lists. */
export const isTownVersion = (frontmatter: Frontmatter): boolean =>
  frontmatter.kind === 'dienst' && frontmatter['versie-van'] !== undefined
