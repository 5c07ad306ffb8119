import { z } from 'zod'
import { distinct } from './distinct.ts'
import { days } from './hours.ts'
import type { Day, Interval, Week } from './hours.ts'
import { isE164 } from './phone.ts'

/** Facts are shown as they are: braces are for the pages that name them. */
const text = z
  .string()
  .trim()
  .min(1)
  .refine((value) => !/[{}]/.test(value), { error: 'accolades kunnen hier niet. Typ gewone tekst.' })
const phone = text.refine(isE164, { error: 'schrijf het nummer internationaal, zonder spaties: "+31530000000".' })
// The host goes into the security policy and the configuration of servers, so it may only be a name.
const link = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'vul een adres in dat met https:// begint, zoals "https://www.praktijk.nl".',
})
const origin = link.refine((url) => !URL.canParse(url) || url === new URL(url).origin, {
  error: ({ input }) =>
    `vul alleen het adres van de site in, in kleine letters en zonder iets erachter: "${new URL(String(input)).origin}".`,
})
const postcode = z.string().regex(/^[1-9]\d{3} [A-Z]{2}$/, {
  error: 'schrijf de postcode als "7511 AB": vier cijfers, een spatie, twee hoofdletters.',
})

const hoursPattern = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/
const hours = z
  .string()
  .refine((value) => value === 'gesloten' || (hoursPattern.test(value) && value.slice(0, 5) < value.slice(6)), {
    error: 'schrijf de tijden als 08:00-18:00 (eerst open, dan dicht), of gesloten.',
  })
  .transform((value): Interval | null =>
    value === 'gesloten' ? null : { opens: value.slice(0, 5), closes: value.slice(6) },
  )

const week = z
  .strictObject(Object.fromEntries(days.map((day) => [day, hours])) as Record<Day, typeof hours>)
  .transform((value): Week => value)

/** A word in links (`/locations#enschede`) and the `city` of a page. */
const locationId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'schrijf de id met kleine letters, cijfers en streepjes: "enschede".',
})

const location = z
  .strictObject({
    id: locationId,
    naam: text,
    straat: text,
    postcode,
    plaats: text,
    geo: z.strictObject({ breedte: z.number().min(50).max(54), lengte: z.number().min(3).max(8) }),
    beeld: text,
    route: link,
    kaart: link,
    omschrijving: text,
    openingstijden: week,
    voorzieningen: z.array(text).min(1),
    pluspunten: z.array(z.strictObject({ titel: text, tekst: text })).length(3),
  })
  .transform((raw) => ({
    id: raw.id,
    name: raw.naam,
    street: raw.straat,
    postcode: raw.postcode,
    town: raw.plaats,
    geo: { latitude: raw.geo.breedte, longitude: raw.geo.lengte },
    picture: raw.beeld,
    routeHref: raw.route,
    mapHref: raw.kaart,
    description: raw.omschrijving,
    hours: raw.openingstijden,
    facilities: raw.voorzieningen,
    highlights: raw.pluspunten.map(({ titel, tekst }) => ({ title: titel, description: tekst })),
  }))

/** One address of the practice; `id` is also the `city` of a page. */
export type Location = z.output<typeof location>

/** A date (`YYYY-MM-DD`) with other hours than its weekday has. */
const exception = z
  .strictObject({
    datum: z.iso.date({ error: 'schrijf de datum als 2026-12-25.' }),
    tijden: hours,
    reden: text,
  })
  .transform(({ datum, tijden, reden }) => ({ date: datum, hours: tijden, reason: reden }))

/** The claims of the practice, which pages name between braces. */
export const claimNames = [
  'ervaring',
  'clienten',
  'afspraak',
  'afspraak-faq',
  'acuut',
  'intake',
  'behandeling',
  'zolen-duur',
  'training-per-week',
  'opzegtermijn',
] as const
/** The prices that stand on more than one page. */
export const priceNames = ['prijs-sportzolen', 'prijs-moeder-dochter'] as const

const named = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>)

/** The schema of content/praktijk.yaml: Dutch keys for the owner in, English names for the code out. */
export const factsSchema = z
  .strictObject({
    naam: text,
    slogan: text,
    regio: text,
    telefoon: phone,
    whatsapp: phone,
    email: z.email(),
    website: origin,
    sociaal: z.array(z.strictObject({ naam: z.enum(['Facebook', 'Instagram', 'LinkedIn']), link })),
    beweringen: named(claimNames, text),
    prijzen: named(priceNames, z.number().positive()),
    beeldhosts: z.array(
      z.hostname({ error: 'vul alleen de naam van de site in: "beelden.praktijk.nl".' }).toLowerCase(),
    ),
    locaties: z
      .array(location)
      .min(1)
      .check(distinct('id', ({ id }) => id, 'Geef elke locatie een eigen id.')),
    uitzonderingen: z.array(exception).check(distinct('datum', ({ date }) => date, 'Houd één regel per dag.')),
    voorbeelden: z.array(text),
    bevestigen: z.array(z.strictObject({ tekst: text, pagina: text })),
  })
  .check((ctx) => {
    for (const [index, path] of ctx.value.voorbeelden.entries()) {
      if (resolves(ctx.value, path)) continue
      ctx.issues.push({
        code: 'custom',
        input: path,
        path: ['voorbeelden', index],
        message: `"${path}" is geen pad naar een feit in dit bestand. Schrijf het zoals locaties.enschede.straat.`,
      })
    }
  })
  .transform((raw) => ({
    name: raw.naam,
    tagline: raw.slogan,
    region: raw.regio,
    phone: raw.telefoon,
    whatsapp: raw.whatsapp,
    email: raw.email,
    origin: raw.website,
    social: raw.sociaal.map(({ naam, link: href }) => ({ network: naam, href })),
    claims: raw.beweringen,
    prices: raw.prijzen,
    pictureHosts: raw.beeldhosts,
    locations: raw.locaties,
    exceptions: raw.uitzonderingen,
    examples: raw.voorbeelden,
    toConfirm: raw.bevestigen.map(({ tekst, pagina }) => ({ text: tekst, page: pagina })),
  }))

/** The checked facts of the practice. */
export type Facts = z.output<typeof factsSchema>

/** Whether `a.b.c` leads to a value; `locaties.<id>` finds a location by its id, in its Dutch spelling. */
function resolves(facts: object, path: string): boolean {
  const [first = '', ...rest] = path.split('.')
  if (first !== 'locaties') return rest.length === 0 && Object.hasOwn(facts, first)
  const [id = '', key = ''] = rest
  const ids =
    'locaties' in facts && Array.isArray(facts.locaties) ? facts.locaties.map((item: Location) => item.id) : []
  return ids.some((known) => known === id) && rest.length === 2 && Object.hasOwn(location.in.shape, key)
}
