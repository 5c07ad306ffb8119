import { z } from 'zod'

const part = z
  .strictObject({ state: z.enum(['same', 'added', 'removed']), text: z.string() })
  .describe('Woorden die bleven, erbij kwamen of weggingen.')
const words = z
  .strictObject({ added: z.int().nonnegative(), removed: z.int().nonnegative() })
  .describe('Hoeveel woorden erbij kwamen en weggingen.')
const turned = z.strictObject({
  kind: z.enum(['ontkenning', 'getal', 'eenheid', 'alarmteken', 'tegendeel']),
  before: z.array(z.string()),
  after: z.array(z.string()),
})

const change = z
  .strictObject({
    state: z.enum(['changed', 'added', 'removed', 'moved', 'picture']),
    kind: z.string().describe('Wat het is: alinea, kop 2, punt, beeld.'),
    kindBefore: z.string().optional().describe('Wat het was, als het nu iets anders is.'),
    section: z.string().describe('Het deel van de pagina waar het staat.'),
    parts: z.array(part).describe('De tekst, woord voor woord.'),
    words,
    addresses: z
      .strictObject({ before: z.array(z.string()), after: z.array(z.string()) })
      .optional()
      .describe('Waar de links heen gingen en gaan, of welk beeld het was en is; alleen als dat anders is.'),
    reading: z
      .strictObject({ before: z.number().optional(), after: z.number().optional() })
      .optional()
      .describe('De leesscore (Flesch-Douma) van de alinea.'),
    facts: z.array(z.string()).describe('De feiten uit praktijk.yaml waardoor dit verandert.'),
    turns: z.array(turned).describe('Wat de betekenis kan hebben gekeerd.'),
  })
  .describe('Wat er met een stuk tekst gebeurde.')

const told = z
  .strictObject({ names: z.array(z.string()), parts: z.array(part), facts: z.array(z.string()) })
  .describe('Een regel voor zoekmachines en schermlezers, met alle plaatsen die dezelfde regel hebben.')

const picture = z
  .strictObject({
    section: z.string(),
    width: z.int().describe('De breedte van het venster, in pixels.'),
    before: z.string().optional().describe('Het beeld als data-adres (PNG); geen als het deel er nog niet was.'),
    after: z.string().optional(),
  })
  .describe('Hoe een deel van de pagina eruitzag en uitziet.')

const page = z
  .strictObject({
    path: z.string(),
    from: z.string().optional().describe('Het oude adres van een pagina die is verhuisd.'),
    state: z.enum(['changed', 'new', 'gone', 'moved']),
    title: z.string(),
    words,
    changes: z.array(change),
    head: z.array(told),
    data: z.array(told),
    outline: z.array(part).describe('De koppen, regel voor regel.'),
    tree: z.array(part).describe('Wat een schermlezer ervan vindt, regel voor regel.'),
    findings: z.array(z.string()).describe('Wat de controles nieuw aan te merken hebben.'),
    bytes: z.strictObject({ before: z.int(), after: z.int() }).describe('Hoe zwaar de pagina is, zoals verstuurd.'),
    pictures: z.array(picture),
  })
  .describe('Een pagina die is veranderd.')

const alarm = z
  .strictObject({
    kind: z.enum(['betekenis', 'feit', 'adres', 'anker', 'host', 'zoekvraag', 'nagekeken']),
    page: z.string().optional(),
    message: z.string(),
    todo: z.string().optional().describe('Wat ertegen te doen is, zoals de regel die erbij moet.'),
  })
  .describe('Wat een mens moet bekijken.')

const fact = z
  .strictObject({
    path: z.string(),
    before: z.string(),
    after: z.string(),
    ripples: z.array(z.strictObject({ page: z.string(), where: z.string(), before: z.string(), after: z.string() })),
  })
  .describe('Een feit dat is veranderd, met elke plek waar dat te zien is.')

/** The shape of review.json. */
export const reviewSchema = z.strictObject({
  base: z.strictObject({
    revision: z.string().describe('Waarmee is vergeleken, zoals u het vroeg: origin/main.'),
    commit: z.string(),
    code: z.enum(['own', 'today']).describe('Of de basis met haar eigen code is gebouwd of met die van nu.'),
    notes: z.array(z.string()).describe('Wat u bij het lezen moet weten, zoals wat nog niet is vastgelegd.'),
  }),
  alarms: z.array(alarm),
  facts: z.array(fact),
  everywhere: z
    .array(z.strictObject({ change, pages: z.array(z.string()) }))
    .describe('Wat op elke pagina veranderde: kop, menu en voet.'),
  files: z
    .array(z.strictObject({ file: z.string(), parts: z.array(part), facts: z.array(z.string()) }))
    .describe('Andere bestanden, zoals een adreskaartje.'),
  pages: z.array(page),
})

export type Review = z.output<typeof reviewSchema>
export type PageReview = Review['pages'][number]
export type Change = PageReview['changes'][number]
export type Part = Change['parts'][number]
export type ToldChange = PageReview['head'][number]
export type Alarm = Review['alarms'][number]
export type FactReview = Review['facts'][number]
