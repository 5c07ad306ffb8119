import { z } from 'zod'
import { addresses } from '../addresses.ts'
import { bodySpot } from '../bodySpot.ts'
import { closing, common, name, picture, text } from './fields.ts'
import { searchWords } from '../search/words.ts'
import { kind } from './kind.ts'
import { reviewed } from './reviewed.ts'

const detail = {
  ...common,
  picture,
  order: z.number().int().positive().describe('De plaats in het menu en op overzichten: 1 komt eerst.'),
  card: z
    .strictObject({ name: name.describe('De naam.'), text: text.describe('Een regel over de pagina.') })
    .describe('De kaart van deze pagina op overzichten.'),
  aside: z
    .strictObject({ question: text.describe('De vraag.'), text: text.describe('De zin eronder.') })
    .describe('Het contactvak naast de tekst.'),
  closing,
  nagekeken: reviewed
    .optional()
    .describe('Wie de tekst heeft nagekeken, en wanneer. Alleen invullen als dat echt is gebeurd.'),
}
const aid = z.strictObject({
  name: text.describe('De naam.'),
  picture,
  text: text.describe('Een regel over het hulpmiddel.'),
  link: z
    .string()
    .regex(/^\/[^\s]*$/, { error: 'schrijf het adres van een pagina van de site, zoals /shop.' })
    .optional()
    .describe('De pagina waar het te koop of te huur is; de hele kaart leidt daarheen.'),
})

/** A service of the practice. */
export const service = kind(
  'dienst',
  {},
  {
    ...detail,
    'versie-van': text
      .optional()
      .describe(
        'Het adres van de dienst waarvan dit de pagina voor één plaats is (zie city). Zij heeft dan geen eigen kaart.',
      ),
    aids: z.array(aid).optional().describe('Hulpmiddelen met een beeld, voor <Hulpmiddelen />.'),
  },
)

/** A complaint that the practice treats. */
export const complaint = kind(
  'klacht',
  { under: addresses.complaints },
  {
    ...detail,
    region: name.describe('De plek op het lichaam, zoals in het menu.'),
    plek: bodySpot.optional(),
    zoekwoorden: searchWords(5),
    behandelingen: z
      .array(text)
      .min(1)
      .optional()
      .describe(
        'De adressen van de diensten die bij deze klacht passen, zoals [/fysiotherapie]. Die noemen de klacht dan ook.',
      ),
    exercises: z
      .array(text)
      .min(1)
      .max(3)
      .optional()
      .describe(
        'De namen van hoogstens drie oefeningen uit oefeningen.yaml, zoals [knie-strekken], voor <Oefeningen>.',
      ),
  },
)
