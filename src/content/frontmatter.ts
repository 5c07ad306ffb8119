import { z } from 'zod'

const text = z.string().trim().min(1)
const priceHint = 'vul een bedrag met een punt in (29.95), of een prijs uit praktijk.yaml ("{prijs-sportzolen}").'
const price = z.union([z.number().positive(), z.string().regex(/^\{prijs-[a-z-]+\}$/, { error: priceHint })], {
  error: priceHint,
})

const common = {
  title: z.string().trim().min(10).max(62),
  meta: z.string().trim().min(50).max(160),
  city: text.optional(),
  heading: text,
  lead: text,
  keywords: z.array(text).min(1).optional(),
}
const closing = z.strictObject({ heading: text, text })
const card = z.strictObject({ name: text, text })
const detail = {
  ...common,
  picture: text,
  order: z.number().int().positive(),
  card,
  aside: z.strictObject({ question: text, text }),
  closing,
}

const testimonial = z.strictObject({
  id: text,
  name: text,
  text,
  rating: z.number().int().min(1).max(5),
  picture: text,
  source: text,
})
const product = z.strictObject({ id: text, name: text, price, picture: text, text })
const aid = z.strictObject({ name: text, picture: text, text })
const rental = z
  .string()
  .regex(/^.+ - .+$/, { error: 'schrijf de regel als: naam - omschrijving.' })
  .transform((line) => {
    const [name = '', ...description] = line.split(' - ')
    return { name, description: description.join(' - ') }
  })

const home = z.strictObject({
  kind: z.literal('home'),
  ...common,
  picture: text,
  eyebrow: text,
  ticks: z.array(text).length(3),
  services: z.array(text).length(4),
  buttons: z.strictObject({ appointment: text, treatments: text }),
  strip: z.strictObject({ locations: text, towns: text, call: text, callText: text }),
  testimonials: z.array(testimonial).length(3),
  closing,
})
const overview = z.strictObject({
  kind: z.literal('overzicht'),
  ...common,
  picture: text.optional(),
  products: z.array(product).optional(),
  rentals: z.array(rental).optional(),
  closing,
})
const service = z.strictObject({ kind: z.literal('dienst'), ...detail, aids: z.array(aid).optional() })
const complaint = z.strictObject({ kind: z.literal('klacht'), ...detail, region: text })
const plain = z.strictObject({ kind: z.literal('tekst'), ...common, picture: text.optional() })
const notFound = z.strictObject({ kind: z.literal('niet-gevonden'), ...common, picture: text })

/**
 * The schema of a page's frontmatter, a branch for each kind of page (decisions, "Frontmatter").
 * Unknown keys are errors, so that a typing mistake never passes for an empty field.
 */
export const frontmatterSchema = z.discriminatedUnion('kind', [home, overview, service, complaint, plain, notFound])

export type Frontmatter = z.output<typeof frontmatterSchema>
export type Kind = Frontmatter['kind']
/** The frontmatter of one kind of page. */
export type FrontmatterOf<K extends Kind> = Extract<Frontmatter, { kind: K }>

export type Testimonial = z.output<typeof testimonial>
export type Product = z.output<typeof product>
export type Aid = z.output<typeof aid>
export type Rental = z.output<typeof rental>
