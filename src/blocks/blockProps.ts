import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import type { PropRule } from '../content/blocks/rule.ts'
import type { FrontmatterOf, Kind } from '../content/frontmatter.ts'
import { ruleOf } from '../content/vocabulary.ts'
import type { BlockName, blocks } from '../content/vocabulary.ts'
import type { Page, Site } from '../site/page.ts'
import type { Picture } from '../site/pictures.ts'
import { iconOf } from '../theme/iconFor.ts'

/** Where a block stands. */
export interface Context {
  site: Site
  page: Page
  /** All blocks, for a block that shows Markdown of its own. */
  components: MDXComponents
}

type Rules<N extends BlockName> = (typeof blocks)[N] extends { props: infer Props } ? Props : object
type Meaning<Rule> = Rule extends { oneOf: infer Words }
  ? Words[keyof Words]
  : Rule extends { type: 'picture' }
    ? Picture
    : Rule extends { type: 'icons' }
      ? readonly string[]
      : Rule extends { type: 'flag' }
        ? true
        : string
type Translated<R> = {
  [Key in keyof R as R[Key] extends { name: infer Name extends string } ? Name : never]:
    | Meaning<R[Key]>
    | (R[Key] extends { required: true } ? never : undefined)
}
type Items<N extends BlockName> = (typeof blocks)[N] extends { shows: { kind: infer K extends Kind; list: infer List } }
  ? { items: NonNullable<FrontmatterOf<K>[List & keyof FrontmatterOf<K>]> }
  : object

/**
 * What the component of a block gets: where it stands, what the writer gave it under its English names, and the list
 * of the frontmatter that it shows.
 */
export type BlockProps<N extends BlockName> = Context & { children: ReactNode } & Translated<Rules<N>> & Items<N>

/** What MDX hands over: the writer's words, and what make/mdx adds itself. */
export type Given = Readonly<Record<string, unknown>>

/** Translates what a writer gave a block, which the check of the content has seen to be as declared. */
export const propsOf = <N extends BlockName>(name: N, context: Context, given: Given): BlockProps<N> =>
  ({ ...context, ...translate(name, given, context.site), ...itemsOf(name, context.page) }) as BlockProps<N>

/** The writer's words under their English names; what no rule names comes from make/mdx and stays as it is. */
function translate(name: BlockName, given: Given, site: Site): Given {
  const rules = new Map(Object.entries(ruleOf(name)?.props ?? {}))
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const rule = rules.get(key)
      return [rule?.name ?? key, rule && typeof value === 'string' ? meaningOf(rule, value, site) : value]
    }),
  )
}

function meaningOf({ oneOf, type }: PropRule, word: string, site: Site): unknown {
  if (oneOf) return oneOf[word]
  if (type === 'picture') return site.picture(word)
  return type === 'icons' ? word.split(',').map((part) => iconOf(part.trim())) : word
}

/** The list is empty on a page of another kind, where a text that pages share may stand. */
function itemsOf(name: BlockName, { frontmatter }: Page): { items?: unknown } {
  const shows = ruleOf(name)?.shows
  return shows ? { items: Reflect.get(frontmatter, shows.list) ?? [] } : {}
}
