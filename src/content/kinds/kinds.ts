import { z } from 'zod'
import { addresses } from '../addresses.ts'
import { bodySpot } from '../bodySpot.ts'
import { searchWords } from '../search/words.ts'
import { withExample } from './example.ts'
import { alarm, aside, card, closing, common, jump, name, picture, textWithFacts } from './fields.ts'
import { kind } from './kind.ts'
import { aid, coverages, nearby, products, rental, testimonials } from './lists.ts'
import { reviewed } from './reviewed.ts'

/** The home page. */
const home = kind(
  'home',
  { at: addresses.home, isComposed: true, isLedTo: true, isSearched: false },
  {
    ...common,
    picture,
    eyebrow: textWithFacts.describe('De kleine regel boven de kop.'),
    ticks: z.array(textWithFacts).length(3).describe('Drie korte punten met een vinkje.'),
    services: withExample(z.array(textWithFacts).length(4), [
      '/fysiotherapie',
      '/podotherapie',
      '/massage',
      '/personal-training',
    ]).describe('De adressen van vier diensten, in de volgorde van de kaarten.'),
    buttons: z
      .strictObject({
        appointment: textWithFacts.describe('De knop naar de afspraak.'),
        treatments: textWithFacts.describe('De knop naar de diensten.'),
      })
      .describe('De woorden op de twee knoppen.'),
    strip: z
      .strictObject({
        locations: textWithFacts.describe('De locaties in een paar woorden.'),
        towns: textWithFacts.describe('De plaatsen.'),
        call: textWithFacts.describe('De uitnodiging om te bellen.'),
        callText: textWithFacts.describe('De regel daaronder.'),
      })
      .describe('De strook onder het eerste scherm.'),
    testimonials: testimonials.min(3).describe('Drie of meer ervaringen, voor <Ervaringen />.'),
    omgeving: z.array(nearby).optional().describe('De plaatsen op de kaart, voor <Streekkaart />.'),
    closing,
  },
)

/** A page of sections: an overview, the shop, contact. */
const overview = kind(
  'overzicht',
  { isComposed: true },
  {
    ...common,
    picture: picture.optional(),
    layout: z
      .enum(['naast', 'breed', 'paneel', 'kaart'])
      .optional()
      .describe('Waar het beeld staat: naast (gewoon), breed of paneel. Bij kaart staat <Stapkaart> op die plaats.'),
    ticks: z
      .array(textWithFacts)
      .min(2)
      .max(3)
      .optional()
      .describe('Twee of drie korte punten met een vinkje, onder de inleiding.'),
    action: z
      .enum(['afspraak', 'bellen', 'zoeken'])
      .optional()
      .describe('Wat onder de inleiding staat: een knop (afspraak of bellen) of het zoekveld (zoeken).'),
    jump: jump.optional(),
    products: products.optional().describe('De producten, voor <Producten />.'),
    rentals: z
      .array(rental)
      .optional()
      .describe('Wat te huur is, als "naam - omschrijving", of { line, picture, price, deposit }, voor <Verhuur />.'),
    coverage: coverages.optional().describe('Wie wat betaalt, voor <Vergoeding />.'),
    closing,
  },
)

/** What services and complaints have. */
const detail = {
  ...common,
  picture,
  order: z.number().int().positive().describe('De plaats in het menu en op overzichten: 1 komt eerst.'),
  card,
  aside: aside.describe('Het contactvak naast de tekst.'),
  closing,
  nagekeken: reviewed
    .optional()
    .describe('Wie de tekst heeft nagekeken, en wanneer. Alleen invullen als dat echt is gebeurd.'),
}

/** A service of the practice. */
const service = kind(
  'dienst',
  { isWide: true, isLedTo: true, word: 'service' },
  {
    ...detail,
    'versie-van': textWithFacts
      .optional()
      .describe(
        'Het adres van de dienst waarvan dit de pagina voor één plaats is (zie city). Zij heeft dan geen eigen kaart.',
      ),
    jump: jump.optional(),
    aids: z.array(aid).optional().describe('Hulpmiddelen met een beeld, voor <Hulpmiddelen />.'),
  },
)

/** A complaint that the practice treats. */
const complaint = kind(
  'klacht',
  { under: addresses.complaints, isAcross: true, isLedTo: true, word: 'complaint' },
  {
    ...detail,
    region: name.describe('De plek op het lichaam, zoals in het menu.'),
    plek: bodySpot.optional(),
    zoekwoorden: searchWords(5),
    behandelingen: z
      .array(textWithFacts)
      .min(1)
      .optional()
      .describe(
        'De adressen van de diensten die bij deze klacht passen, zoals [/fysiotherapie]. Die noemen de klacht dan ook.',
      ),
    exercises: z
      .array(textWithFacts)
      .min(1)
      .max(3)
      .optional()
      .describe(
        'De namen van hoogstens drie oefeningen uit oefeningen.yaml, zoals [knie-strekken], voor <Oefeningen>.',
      ),
  },
)

/** A page of text: privacy, terms, accessibility. */
const plain = kind('tekst', { isPlain: true }, { ...common, picture: picture.optional() })

/** The page for an address that does not exist. */
const notFound = kind(
  'niet-gevonden',
  { at: addresses.notFound, isLedTo: true, isSearched: false },
  { ...common, picture },
)

/** The page to search the site on; its text is what stands there without a question. */
const search = kind(
  'zoeken',
  { at: addresses.search, isComposed: true, isLedTo: true, isSearched: false },
  {
    ...common,
    aside: aside.describe('Het vak naast de resultaten.'),
    picture: picture.optional().describe('De tekening als er niets is gevonden.'),
    popular: withExample(z.array(textWithFacts).min(1), ['Massage']).describe(
      'Woorden die veel worden gezocht: namen of zoekwoorden van pagina’s.',
    ),
    alarmen: withExample(z.array(alarm).default([]), [
      { woorden: ['borst pijn'], tekst: 'Pijn op uw borst? Bel 112.' },
    ]).describe('Wie iets typt dat niet kan wachten, ziet dat boven de resultaten.'),
  },
)

/** Every kind of page. */
export const kinds = [home, overview, service, complaint, plain, search, notFound]
