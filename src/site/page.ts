import type { ComponentType } from 'react'
import type { MDXProps } from 'mdx/types'
import type { Copy } from '../content/copy.ts'
import type { Facts } from '../content/facts.ts'
import type { Frontmatter, FrontmatterOf } from '../content/frontmatter.ts'
import type { FindPicture } from './pictures.ts'
import type { Placeholders } from '../content/placeholders.ts'

/** The Markdown of a page as a component; the blocks it may use come in as `components`. */
export type Body = ComponentType<MDXProps>

/** A `## ` heading of a page, for "Op deze pagina" and for links to a part of the page. */
export interface PageHeading {
  id: string
  text: string
}

/** A page whose frontmatter has been checked and whose facts have been filled in. */
export interface Page<F extends Frontmatter = Frontmatter> {
  /** URL path without trailing slash, `/` for home. */
  path: string
  frontmatter: F
  headings: PageHeading[]
  placeholders: Placeholders
  Body: Body
}

export type ServicePage = Page<FrontmatterOf<'dienst'>>
export type ComplaintPage = Page<FrontmatterOf<'klacht'>>

/** What pages share: facts, words and the lists that are made from other pages. */
export interface Site {
  facts: Facts
  copy: Copy
  placeholders: Placeholders
  picture: FindPicture
  /** In menu order. */
  services: ServicePage[]
  /** The services that the home page chooses, in its order. */
  homeServices: ServicePage[]
  /** In menu order; `hoofdpijn`, which lies outside /pijnklachten, comes last. */
  complaints: ComplaintPage[]
  /** Titles for breadcrumbs, by path. */
  titles: ReadonlyMap<string, string>
  /** The text about a town that service pages share. */
  LocalText: Body
}
