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
const holds = (
  kind: Kind,
  rule: 'isComposed' | 'isWide' | 'isAcross' | 'isPlain' | 'isLedTo' | 'isSearched',
): boolean => rules.get(kind)?.[rule] === true

/** Whether a page is composed of sections as wide as the window; other pages have one column of text. */
export const isComposed = ({ kind }: { kind: Kind }): boolean => holds(kind, 'isComposed')

/** Whether the column of text of a page has the room beside it too. */
export const isWide = ({ kind }: { kind: Kind }): boolean => holds(kind, 'isWide')

/** Whether what shows the subject of a page in pictures and bars is as wide as text and aside together. */
export const isAcross = ({ kind }: { kind: Kind }): boolean => holds(kind, 'isAcross')

/** Whether nothing in the text of a page is wider than a line. */
export const isPlain = ({ kind }: { kind: Kind }): boolean => holds(kind, 'isPlain')

/** Whether visitors come to a page without a link that a writer typed. */
export const isLedTo = ({ kind }: { kind: Kind }): boolean => holds(kind, 'isLedTo')

/** Whether visitors may look for a page. */
export const isSearched = ({ kind }: { kind: Kind }): boolean => holds(kind, 'isSearched')

/** What a kind of page is called, in the words of the practice: where a visitor chooses among pages of several kinds. */
export const kindWord = ({ search }: Pick<Copy, 'search'>, kind: Kind): string =>
  search.kinds[rules.get(kind)?.word ?? 'other']

/** Whether a page is that of a service for one town: the page for all has the card and the place in lists. */
export const isTownVersion = (frontmatter: Frontmatter): boolean =>
  frontmatter.kind === 'dienst' && frontmatter['versie-van'] !== undefined
