import { z } from 'zod'
import { chosen } from './chosen.ts'
import { distinct } from './distinct.ts'
import { exceptions } from './exceptions.ts'
import { location, locationFields, withHours } from './location.ts'
import type { Location } from './location.ts'
import { ownFacts } from './ownFacts.ts'
import { isE164 } from './phone.ts'
import { privacy } from './privacyFacts.ts'
import { accreditation, complaintsProcedure, fee, member, notice } from './practice.ts'
import { translated } from './translated.ts'
import { link, text } from './values.ts'

const phone = text.refine(isE164, { error: 'schrijf het nummer internationaal, zonder spaties: "+31530000000".' })
const origin = link.refine((url) => !URL.canParse(url) || url === new URL(url).origin, {
  error: ({ input }) =>
    `vul alleen het adres van de site in, in kleine letters en zonder iets erachter: "${new URL(String(input)).origin}".`,
})

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
  z.strictObject(
    Object.fromEntries(names.map((name) => [name, value.describe(`Wat {${name}} op een pagina toont.`)])) as Record<
      Name,
      Value
    >,
  )

const fields = {
  naam: ['name', text.describe('De naam van de praktijk.')],
  slogan: ['tagline', text.describe('De zin onder het logo in de voet.')],
  regio: ['region', text.describe('De streek, voor wat niet bij één plaats hoort.')],
  telefoon: ['phone', phone.describe('Het telefoonnummer, als "+31530000000".')],
  whatsapp: [
    'whatsapp',
    z
      .string()
      .refine((value) => value === 'telefoon' || isE164(value), {
        error: 'schrijf "telefoon" als het hetzelfde nummer is, of het nummer internationaal: "+31530000000".',
      })
      .describe('Het nummer voor WhatsApp, als "+31530000000"; of het woord telefoon, voor hetzelfde nummer.'),
  ],
  email: ['email', z.email().describe('Het e-mailadres.')],
  website: ['origin', origin.describe('Het adres van de site, als "https://www.praktijk.nl".')],
  sociaal: [
    'social',
    z
      .array(
        translated({
          naam: ['network', z.enum(['Facebook', 'Instagram', 'LinkedIn']).describe('Het netwerk.')],
          link: ['href', link.describe('De pagina van de praktijk daar.')],
        }),
      )
      .describe('De pagina’s van de praktijk op sociale netwerken.'),
  ],
  beweringen: ['claims', named(claimNames, text).describe('Beweringen die op meer pagina’s staan, zoals {ervaring}.')],
  prijzen: [
    'prices',
    named(priceNames, z.number().positive()).describe('Prijzen die op meer pagina’s staan, in euro.'),
  ],
  eigen: [
    'own',
    ownFacts
      .describe('Eigen feiten, als eigen-duotraining: 45 (een prijs) of een tekst; op een pagina {eigen-duotraining}.')
      .prefault({}),
  ],
  beeldhosts: [
    'pictureHosts',
    z
      .array(z.hostname({ error: 'vul alleen de naam van de site in: "beelden.praktijk.nl".' }))
      .describe('Andere sites waarvan foto’s mogen komen.'),
  ],
  locaties: [
    'locations',
    z
      .array(location)
      .min(1)
      .check(distinct('id', ({ id }) => id, 'Geef elke locatie een eigen id.'))
      .transform(withHours)
      .describe('De adressen van de praktijk.'),
  ],
  uitzonderingen: ['exceptions', exceptions.describe('Dagen met andere tijden, zoals feestdagen en vakanties.')],
  privacy: ['privacy', privacy.describe('Wat de wet u over gegevens en uw bedrijf laat vertellen.').prefault({})],
  mededelingen: [
    'notices',
    z.array(notice).describe('Wat bezoekers een tijd lang moeten weten, zoals een vakantie. Leeg als er niets is.'),
  ],
  team: [
    'team',
    chosen(
      z
        .array(member)
        .min(1)
        .check(distinct('naam', ({ name }) => name, 'Zet de dagen van één persoon bij elkaar.')),
    ).describe('Wie er werken, of geen.'),
  ],
  tarieven: [
    'fees',
    chosen(
      z
        .array(fee)
        .min(1)
        .check(distinct('naam', ({ name }) => name, 'Geef elk tarief een eigen naam.')),
    ).describe('Wat een behandeling kost, of geen.'),
  ],
  klachtenregeling: [
    'complaintsProcedure',
    chosen(complaintsProcedure).describe('Waar iemand met een klacht over de praktijk terecht kan.'),
  ],
  erkenningen: [
    'accreditations',
    chosen(z.array(accreditation).min(1)).describe('Waarbij de praktijk is aangesloten, of geen.'),
  ],
  agb: ['agb', chosen(text).describe('De AGB-code van de praktijk.')],
  voorbeelden: ['examples', z.array(text).describe('Feiten die nog een voorbeeld zijn, als naam of pad.')],
  bevestigen: [
    'toConfirm',
    z
      .array(
        translated({
          tekst: ['text', text.describe('Wat de eigenaar moet bevestigen.')],
          pagina: ['page', text.describe('Het adres van de pagina waar het staat.')],
        }),
      )
      .describe('Wat de eigenaar nog moet bevestigen.'),
  ],
} as const

/** The schema of content/praktijk.yaml: Dutch keys for the owner in, English names for the code out. */
export const factsSchema = translated(fields)
  .check(({ value: { examples, locations }, issues }) => {
    for (const [index, path] of examples.entries()) {
      if (isFact(path, locations)) continue
      issues.push({
        code: 'custom',
        input: path,
        path: ['voorbeelden', index],
        message: `"${path}" is geen pad naar een feit in dit bestand. Schrijf het zoals locaties.enschede.straat.`,
      })
    }
  })
  .transform((facts) => ({ ...facts, whatsapp: facts.whatsapp === 'telefoon' ? facts.phone : facts.whatsapp }))

/** The checked facts of the practice. */
export type Facts = z.output<typeof factsSchema>

/** Whether a path names a fact as the file does; `locaties.<id>` finds a location by its id. */
function isFact(path: string, locations: readonly Location[]): boolean {
  const [first = '', id = '', key = '', ...more] = path.split('.')
  if (first !== 'locaties') return path === first && Object.hasOwn(fields, first)
  return more.length === 0 && locations.some((known) => known.id === id) && Object.hasOwn(locationFields, key)
}
