import { z } from 'zod'
import { date } from './exceptions.ts'
import { distinct } from './distinct.ts'
import { days } from './hours.ts'
import { translated } from './translated.ts'
import { link, text } from './values.ts'

/** A line of news that stands on top of a few pages for a while. */
export const notice = translated({
  titel: ['title', text.describe('De kop, in een paar woorden.')],
  tekst: ['text', text.describe('De zin eronder.')],
  vanaf: ['from', date.describe('De eerste dag dat de mededeling er staat, als 2026-12-20.')],
  tot: ['until', date.describe('De laatste dag dat de mededeling er staat.')],
}).refine(({ from, until }) => from <= until, { path: ['tot'], error: '"tot" ligt voor "vanaf". Draai ze om.' })

/** Someone who works at the practice. */
export const member = translated({
  naam: ['name', text.describe('De voornaam en achternaam.')],
  functie: ['role', text.describe('Het beroep, zoals Fysiotherapeut.')],
  specialisatie: ['specialism', text.optional().describe('Waar deze therapeut veel van weet.')],
  register: ['register', text.optional().describe('Het register met het nummer.')],
  foto: ['picture', text.optional().describe('De naam van een beeld in content/_beelden.')],
  dagen: [
    'days',
    z
      .record(
        text,
        z
          .array(z.enum(days))
          .min(1)
          .check(distinct(undefined, (day) => day, 'Noem elke dag één keer.')),
        { error: 'schrijf per locatie de dagen: { enschede: [maandag] }.' },
      )
      .describe('De werkdagen per locatie.'),
  ],
})
export type Member = z.output<typeof member>

/** What a treatment costs who pays it himself. */
export const fee = translated({
  naam: ['name', text.describe('De behandeling.')],
  prijs: ['price', z.number().positive().describe('De prijs in euro, met een punt.')],
})

/** How to complain about the practice (Wkkgz, art. 13). */
export const complaintsProcedure = translated({
  tekst: ['text', text.describe('Waar iemand met een klacht terecht kan.')],
  instantie: ['body', text.optional().describe('De geschilleninstantie.')],
  link: ['href', link.optional().describe('De pagina van die instantie.')],
}).refine(({ body, href }) => body !== undefined || href === undefined, {
  path: ['instantie'],
  error: 'ontbreekt. De link staat op de naam van de instantie.',
})

/** What the practice belongs to, or is recognised as. */
export const accreditation = translated({
  naam: ['name', text.describe('Waarvoor de praktijk erkend of bij wie ze aangesloten is.')],
  tekst: ['text', text.optional().describe('Een nummer of een regel erover.')],
})
