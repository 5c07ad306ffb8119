import { z } from 'zod'
import { addresses } from '../addresses.ts'
import { common, picture, text } from './fields.ts'
import { withExample } from './example.ts'
import { kind } from './kind.ts'

/** The page to search the site on; its text is what stands there without a question. */
export const search = kind(
  'zoeken',
  { at: addresses.search, isComposed: true },
  {
    ...common,
    aside: z
      .strictObject({ question: text.describe('De vraag.'), text: text.describe('De zin eronder.') })
      .describe('Het vak naast de resultaten.'),
    picture: picture.optional().describe('De tekening als er niets is gevonden.'),
    popular: withExample(z.array(text).min(1), ['Massage']).describe(
      'Woorden die veel worden gezocht: namen of zoekwoorden van pagina’s.',
    ),
  },
)
