import { z } from 'zod'
import { oldAddress } from '../redirects.ts'
import { emergency } from '../phone.ts'
import { wordsIn } from '../search/terms.ts'
import { searchWords } from '../search/words.ts'
import { date } from '../exceptions.ts'
import { ownPictures } from '../ownPictures.ts'
import { withExample } from './example.ts'

/** Text that may name facts between braces. */
export const textWithFacts = z.string().trim().min(1)
export const picture = withExample(
  textWithFacts.describe('De naam van een beeld in content/_beelden, zonder .svg of .jpg.'),
  ownPictures.fallback,
)
/** The name that others call a page by. */
export const name = withExample(textWithFacts, '{titel}')

/** What every page has. */
export const common = {
  concept: withExample(
    z
      .boolean()
      .optional()
      .describe('Zet hier true zolang de pagina niet op de site mag. U ziet haar dan alleen bij npm run dev.'),
    true,
  ),
  vanaf: date.optional().describe('De eerste dag dat de pagina op de site staat, als 2026-12-20.'),
  tot: date.optional().describe('De laatste dag dat de pagina op de site staat.'),
  title: withExample(
    z.string().trim().min(10).describe('In het tabblad van de browser en als kop in Google.'),
    '{titel} in {plaats}',
  ),
  meta: withExample(
    z.string().trim().min(50).describe('De regels onder de kop in Google.'),
    '{titel}: schrijf hier in een of twee zinnen wat een bezoeker op deze pagina vindt.',
  ),
  city: textWithFacts
    .optional()
    .describe('De id van een locatie in praktijk.yaml, als de pagina over die plaats gaat.'),
  heading: name.describe('De kop van de pagina.'),
  lead: textWithFacts.describe('De inleiding onder de kop.'),
  zoekwoorden: searchWords(1).optional(),
  'oude-adressen': z
    .array(oldAddress)
    .min(1)
    .optional()
    .describe('Adressen die deze pagina eerder had. Wie ze opent, komt hier.'),
  'oude-koppen': z
    .record(z.string(), textWithFacts)
    .optional()
    .describe('Koppen die nu anders heten, als oude-kop: nieuwe-kop, zodat links ernaar blijven werken.'),
  keywords: z
    .array(textWithFacts)
    .min(1)
    .optional()
    .describe(
      'Staat alleen in de code van de pagina, als meta keywords. Waarop de site haar vindt, staat bij zoekwoorden.',
    ),
}

/** How the page stands on overviews. */
export const card = z
  .strictObject({ name: name.describe('De naam.'), text: textWithFacts.describe('Een regel over de pagina.') })
  .describe('De kaart van deze pagina op overzichten.')

/** What somebody types who should call a doctor at once, and what is then said above all that is found. */
export const alarm = z.strictObject({
  woorden: z
    .array(
      textWithFacts.refine((value) => wordsIn(value).every((word) => word.length > 2) && /[a-z]/i.test(value), {
        error: 'geef van elk woord ten minste de eerste drie letters: benauw, borst pijn.',
      }),
    )
    .min(1)
    .describe('Wat iemand typt: het begin van een woord, of van woorden die samen voorkomen: benauw, borst pijn.'),
  tekst: textWithFacts
    .refine((value) => value.includes(emergency) || /huisarts/i.test(value), {
      error: `zeg wie men belt: ${emergency} of de huisarts.`,
    })
    .describe('De vraag, en wie men belt: 112 of de huisarts.'),
})

/** One part of the page that many come for. */
export const jump = textWithFacts.describe('Een kop van deze pagina, als knop daarheen onder de inleiding.')

/** A question with a line about it, beside the text. */
export const aside = z.strictObject({
  question: textWithFacts.describe('De vraag.'),
  text: textWithFacts.describe('De zin eronder.'),
})

export const closing = z
  .strictObject({
    heading: textWithFacts.describe('De kop.'),
    text: textWithFacts.describe('De zin eronder.'),
    picture: picture.optional().describe('Een tekening zonder achtergrond; anders de gewone.'),
    action: z.enum(['afspraak', 'bellen']).optional().describe('Wat de knoppen doen: afspraak (gewoon) of bellen.'),
  })
  .describe('De band onder aan de pagina.')

/** What the band says, and what its buttons do. */
export type Closing = z.output<typeof closing>
