import { z } from 'zod'
import { timeParts } from './spokenTimes.ts'
import { shares } from './kinds/lists.ts'
import { translated } from './translated.ts'
import type { Fields } from './translated.ts'
import { text } from './values.ts'

/**
 * A text with values to fill in; it becomes a function of those values.
 * @param names what a writer calls each value, between braces, and its name in the code
 */
function phrase<const Names extends Readonly<Record<string, string>>>(names: Names) {
  return template(Object.keys(names)).transform(
    (filled) =>
      (values: Record<Names[keyof Names], string | number>): string => {
        const given = new Map<string, string | number>(Object.entries(values))
        return filled.replace(/\{([^{}]*)\}/g, (_, name: string) => String(given.get(names[name] ?? '') ?? ''))
      },
  )
}

/** A text in which only these names stand between braces. */
function template(names: readonly string[]) {
  const known = names.map((name) => `{${name}}`)
  return z
    .string()
    .trim()
    .min(1)
    .refine((value) => !/[{}]/.test(known.reduce((rest, slot) => rest.replaceAll(slot, ''), value)), {
      error: `tussen accolades kan hier alleen ${known.join(' of ')} staan.`,
    })
}

/** What a visitor sought and how much was found; a script fills them in (src/browser/search.ts). */
const counted = template(['woord', 'aantal'])
/** What he may have meant. */
const meant = template(['woord'])

const links = z.array(translated({ pad: ['path', text], tekst: ['text', text] }))

/** Words that belong together: their name in the code, what they are for, and each of them. */
const group = <const Name extends string, const F extends Fields>(name: Name, about: string, fields: F) =>
  [name, translated(fields).describe(about)] as const

/** The schema of content/teksten.yaml, the fixed words of the interface: Dutch keys in, English names out. */
export const copySchema = translated({
  taal: ['language', z.literal('nl').describe('De taal van de site.')],
  menu: group('menu', 'Het menu boven aan elke pagina.', {
    knop: ['button', text],
    naam: ['name', text],
    links: ['links', links],
    'alle-klachten': ['allComplaints', text],
  }),
  voet: group('footer', 'De voet van elke pagina.', {
    kolommen: ['columns', z.array(translated({ kop: ['heading', text], links: ['links', links] }))],
    contact: ['contact', text],
    onderaan: ['bottom', links],
    sociaal: ['social', phrase({ naam: 'name', netwerk: 'network' })],
  }),
  knoppen: group('buttons', 'Wat op knoppen staat.', {
    afspraak: ['appointment', text],
    'direct-afspraak': ['appointmentNow', text],
    contact: ['contact', text],
    bellen: ['call', phrase({ telefoon: 'phone' })],
    whatsapp: ['whatsapp', text],
    'whatsapp-naam': ['whatsappMessage', text],
    route: ['route', text],
    'bewaar-contact': ['saveContact', phrase({ plaats: 'place' })],
    'kaart-laden': ['loadMap', text],
    meer: ['more', text],
    'meer-over': ['moreAbout', text],
    'alle-klachten': ['allComplaints', text],
    'product-vraag': ['askProduct', text],
    reserveren: ['reserve', text],
    vorige: ['previous', text],
    volgende: ['next', text],
    'vorige-klacht': ['previousComplaint', text],
    'volgende-klacht': ['nextComplaint', text],
  }),
  koppen: group('headings', 'Koppen en labels die op meer pagina’s staan.', {
    'naar-inhoud': ['toContent', text],
    kruimelpad: ['breadcrumbs', text],
    'op-deze-pagina': ['onThisPage', text],
    'in-het-kort': ['summary', text],
    vraag: ['question', text],
    'vraag-tekst': ['questionText', text],
    'andere-klachten': ['otherComplaints', text],
    'andere-diensten': ['otherServices', text],
    'behandelingen-bij-klacht': ['treatedWith', text],
    'klachten-bij-dienst': ['treats', text],
    reviews: ['reviews', text],
    carrousel: ['carousel', text],
    dia: ['slide', text],
    'review-nummer': ['reviewNumber', phrase({ nummer: 'number', totaal: 'total' })],
    sterren: ['stars', phrase({ sterren: 'stars' })],
    bron: ['source', text],
    lichaam: ['body', text],
    letters: ['letters', text],
    tabel: ['table', text],
    'lichaam-hint': ['bodyHint', text],
    locaties: ['locations', text],
    openingstijden: ['openingHours', text],
    uitzonderingen: ['exceptions', text],
    voorzieningen: ['facilities', text],
    behandelingen: ['treatments', text],
    pluspunten: ['highlights', text],
    praktisch: ['practical', text],
    vandaag: ['today', text],
    hier: ['availableAt', text],
    behandeling: ['treatment', text],
    basisverzekering: ['basicInsurance', text],
    'aanvullende-verzekering': ['additionalInsurance', text],
    uzelf: ['yourself', text],
    'hoeveel-vergoed': [
      'shares',
      text.refine((words) => words.split(', ').length === shares.length, {
        error: `noem er ${shares.length}, met een komma ertussen: voor ${shares.join(', ')}.`,
      }),
    ],
    tijden: [
      'times',
      text.refine((words) => words.split(', ').length === timeParts.length, {
        error: `noem er ${timeParts.length}, met een komma ertussen: ${timeParts.join(', ')}.`,
      }),
    ],
    'tijden-vaak': ['timesOften', text],
    'tijden-tot': ['timesUpTo', text],
    'tijden-soms': ['timesSometimes', text],
    'tijden-blijft': ['timesStays', text],
    werkdagen: ['workingDays', text],
    nagekeken: ['reviewed', phrase({ naam: 'name', datum: 'date' })],
    telefoon: ['phone', text],
    whatsapp: ['whatsapp', text],
    email: ['email', text],
    gesloten: ['closed', text],
    uur: ['hour', text],
  }),
  oefeningen: group('exercises', 'De woorden op het blad met oefeningen.', {
    knop: ['button', text],
    print: ['print', text],
    nummer: ['number', phrase({ nummer: 'number', totaal: 'total' })],
    volgende: ['next', phrase({ naam: 'name' })],
    dagen: ['days', text],
    uitleg: ['rule', text],
    legenda: ['legend', text],
    beweging: [
      'move',
      text.describe('De knop bij een tekening; de naam van de oefening komt erachter voor wie haar hoort.'),
    ],
  }),
  zoeken: group('search', 'De woorden van de zoekpagina.', {
    naam: ['name', text],
    veld: ['field', text],
    'of-typ': ['orType', text],
    knop: ['button', text],
    wis: ['clear', text],
    'zonder-script': ['withoutScript', text],
    toetsen: [
      'keys',
      translated({
        veld: ['field', text],
        pijlen: ['arrows', text],
        kiezen: ['choose', text],
        openen: ['open', text],
      }),
    ],
    soorten: [
      'kinds',
      translated({
        klacht: ['complaint', text],
        dienst: ['service', text],
        anders: ['other', text],
        vraag: ['question', text],
        oefening: ['exercise', text],
      }),
    ],
    resultaat: ['one', counted],
    resultaten: ['many', counted],
    niets: ['none', counted],
    bedoelde: ['meant', meant],
    tips: ['tips', z.array(text).min(1)],
    gezocht: ['popular', text],
  }),
  kaart: group('map', 'De woorden bij de plattegrond.', {
    titel: ['question', phrase({ plaats: 'town' })],
    uitleg: ['explanation', text],
    frame: ['frame', phrase({ plaats: 'town' })],
    fout: ['trouble', text],
  }),
  privacy: group('privacy', 'De koppen op de pagina over privacy.', {
    verantwoordelijke: ['controller', text],
    functionaris: ['officer', text],
    doelen: ['purposes', text],
    gegevens: ['data', text],
    grondslag: ['ground', text],
    bewaren: ['kept', text],
    ontvangers: ['recipients', text],
    doorgifte: ['transfers', text],
    logboeken: ['serverLogs', text],
    kvk: ['chamberOfCommerce', text],
    btw: ['vatNumber', text],
    registers: ['registers', text],
  }),
  open: group('open', 'Of de praktijk nu open is; de site vult tijd en dag in.', {
    nu: ['now', phrase({ tijd: 'time' })],
    straks: ['later', phrase({ tijd: 'time' })],
    morgen: ['tomorrow', phrase({ tijd: 'time' })],
    dag: ['day', phrase({ dag: 'day', tijd: 'time' })],
    gesloten: ['closed', text],
  }),
  whatsapp: group('whatsapp', 'Het bericht dat klaarstaat in WhatsApp.', {
    bericht: ['message', text],
  }),
  product: group(
    'product',
    'Wat bij producten en hulpmiddelen staat, en het bericht dat klaarstaat als iemand ernaar vraagt.',
    {
      onderwerp: ['subject', phrase({ product: 'product' })],
      bericht: ['message', phrase({ product: 'product', naam: 'name' })],
      'per-week': ['perWeek', text],
      borg: ['deposit', phrase({ bedrag: 'amount' })],
    },
  ),
  beeld: group('pictures', 'Wat het beeld zegt dat er staat als een eigen beeld ontbreekt.', {
    'terugval-klachten': ['complaintFallback', text],
    terugval: ['fallback', text],
  }),
  praktisch: group('practical', 'De namen van wat iemand wil weten voor een bezoek.', {
    parkeren: ['parking', text],
    'bus-en-trein': ['transit', text],
    toegang: ['access', text],
    toilet: ['toilet', text],
    huisbezoek: ['homeVisits', text],
    kinderen: ['children', text],
    tolk: ['interpreter', text],
  }),
  verhuisd: group('moved', 'De pagina op een oud adres.', {
    titel: ['title', text],
    tekst: ['text', text],
  }),
  'niet-gevonden': group('notFound', 'De pagina die zegt dat een adres niet bestaat.', {
    code: ['code', text],
    tekst: ['text', text],
    terug: ['back', text],
  }),
})

/** The checked words of the interface. */
export type Copy = z.output<typeof copySchema>
