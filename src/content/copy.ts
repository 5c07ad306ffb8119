import { z } from 'zod'

const text = z.string().trim().min(1)
const links = z.array(z.strictObject({ pad: text, tekst: text }).transform(({ pad, tekst }) => ({ path: pad, text: tekst })))
const texts = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>)

/** The schema of content/teksten.yaml: the fixed words of the interface. */
export const copySchema = z.strictObject({
  taal: z.literal('nl'),
  menu: z.strictObject({ knop: text, naam: text, links, 'alle-klachten': text }),
  voet: z.strictObject({
    kolommen: z.array(z.strictObject({ kop: text, links })),
    contact: text,
    onderaan: links,
    sociaal: text,
  }),
  knoppen: texts(
    'afspraak',
    'direct-afspraak',
    'contact',
    'bellen',
    'whatsapp',
    'whatsapp-naam',
    'mailen',
    'route',
    'kaart-laden',
    'meer',
    'meer-over',
    'alle-klachten',
    'product-vraag',
    'vorige',
    'volgende',
  ),
  koppen: texts(
    'naar-inhoud',
    'kruimelpad',
    'op-deze-pagina',
    'in-het-kort',
    'andere-klachten',
    'andere-diensten',
    'reviews',
    'review-nummer',
    'sterren',
    'bron',
    'lichaam',
    'locaties',
    'openingstijden',
    'uitzonderingen',
    'voorzieningen',
    'telefoon',
    'whatsapp',
    'email',
    'gesloten',
    'uur',
  ),
  kaart: texts('titel', 'uitleg', 'frame', 'fout'),
  open: texts('nu', 'straks', 'gesloten', 'vandaag'),
  product: texts('onderwerp', 'bericht'),
  beeld: texts('terugval-klachten', 'terugval'),
  'niet-gevonden': texts('code', 'tekst', 'terug'),
})

/** The checked words of the interface; a phrase may hold `{name}` for {@link phrase}. */
export type Copy = z.output<typeof copySchema>

/** Puts values in a phrase of the interface: `phrase('Bel {telefoon}', { telefoon: '053 …' })`. */
export const phrase = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{([a-z-]+)\}/g, (whole, name: string) => String(values[name] ?? whole))
