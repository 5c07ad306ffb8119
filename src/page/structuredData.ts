import type {
  DayOfWeek,
  ItemList,
  MedicalBusiness,
  OpeningHoursSpecification,
  Physiotherapy,
  WithContext,
} from 'schema-dts'
import { addresses } from '../content/addresses.ts'
import type { Facts } from '../content/facts.ts'
import type { Location } from '../content/location.ts'
import { groupDays } from '../content/hours.ts'
import type { Day } from '../content/hours.ts'
import type { Page, Site } from '../site/page.ts'

const schemaDays: Record<Day, DayOfWeek> = {
  maandag: 'Monday',
  dinsdag: 'Tuesday',
  woensdag: 'Wednesday',
  donderdag: 'Thursday',
  vrijdag: 'Friday',
  zaterdag: 'Saturday',
  zondag: 'Sunday',
}

/** The structured data of a page: the practice on the home page, the list of addresses on /locations, else nothing. */
export function structuredData(
  { facts, picture }: Site,
  page: Page,
): WithContext<MedicalBusiness | ItemList> | undefined {
  if (page.path === addresses.home) {
    return {
      '@context': 'https://schema.org',
      '@type': 'MedicalBusiness',
      '@id': `${facts.origin}/#praktijk`,
      name: facts.name,
      description: page.frontmatter.meta,
      url: `${facts.origin}/`,
      telephone: facts.phone,
      email: facts.email,
      sameAs: facts.social.map(({ href }) => href),
      department: facts.locations.map((location) => locationData(facts, location, picture(location.picture).src)),
    }
  }
  if (page.path !== addresses.locations) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: facts.locations.map((location, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: locationData(facts, location, picture(location.picture).src),
    })),
  }
}

/** One address as schema.org sees it. No ratings and no reviews: search engines refuse those that a business gives itself. */
function locationData(facts: Facts, location: Location, image: string): Physiotherapy {
  return {
    '@type': 'Physiotherapy',
    '@id': `${facts.origin}${addresses.locations}#${location.id}`,
    name: `${facts.name} ${location.name}`,
    url: `${facts.origin}${addresses.locations}#${location.id}`,
    image: `${facts.origin}${image}`,
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
    openingHoursSpecification: openingHours(location),
    ...(facts.exceptions.length > 0 && { specialOpeningHoursSpecification: specialHours(facts) }),
  }
}

/** Days with the same hours together; days on which it is closed are left out. */
const openingHours = (location: Location): OpeningHoursSpecification[] =>
  groupDays(location.hours).flatMap(({ days: names, hours }) =>
    hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: names.map((day) => schemaDays[day]), ...hours }] : [],
  )

/** A closed day opens and closes at midnight, as schema.org's searchers expect. */
const specialHours = (facts: Facts): OpeningHoursSpecification[] =>
  facts.exceptions.map(({ date, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: hours?.opens ?? '00:00',
    closes: hours?.closes ?? '00:00',
  }))

/** JSON for a script element; `<` is escaped so that no text can end the script (HTML, script data state). */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
