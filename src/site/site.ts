import { addresses, isComplaint } from '../content/addresses.ts'
import type { BodySpot } from '../content/bodySpot.ts'
import type { Copy } from '../content/copy.ts'
import type { Facts } from '../content/facts.ts'
import { isTownVersion } from '../content/frontmatter.ts'
import { namesOf } from '../content/search/names.ts'
import { isOnDays } from '../content/period.ts'
import { withLater } from '../content/once.ts'
import { factsOn } from './filled.ts'
import { following } from './following.ts'
import type { WrittenPage } from './filled.ts'
import type { PageCard, PageData, Site, Term } from './page.ts'
import { relatedIn } from './related.ts'
import type { FindPicture, Mark } from './pictures.ts'

/** Everything the site is made of. */
export interface SiteContent {
  facts: Facts
  copy: Copy
  pages: readonly WrittenPage[]
  picture: FindPicture
  exercise: Site['exercise']
  logo: Mark
  /** Makes what lights up at a spot of a complaint's own on the drawing of the body, and tells its address. */
  light: (spot: BodySpot) => string
  /** The addresses of pages that are not on the site. */
  hidden: readonly string[]
  /** Tells the address of the picture that a page is shared with. */
  shareImage: (page: PageData, facts: Facts) => string
  /** Tells the address of the file to search by. */
  searchFile: () => string
}

/** How many complaints a menu holds; the overview has them all. */
const menuSize = 12

/**
 * The site as data.
 * @param content what was read and checked
 * @param today the day of the build at the practice, as `YYYY-MM-DD`: other hours on a day that has passed
 * are left out, and so are notices for another day
 */
export function siteOf(content: SiteContent, today: string) {
  const { picture, exercise, logo, light, hidden, searchFile } = content
  const pages = hidden.length > 0 ? content.pages.filter(({ path }) => !hidden.includes(path)) : content.pages
  const copy = withoutLinks(content.copy, hidden)
  const { facts, fill, placeholders } = factsOn(today, withoutTreatments(content.facts, hidden))
  const filled = new Map(pages.map((page) => [page.path, fill(page)]))
  const cards = [...filled.values()].flatMap((page) => cardOf(page, light) ?? []).toSorted((a, b) => a.order - b.order)
  const services = cards.filter(({ kind }) => kind === 'dienst')
  const complaints = cards.filter(({ kind }) => kind === 'klacht')
  const listed = complaints.filter(({ path }) => isComplaint(path))
  const related = relatedIn(filled, cards)
  const versions = [...filled.values()].flatMap(versionOf)
  const home = filled.get(addresses.home)?.frontmatter
  const chosen = home?.kind === 'home' ? home.services : []
  const now = {
    facts,
    copy,
    placeholders: placeholders(),
    picture,
    exercise,
    logo,
    services,
    versions,
    homeServices: chosen.flatMap((path) => services.filter((service) => service.path === path)),
    complaints,
    menuComplaints: listed.slice(0, menuSize),
    hidden,
    isOn: (days?: string) => isOnDays(days, today),
    neighbours: (path: string) => following(services, path, picture),
    around: (path: string) => around(complaints, path),
    related,
    shareImage: (path: string) => {
      const page = filled.get(path)
      return page ? content.shareImage(page, facts) : ''
    },
    titles: new Map([...filled.values()].map((page) => [page.path, shortTitle(page, facts)])),
  }
  // Only one page asks for the words of all others.
  const site: Omit<Site, 'LocalText'> = withLater(now, { terms: () => pages.flatMap(termsOf), searchFile })
  return { site, pages: filled }
}

/** Menus lead to no page that is not there. */
function withoutLinks(copy: Copy, hidden: readonly string[]): Copy {
  if (hidden.length === 0) return copy
  const left = <Link extends { path: string }>(links: readonly Link[]) =>
    links.filter(({ path }) => !hidden.includes(path))
  const { menu, footer } = copy
  const columns = footer.columns.map((column) => ({ ...column, links: left(column.links) }))
  return {
    ...copy,
    menu: { ...menu, links: left(menu.links) },
    footer: { ...footer, columns, bottom: left(footer.bottom) },
  }
}

/** Nor does the list of what a location offers. */
function withoutTreatments(facts: Facts, hidden: readonly string[]): Facts {
  if (hidden.length === 0) return facts
  const locations = facts.locations.map((location) => ({
    ...location,
    treatments: location.treatments.filter((path) => !hidden.includes(path)),
  }))
  return { ...facts, locations }
}

function versionOf({ path, frontmatter }: PageData): Site['versions'][number][] {
  if (frontmatter.kind !== 'dienst') return []
  const { 'versie-van': of, city } = frontmatter
  return of === undefined || city === undefined ? [] : [{ of, city, path }]
}

function cardOf({ path, frontmatter }: PageData, light: SiteContent['light']): PageCard | undefined {
  const { kind } = frontmatter
  if ((kind !== 'dienst' && kind !== 'klacht') || isTownVersion(frontmatter)) return undefined
  const { order, card, picture } = frontmatter
  const [region, plek] = frontmatter.kind === 'klacht' ? [frontmatter.region, frontmatter.plek] : ['']
  return {
    path,
    kind,
    order,
    title: card.name,
    text: card.text,
    picture,
    region,
    ...(plek && { spot: { ...plek, light: light(plek) } }),
  }
}

/** The names and the words of a page. */
function termsOf({ path, frontmatter, mentioned }: WrittenPage): Term[] {
  const { kind, zoekwoorden = [] } = frontmatter
  return [
    ...namesOf(frontmatter).map((name) => ({ text: name, path, kind, isName: true, isMentioned: true })),
    ...zoekwoorden.map((word) => ({ text: word, path, kind, isName: false, isMentioned: mentioned.includes(word) })),
  ]
}

function around(cards: readonly PageCard[], path: string) {
  const index = cards.findIndex((card) => card.path === path)
  const before = cards.at(index - 1)
  const after = cards[(index + 1) % cards.length]
  return index < 0 || !before || !after || before === after ? undefined : { before, after }
}

/** The name of a page in a breadcrumb: short, as in the menu. */
function shortTitle({ frontmatter }: PageData, facts: Facts): string {
  if (frontmatter.kind === 'home') return facts.name
  if (frontmatter.kind === 'klacht') return frontmatter.region
  if (frontmatter.kind === 'dienst') return frontmatter.card.name
  return frontmatter.heading
}
