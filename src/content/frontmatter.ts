import { z } from 'zod'
import { complaint, service } from './kinds/detail.ts'
import { home } from './kinds/home.ts'
import { overview } from './kinds/overview.ts'
import { notFound, plain } from './kinds/plain.ts'
import { search } from './kinds/search.ts'

/** Every kind of page. */
export const kinds = [home, overview, service, complaint, plain, search, notFound]

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

/** Whether a page is composed of sections as wide as the window; other pages have one column of text. */
export const isComposed = ({ kind }: { kind: Kind }): boolean => composed.has(kind)
