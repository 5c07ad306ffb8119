import { z } from 'zod'
import { closing, common, picture, text } from './fields.ts'
import { kind } from './kind.ts'

const priceHint = 'vul een bedrag met een punt in (29.95), of een prijs uit praktijk.yaml ("{prijs-sportzolen}").'
const price = z.union(
  [z.number().positive(), z.string().regex(/^\{(?:prijs|eigen)-[a-z0-9-]+\}$/, { error: priceHint })],
  {
    error: priceHint,
  },
)
const product = z.strictObject({
  id: text.describe('Een eigen woord voor dit product.'),
  name: text.describe('De naam.'),
  price: price.describe('De prijs in euro, of een prijs uit praktijk.yaml tussen accolades.'),
  picture,
  text: text.describe('Een regel over het product.'),
})
const rentalLine = z
  .string()
  .regex(/^.+ - .+$/, { error: 'schrijf de regel als: naam - omschrijving.' })
  .describe('De naam en de omschrijving, met een streepje ertussen.')
/** A line, or a line with its picture. */
const rental = z
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
const coverage = z.strictObject({
  name: text.describe('De behandeling.'),
  picture,
  basic: share.describe('Wat de basisverzekering betaalt.'),
  additional: share.describe('Wat de aanvullende verzekering betaalt.'),
  own: share.describe('Wat iemand zelf betaalt.'),
})

/** A page of sections: an overview, the shop, contact. */
export const overview = kind(
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
      .array(text)
      .min(2)
      .max(3)
      .optional()
      .describe('Twee of drie korte punten met een vinkje, onder de inleiding.'),
    action: z.enum(['afspraak', 'bellen']).optional().describe('De knop onder de inleiding: afspraak of bellen.'),
    jump: text.optional().describe('Een kop van deze pagina, als knop daarheen onder de inleiding.'),
    products: z.array(product).optional().describe('De producten, voor <Producten />.'),
    rentals: z
      .array(rental)
      .optional()
      .describe('Wat te huur is, als "naam - omschrijving", of { line, picture, price, deposit }, voor <Verhuur />.'),
    coverage: z.array(coverage).optional().describe('Wie wat betaalt, voor <Vergoeding />.'),
    closing,
  },
)

export type Coverage = z.output<typeof coverage>
