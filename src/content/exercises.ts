import { z } from 'zod'
import { figureSchema } from './figure/schema.ts'
import { translated } from './translated.ts'
import { text } from './values.ts'

/** An exercise that a visitor can do at home, as content/oefeningen.yaml has it. */
const exercise = translated({
  naam: ['name', text],
  stappen: ['steps', z.array(text).min(2).max(4)],
  'hoe-vaak': ['dosage', text],
  stop: ['stop', text],
  'let-op': ['caution', text.optional()],
  figuur: ['figure', figureSchema],
})

const name = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: 'een oefening heet met kleine letters, cijfers en streepjes: knie-strekken.',
})

/** The schema of content/oefeningen.yaml: exercises by the name by which pages choose them. */
export const exercisesSchema = z.record(name, exercise)

/** The exercises in the order of their file. */
export type Exercises = z.output<typeof exercisesSchema>
export type Exercise = Exercises[string]
