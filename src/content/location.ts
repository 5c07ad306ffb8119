import { z } from 'zod'
import { chosen } from './chosen.ts'
import { distinct } from './distinct.ts'
import { days } from './hours.ts'
import type { Day, Week } from './hours.ts'
import { translated } from './translated.ts'
import { hours, hoursAdvice, link, text } from './values.ts'

const postcode = z.string().regex(/^[1-9]\d{3} [A-Z]{2}$/, {
  error: 'schrijf de postcode als "7511 AB": vier cijfers, een spatie, twee hoofdletters.',
})

/** The hours of each day; those that are as elsewhere need not be typed again. */
const week = z
  .strictObject({
    zoals: z.string().optional().describe('De id van een locatie met dezelfde tijden; noem daaronder wat anders is.'),
    ...(Object.fromEntries(days.map((day) => [day, hours.optional().describe(`De tijden op ${day}.`)])) as Record<
      Day,
      z.ZodOptional<typeof hours>
    >),
  })
  .check(({ value, issues }) => {
    if (value.zoals !== undefined) return
    for (const day of days.filter((name) => value[name] === undefined))
      issues.push({ code: 'custom', input: value, path: [day], message: hoursAdvice({}) })
  })

const path = z.string().regex(/^\/[a-z0-9-]+$/, { error: 'schrijf het adres van een pagina, zoals /massage.' })

const locationId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'schrijf de id met kleine letters, cijfers en streepjes: "enschede".',
})

/** What somebody wants to know before a visit, by the word that it has in praktijk.yaml. */
export const practicalFields = {
  parkeren: ['parking', chosen(text).describe('Waar men parkeert.')],
  'bus-en-trein': ['transit', chosen(text).describe('Hoe men komt met bus en trein.')],
  toegang: ['access', chosen(text).describe('Of men zonder drempel binnenkomt.')],
  toilet: ['toilet', chosen(text).describe('Welk toilet er is.')],
  huisbezoek: ['homeVisits', chosen(text).describe('Voor wie er huisbezoek is.')],
  kinderen: ['children', chosen(text).describe('Of en welke kinderen er behandeld worden.')],
  tolk: ['interpreter', chosen(text).describe('In welke talen, of met welke tolk, het gesprek kan.')],
} as const

/** What praktijk.yaml says of a location, by the word that it has there. */
export const locationFields = {
  id: ['id', locationId.describe('Een woord dat in links staat (/locations#enschede) en bij city op een pagina.')],
  naam: ['name', text.describe('De naam van de locatie.')],
  straat: ['street', text.describe('Straat en huisnummer.')],
  postcode: ['postcode', postcode.describe('De postcode, als 7511 AB.')],
  plaats: ['town', text.describe('De plaats in het adres.')],
  geo: [
    'geo',
    translated({
      breedte: ['latitude', z.number().min(50).max(54).describe('Graden noorderbreedte.')],
      lengte: ['longitude', z.number().min(3).max(8).describe('Graden oosterlengte.')],
    }).describe('Waar het gebouw staat.'),
  ],
  beeld: ['picture', text.describe('De naam van een beeld in content/_beelden.')],
  route: ['routeHref', link.describe('De link die een route laat zien.')],
  kaart: ['mapHref', link.describe('De plattegrond, als adres dat in een vak past.')],
  omschrijving: ['description', text.describe('Een paar zinnen over de locatie.')],
  openingstijden: ['hours', week.describe('De tijden van elke dag, als 08:00-18:00 of gesloten.')],
  voorzieningen: ['facilities', z.array(text).min(1).describe('Wat er op de locatie is.')],
  pluspunten: [
    'highlights',
    z
      .array(
        translated({
          titel: ['title', text.describe('De kop.')],
          tekst: ['description', text.describe('De zin eronder.')],
        }),
      )
      .length(3)
      .describe('Drie redenen om voor deze locatie te kiezen.'),
  ],
  behandelingen: [
    'treatments',
    z
      .array(path)
      .min(1)
      .check(distinct(undefined, (value) => value, 'Noem elke behandeling één keer.'))
      .describe('De adressen van de behandelingen die hier te krijgen zijn, zoals /fysiotherapie.'),
  ],
  praktisch: [
    'practical',
    translated(practicalFields)
      .optional()
      .describe('Wat iemand wil weten voor het bezoek. Wat ontbreekt, staat niet op de site.'),
  ],
} as const
export const location = translated(locationFields)
type Written = z.output<typeof location>

/** One address of the practice; `id` is also the `city` of a page. */
export type Location = Omit<Written, 'hours'> & { hours: Week }

/** Gives each location the hours of the one that it names, with its own exceptions to them. */
export function withHours(locations: readonly Written[], context: z.core.$RefinementCtx): Location[] {
  return locations.map((one, index) => {
    const { zoals, ...own } = one.hours
    const like = locations.find(({ id }) => id === zoals)
    if (zoals !== undefined && (!like || like.hours.zoals !== undefined)) {
      const others = locations.filter(({ hours: { zoals: other } }) => other === undefined).map(({ id }) => id)
      const message = `kies een locatie waarvan de tijden voluit staan: ${others.join(', ') || 'geen'}. Of typ ze hier voluit.`
      context.addIssue({ code: 'custom', input: zoals, path: [index, 'openingstijden', 'zoals'], message })
    }
    const ofDays = days.map((day) => [day, own[day] === undefined ? (like?.hours[day] ?? null) : own[day]])
    return { ...one, hours: Object.fromEntries(ofDays) as Week }
  })
}
