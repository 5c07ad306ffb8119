import { z } from 'zod'

/** A text in which only these names may stand between braces. */
const phraseOf = (...names: string[]) =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => !/[{}]/.test(names.reduce((rest, name) => rest.replaceAll(`{${name}}`, ''), value)), {
      error:
        names.length === 0
          ? 'accolades kunnen hier niet. Typ gewone tekst.'
          : `tussen accolades kan hier alleen ${names.map((name) => `{${name}}`).join(' of ')} staan.`,
    })
const text = phraseOf()
const links = z.array(
  z.strictObject({ pad: text, tekst: text }).transform(({ pad, tekst }) => ({ path: pad, text: tekst })),
)
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
    sociaal: phraseOf('naam', 'netwerk'),
  }),
  knoppen: texts(
    'afspraak',
    'direct-afspraak',
    'contact',
    'whatsapp',
    'whatsapp-naam',
    'route',
    'kaart-laden',
    'meer',
    'meer-over',
    'alle-klachten',
    'product-vraag',
    'vorige',
    'volgende',
  ).extend({ bellen: phraseOf('telefoon') }),
  koppen: texts(
    'naar-inhoud',
    'kruimelpad',
    'op-deze-pagina',
    'in-het-kort',
    'andere-klachten',
    'andere-diensten',
    'reviews',
    'carrousel',
    'dia',
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
  ).extend({ 'review-nummer': phraseOf('nummer', 'totaal'), sterren: phraseOf('sterren') }),
  kaart: texts('uitleg', 'fout').extend({ titel: phraseOf('plaats'), frame: phraseOf('plaats') }),
  open: texts('gesloten').extend({ nu: phraseOf('tijd'), straks: phraseOf('tijd') }),
  product: z.strictObject({ onderwerp: phraseOf('product'), bericht: phraseOf('product', 'naam') }),
  beeld: texts('terugval-klachten', 'terugval'),
  verhuisd: texts('titel', 'tekst'),
  'niet-gevonden': texts('code', 'tekst', 'terug'),
})

/** The checked words of the interface; a phrase may hold `{name}` for {@link phrase}. */
export type Copy = z.output<typeof copySchema>

/** Puts values in a phrase of the interface: `phrase('Bel {telefoon}', { telefoon: '053 …' })`. */
export const phrase = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{([a-z-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
