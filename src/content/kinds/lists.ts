import { z } from 'zod'
import { distinct } from '../distinct.ts'
import { amountAdvice } from '../price.ts'
import { picture, textWithFacts } from './fields.ts'

/** What stands in a list by an id of its own. */
const withOwnId = <Item extends z.ZodType<{ id: string }>>(item: Item) =>
  z.array(item).check(distinct('id', ({ id }) => id, 'Kies een ander woord.'))

/** An experience of a client. */
const testimonial = z.strictObject({
  id: textWithFacts.describe('Een eigen woord voor deze ervaring.'),
  name: textWithFacts.describe('De naam van de cliënt.'),
  text: textWithFacts.describe('Wat de cliënt zegt.'),
  rating: z.number().int().min(1).max(5).describe('Het aantal sterren.'),
  picture,
  source: textWithFacts.describe('Waar de ervaring staat.'),
})

/** Those for `<Ervaringen />`. */
export const testimonials = withOwnId(testimonial)

const percent = z.number().min(0).max(100)
/** A town on the map, for `<Streekkaart />`. */
export const nearby = z.strictObject({
  name: textWithFacts.describe('De naam van de plaats.'),
  left: percent.describe('De plek op de kaart van links, in procenten.'),
  top: percent.describe('De plek op de kaart van boven, in procenten.'),
})

/** Something that helps with a treatment, for `<Hulpmiddelen />`. */
export const aid = z.strictObject({
  name: textWithFacts.describe('De naam.'),
  picture,
  text: textWithFacts.describe('Een regel over het hulpmiddel.'),
  link: z
    .string()
    .regex(/^\/[^\s]*$/, { error: 'schrijf het adres van een pagina van de site, zoals /shop.' })
    .optional()
    .describe('De pagina waar het te koop of te huur is; de hele kaart leidt daarheen.'),
  label: textWithFacts
    .optional()
    .describe('Wat onder aan de kaart staat, zoals Te koop. Zonder: de naam van de pagina.'),
})

const priceHint = 'vul een bedrag met een punt in (29.95), of een prijs uit praktijk.yaml ("{prijs-sportzolen}").'
const priceError = ({ input }: { input?: unknown }): string =>
  (typeof input === 'string' ? amountAdvice(input) : undefined)?.replace('Schrijf het', 'schrijf het bedrag') ??
  priceHint
const price = z.union(
  [z.number().positive(), z.string().regex(/^\{(?:prijs|eigen)-[a-z0-9-]+\}$/, { error: priceError })],
  { error: priceError },
)
/** Something to buy. */
const product = z.strictObject({
  id: textWithFacts.describe('Een eigen woord voor dit product.'),
  name: textWithFacts.describe('De naam.'),
  price: price.describe('De prijs in euro, of een prijs uit praktijk.yaml tussen accolades.'),
  picture,
  text: textWithFacts.describe('Een regel over het product.'),
})
/** What there is, for `<Producten />`. */
export const products = withOwnId(product)
const rentalLine = z
  .string()
  .regex(/^.+ - .+$/, { error: 'schrijf de regel als: naam - omschrijving.' })
  .describe('De naam en de omschrijving, met een streepje ertussen.')
/** Something to rent, for `<Verhuur />`: a line, or a line with its picture. */
export const rental = z
  .preprocess(
    (value) => (typeof value === 'string' ? { line: value } : value),
    z.strictObject({
      line: rentalLine,
      picture: picture.optional(),
      price: z.number().positive().optional().describe('Wat het per week kost, in euro: 7.50.'),
      deposit: z.number().positive().optional().describe('De borg in euro: 25.'),
    }),
  )
  .transform(({ line, ...rest }) => {
    const [name = '', ...description] = line.split(' - ')
    return { name, description: description.join(' - '), ...rest }
  })

/** How much of the costs someone pays. */
export const shares = ['helemaal', 'deels', 'soms', 'niet'] as const
const share = z
  .string()
  .regex(new RegExp(`^(${shares.join('|')}) - .+$`), {
    error: `schrijf eerst ${shares.join(', ')}, dan een streepje en de woorden: deels - Soms een deel.`,
  })
  .transform((line) => {
    const [word = '', ...rest] = line.split(' - ')
    return { share: shares.find((known) => known === word) ?? 'niet', text: rest.join(' - ') }
  })
/** Who pays what of a treatment, for `<Vergoeding />`. */
const coverage = z.strictObject({
  name: textWithFacts.describe('De behandeling.'),
  picture,
  basic: share.describe('Wat de basisverzekering betaalt.'),
  additional: share.describe('Wat de aanvullende verzekering betaalt.'),
  own: share.describe('Wat iemand zelf betaalt.'),
})
/** What each treatment costs whom; one sign never stands for two things. */
export const coverages = z.array(coverage).superRefine((rows, context) => {
  const signs = new Map<string, string>()
  for (const [index, row] of rows.entries()) {
    for (const part of ['basic', 'additional', 'own'] as const) {
      const answer = row[part]
      const sign = signs.get(answer.text) ?? answer.share
      signs.set(answer.text, sign)
      const message = `“${answer.text}” staat hierboven als “${sign}”. Geef dezelfde woorden hetzelfde teken: ${sign} - ${answer.text}.`
      if (sign !== answer.share) context.addIssue({ code: 'custom', path: [index, part], message })
    }
  }
})
export type Coverage = z.output<typeof coverage>
