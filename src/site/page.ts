import type { ComponentType } from 'react'
import type { MDXProps } from 'mdx/types'
import type { BodySpot } from '../content/bodySpot.ts'
import type { Copy } from '../content/copy.ts'
import type { Facts } from '../content/facts.ts'
import type { Frontmatter, FrontmatterOf } from '../content/frontmatter.ts'
import type { Placeholders } from '../content/placeholders.ts'
import type { Exercise } from '../content/exercises.ts'
import type { FindPicture, Mark, Picture } from './pictures.ts'

/** The Markdown of a page as a component; the blocks it may use come in as `components`. */
export type Body = ComponentType<MDXProps>

/** A `## ` heading of a page, for "Op deze pagina" and for links to a part of the page. */
export interface PageHeading {
  id: string
  text: string
  /** When it is there, as {@link isOnDays} has it; absent when it always is. */
  days?: string
}

/** A page whose frontmatter has been checked and whose facts have been filled in. */
export interface PageData<F extends Frontmatter = Frontmatter> {
  /** URL path without trailing slash, `/` for home. */
  path: string
  frontmatter: F
  readonly headings: PageHeading[]
  placeholders: Placeholders
}

/** A page with its text. */
export interface Page<F extends Frontmatter = Frontmatter> extends PageData<F> {
  Body: Body
}

export type ServicePage = Page<FrontmatterOf<'dienst'>>
export type ComplaintPage = Page<FrontmatterOf<'klacht'>>

/** What other pages show of the page of a service or a complaint. */
export interface PageCard {
  path: string
  kind: 'dienst' | 'klacht'
  /** Place in the menu and in lists. */
  order: number
  title: string
  text: string
  /** Name of its picture. */
  picture: string
  /** The part of the body that a complaint is about. */
  region: string
  /** Where it lies on the drawing of the body, and the address of what lights up there, when its page says so. */
  spot?: BodySpot & { light: string }
}

/** A word by which a visitor may look for a page. */
export interface Term {
  text: string
  path: string
  kind: Frontmatter['kind']
  /** It is the name of the page, and not only a word for what the page is about. */
  isName: boolean
  /** The page itself uses the word, so that who comes for it finds it. */
  isMentioned: boolean
}

/** An exercise as pages show it. */
export interface ShownExercise extends Omit<Exercise, 'figure'> {
  /** Its name in content/oefeningen.yaml. */
  id: string
  /** Its start in grey and its end in colour. */
  figure: Picture
  /** The same as it goes from the one to the other and back. */
  moving: Picture
}

/**
 * What pages share: facts, words and the lists that are made from other pages. While a page is rendered it is
 * written down what the page asks for ({@link observed}), so that the page is made again only when that changes.
 */
export interface Site {
  facts: Facts
  copy: Copy
  placeholders: Placeholders
  picture: FindPicture
  /** An exercise by its name in content/oefeningen.yaml; nothing when there is none, which the check reports. */
  exercise: (name: string) => ShownExercise | undefined
  /** The logo, without a name beside it. */
  logo: Mark
  /** In menu order. */
  services: readonly PageCard[]
  /** Pages of a service for one town, each with the page that is for all. */
  versions: readonly { of: string; city: string; path: string }[]
  /** The services that the home page chooses, in its order. */
  homeServices: readonly PageCard[]
  /** In menu order; one may lie outside /pijnklachten, as `hoofdpijn` does. */
  complaints: readonly PageCard[]
  /** The first complaints under /pijnklachten, as many as a menu can hold. */
  menuComplaints: readonly PageCard[]
  /** Four services that come after a page, going on at the first, so that tints beside each other differ. */
  neighbours: (path: string) => readonly PageCard[]
  /** The services that a complaint names, or the complaints that name a service. */
  related: (path: string) => readonly PageCard[]
  /** The complaints before and after a page, round from the last to the first; nothing where there are none. */
  around: (path: string) => { before: PageCard; after: PageCard } | undefined
  /** The names of pages, and the words by which visitors look for them. */
  terms: readonly Term[]
  /** Address of the file that the page for searching fetches; made when it is asked for. */
  searchFile: string
  /** Address of the picture that a page shows where somebody shares it. */
  shareImage: (path: string) => string
  /** Whether what is there on some days, as {@link isOnDays} has them, is there now. */
  isOn: (days?: string) => boolean
  /** The addresses of pages that exist and are not on the site: drafts, and those whose days have not come or are over. */
  hidden: readonly string[]
  /** Titles for breadcrumbs, by path. */
  titles: { get: (path: string) => string | undefined }
  /** The text about a town that service pages share. */
  LocalText: Body
}
