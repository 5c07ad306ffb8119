import { z } from 'zod'
import { figureSchema } from './figure/schema.ts'
import { translated } from './translated.ts'
import { text } from './values.ts'

/** Each says all of what it is about; what all exercises of a page have is said once. */
const remarks = z.array(text).default([])
/** Those that do not stand out. */
const calm = z
  .array(
    text.refine((value) => !/\b112\b/.test(value), { error: 'zet wie 112 belt bij "bel-direct": daar valt het op.' }),
  )
  .default([])

/** An exercise that a visitor can do at home, as content/oefeningen.yaml has it. */
const exercise = translated({
  naam: ['name', text.describe('De naam, zoals een bezoeker haar leest en zoekt.')],
  stappen: ['steps', z.array(text).min(2).max(4).describe('Wat iemand doet, in twee tot vier zinnen.')],
  'hoe-vaak': ['dosage', text.describe('Hoe vaak, zoals: 10 keer, 2 keer per dag.')],
  stop: ['stop', text.describe('Wanneer iemand stopt.')],
  'let-op': ['cautions', calm.describe('Voor wie de oefening anders of niet is: elke regel met de vraag ervoor.')],
  'bel-direct': ['calls', remarks.describe('Wanneer iemand meteen belt, met de vraag ervoor. Dit valt op.')],
  figuur: ['figure', figureSchema.describe('De tekening, uit hoeken; boven in het bestand staat hoe.')],
})

const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: 'een oefening heet met kleine letters, cijfers en streepjes: knie-strekken.',
})

/** The schema of content/oefeningen.yaml: exercises by the name by which pages choose them. */
export const exercisesSchema = z.record(name, exercise)

/** The exercises in the order of their file. */
export type Exercises = z.output<typeof exercisesSchema>
export type Exercise = Exercises[string]
