import type {
  BreadcrumbList,
  DayOfWeek,
  ItemList,
  MedicalBusiness,
  MedicalClinicLeaf,
  MedicalWebPage,
  MergeLeafTypes,
  OpeningHoursSpecification,
  Person,
  PhysiotherapyLeaf,
  SearchAction,
  Thing,
  WebSite,
} from 'schema-dts'
import { addresses } from '../content/addresses.ts'
import { exceptionsAt } from '../content/exceptions.ts'
import type { Facts } from '../content/facts.ts'
import type { FrontmatterOf } from '../content/frontmatter.ts'
import type { Location } from '../content/location.ts'
import { groupDays } from '../content/hours.ts'
import type { Day } from '../content/hours.ts'
import type { Page, Site } from '../site/page.ts'
import { trailOf } from './trail.ts'

const schemaDays: Record<Day, DayOfWeek> = {
  maandag: 'Monday',
  dinsdag: 'Tuesday',
  woensdag: 'Wednesday',
  donderdag: 'Thursday',
  vrijdag: 'Friday',
  zaterdag: 'Saturday',
  zondag: 'Sunday',
}

type Described = Pick<Site, 'facts' | 'picture' | 'copy' | 'titles' | 'hidden'>

/** An address of the practice: the search engines that know no physiotherapy know a clinic. */
type Clinic = MergeLeafTypes<[PhysiotherapyLeaf, MedicalClinicLeaf]>
type Node = Thing | Clinic

interface Graph {
  '@context': 'https://schema.org'
  '@graph': readonly Node[]
}

/**
 * What search engines may know of a page, as one graph: the practice, its addresses and the site on the home page, the
 * list of addresses on /locations, the complaint on the page of a complaint, and on all but home the way there. Nothing
 * for the page that stands in for a missing one.
 */
export function structuredData(site: Described, page: Page): Graph | undefined {
  if (page.frontmatter.kind === 'niet-gevonden') return undefined
  return { '@context': 'https://schema.org', '@graph': nodesOf(site, page) }
}

function nodesOf(site: Described, page: Page): Node[] {
  if (page.path === addresses.home) return [practice(site, page), ...clinics(site), website(site.facts)]
  const trail = breadcrumbs(site, page)
  if (page.path === addresses.locations) return [locationList(site.facts), ...clinics(site), trail]
  return page.frontmatter.kind === 'klacht' ? [complaint(site.facts, page, page.frontmatter), trail] : [trail]
}

const practiceId = ({ origin }: Facts): string => `${origin}/#praktijk`

const clinicId = ({ origin }: Facts, { id }: Location): string => `${origin}${addresses.locations}#${id}`

const practice = ({ facts }: Described, page: Page): MedicalBusiness => ({
  '@type': 'MedicalBusiness',
  '@id': practiceId(facts),
  name: facts.name,
  description: page.frontmatter.meta,
  url: `${facts.origin}/`,
  telephone: facts.phone,
  email: facts.email,
  sameAs: facts.social.map(({ href }) => href),
  department: facts.locations.map((location) => ({ '@id': clinicId(facts, location) })),
})

/** Says how the site is searched (schema.org, SearchAction). */
function website(facts: Facts): WebSite {
  const search: WithInput<SearchAction> = {
    '@type': 'SearchAction',
    target: `${facts.origin}${addresses.search}?q={q}`,
    'query-input': 'required name=q',
  }
  return {
    '@type': 'WebSite',
    '@id': `${facts.origin}/#site`,
    url: `${facts.origin}/`,
    name: facts.name,
    inLanguage: 'nl',
    publisher: { '@id': practiceId(facts) },
    potentialAction: search,
  }
}

type WithInput<Action> = Action & { 'query-input': string }

const locationList = (facts: Facts): ItemList => ({
  '@type': 'ItemList',
  itemListElement: facts.locations.map((location, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: { '@id': clinicId(facts, location) },
  })),
})

/** The breadcrumbs as they stand above the page. */
const breadcrumbs = (site: Described, page: Page): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trailOf(site, page).map(({ path, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site.facts.origin}${path}`,
  })),
})

/** A page about a complaint, with who looked it over where the page itself says so. */
const complaint = (
  facts: Facts,
  { path }: Page,
  { heading, meta, card, nagekeken }: FrontmatterOf<'klacht'>,
): MedicalWebPage => ({
  '@type': 'MedicalWebPage',
  url: `${facts.origin}${path}`,
  name: heading,
  description: meta,
  inLanguage: 'nl',
  about: { '@type': 'MedicalCondition', name: card.name },
  publisher: { '@id': practiceId(facts) },
  ...(nagekeken && { lastReviewed: nagekeken.on, reviewedBy: personOf(nagekeken.by) }),
})

/** "Anne de Vries, fysiotherapeut": a name and, after a comma, a profession. */
function personOf(text: string): Person {
  const [name = '', ...profession] = text.split(',').map((part) => part.trim())
  return { '@type': 'Person', name, ...(profession.length > 0 && { jobTitle: profession.join(', ') }) }
}

/** The addresses, whole on every page that has them: search engines read each page by itself. */
const clinics = ({ facts, picture }: Described): Clinic[] =>
  facts.locations.map((location) => clinic(facts, location, picture(location.picture).src))

/** One address as schema.org sees it. No ratings and no reviews: search engines refuse those that a business gives itself. */
function clinic(facts: Facts, location: Location, image: string): Clinic {
  const address = clinicId(facts, location)
  return {
    '@type': ['Physiotherapy', 'MedicalClinic'],
    '@id': address,
    name: `${facts.name} ${location.name}`,
    url: address,
    image: `${facts.origin}${image}`,
    parentOrganization: { '@id': practiceId(facts) },
    telephone: facts.phone,
    email: facts.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: location.street,
      postalCode: location.postcode,
      addressLocality: location.town,
      addressCountry: 'NL',
    },
    geo: { '@type': 'GeoCoordinates', ...location.geo },
    openingHoursSpecification: [...openingHours(location), ...otherHours(facts, location)],
  }
}

/** Days with the same hours together; days on which it is closed are left out. */
const openingHours = (location: Location): OpeningHoursSpecification[] =>
  groupDays(location.hours).flatMap(({ days: names, hours }) =>
    hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: names.map((day) => schemaDays[day]), ...hours }] : [],
  )

/**
 * The exceptions, by their date; a closed day opens and closes at midnight (Google, LocalBusiness, "seasonal hours":
 * it reads them here and not in `specialOpeningHoursSpecification`).
 */
const otherHours = ({ exceptions }: Facts, { id }: Location): OpeningHoursSpecification[] =>
  exceptionsAt(exceptions, id).map(({ from, until, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens: hours?.opens ?? '00:00',
    closes: hours?.closes ?? '00:00',
  }))

/** JSON for a script element; `<` is escaped so that no text can end the script (HTML, script data state). */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
