import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { fillIn, placeholdersFor } from '../../content/placeholders.ts'
import { practice } from '../site.ts'

const texts = z.array(z.string())
const page = z
  .strictObject({
    titel: z.string().optional(),
    kop: z.string().optional(),
    koppen: texts.default([]),
    zegt: texts.default([]),
    knoppen: z.record(z.string(), z.string()).default({}),
    links: texts.default([]),
    kaarten: z.record(z.string(), z.string()).optional(),
    stappen: texts.optional(),
    vragen: z.union([z.number(), z.string().regex(/^minstens \d+$/)]).optional(),
    telt: z.record(z.string(), z.number()).default({}),
  })
  .transform((raw) => ({
    title: raw.titel,
    heading: raw.kop,
    headings: raw.koppen,
    words: raw.zegt,
    buttons: Object.entries(raw.knoppen).map(([text, href]) => ({ text, href })),
    links: raw.links,
    cards: raw.kaarten,
    steps: raw.stappen,
    questions: raw.vragen === undefined ? undefined : amount(raw.vragen),
    counts: raw.telt,
  }))

/** `4` is as many, `minstens 4` is as many or more. */
function amount(written: number | string): { least: number; most: number } {
  const least = Number(String(written).replace('minstens ', ''))
  return { least, most: typeof written === 'number' ? least : Infinity }
}

const schema = z
  .strictObject({
    feiten: z.strictObject({
      regio: z.string(),
      locaties: z.record(z.string(), z.string()),
      beweringen: z.record(z.string(), z.string()),
      prijzen: z.record(z.string(), z.number()),
    }),
    kop: texts,
    voet: texts,
    'meer-paginas': texts,
    klachten: z.record(z.string(), z.array(texts)),
    'klachten-zeggen': texts,
    paginas: z.record(z.string(), page),
    ervaringen: z.strictObject({ sterren: z.array(z.number()) }),
    producten: texts,
    redenen: z.number(),
    niet: texts,
    engels: texts,
  })
  .transform((raw) => ({
    facts: {
      region: raw.feiten.regio,
      locations: raw.feiten.locaties,
      claims: raw.feiten.beweringen,
      prices: raw.feiten.prijzen,
    },
    header: raw.kop,
    footer: raw.voet,
    otherPages: raw['meer-paginas'],
    /** The complaint pages by their path, with the words of which a heading of each part has one. */
    complaints: Object.entries(raw.klachten).map(([region, parts]) => ({ path: `/pijnklachten/${region}`, parts })),
    complaintWords: raw['klachten-zeggen'],
    pages: Object.entries(raw.paginas).map(([path, promised]) => ({ path, ...promised })),
    stars: raw.ervaringen.sterren,
    productPrices: raw.producten,
    reasons: raw.redenen,
    neverDone: raw.niet,
    english: raw.engels,
  }))

/** What was promised, with the facts of the practice filled in as on a page. */
export const promises = fillIn(
  schema.parse(parse(readFileSync('docs/beloften.yaml', 'utf8'))),
  placeholdersFor(practice.facts),
)
