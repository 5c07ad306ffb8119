import type { z } from 'zod'
import { copySchema } from './copy.ts'
import { exercisesSchema } from './exercises.ts'
import { factsSchema } from './facts.ts'
import { picturesSchema } from './pictures.ts'
import { redirectsSchema } from './redirects.ts'
import { searchQuestionsSchema } from './searchQuestions.ts'

/** A file of content/ that is no page: what it is called there, and what it may say. */
export interface DataFile<Schema extends z.ZodType = z.ZodType> {
  name: string
  schema: Schema
  /** What counts when it is not there; the site cannot do without a file that has none. */
  otherwise?: string
}

/** Every such file, by what it holds. */
export const dataFiles = {
  facts: { name: 'praktijk.yaml', schema: factsSchema },
  copy: { name: 'teksten.yaml', schema: copySchema },
  exercises: { name: 'oefeningen.yaml', schema: exercisesSchema, otherwise: '{}' },
  pictures: { name: 'beelden.yaml', schema: picturesSchema, otherwise: '{}' },
  questions: { name: 'zoekvragen.yaml', schema: searchQuestionsSchema, otherwise: '[]' },
  redirects: { name: 'omleidingen.yaml', schema: redirectsSchema, otherwise: '{}' },
} satisfies Readonly<Record<string, DataFile>>
