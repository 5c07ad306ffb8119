import { z } from 'zod'
import { translated } from './translated.ts'
import { text } from './values.ts'

/** The schema of content/zoekvragen.yaml: what visitors type, and the page, question or exercise that must be among the first results. */
export const searchQuestionsSchema = z.array(
  translated({
    vraag: ['query', text.describe('Wat een bezoeker typt.')],
    pagina: [
      'page',
      text.describe(
        'Het adres van de pagina, vraag of oefening die hij zoekt, zoals /massage of /massage#doet-een-massage-pijn.',
      ),
    ],
  }),
)
export type SearchQuestion = z.output<typeof searchQuestionsSchema>[number]

/** How far down a page may stand among what was found for its question. */
export const firstResults = 3
