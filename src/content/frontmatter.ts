import { z } from 'zod'
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

const composed = new Set<string>(kinds.flatMap(({ name, isComposed: is }) => (is ? [name] : [])))
const wide = new Set<string>(kinds.flatMap(({ name, isWide: is }) => (is ? [name] : [])))

/** Whether a page is composed of sections as wide as the window; other pages have one column of text. */
export const isComposed = ({ kind }: { kind: Kind }): boolean => composed.has(kind)

/** Whether the column of text of a page has the room beside it too. */
export const isWide = ({ kind }: { kind: Kind }): boolean => wide.has(kind)

/** Whether a page is that of a service for one town: the page for all has the card and the place in lists. */
export const isTownVersion = (frontmatter: Frontmatter): boolean =>
  frontmatter.kind === 'dienst' && frontmatter['versie-van'] !== undefined
