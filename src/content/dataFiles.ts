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
  /** Who speaks in it, where it has words: the site, or those who visit it. */
  speaks?: 'site' | 'visitors'
}

/** Every such file, by what it holds; that whose words are most often meant before the others. */
export const dataFiles = {
  copy: { name: 'teksten.yaml', schema: copySchema, speaks: 'site' },
  facts: { name: 'praktijk.yaml', schema: factsSchema, speaks: 'site' },
  exercises: { name: 'oefeningen.yaml', schema: exercisesSchema, otherwise: '{}', speaks: 'site' },
  pictures: { name: 'beelden.yaml', schema: picturesSchema, otherwise: '{}', speaks: 'site' },
  questions: { name: 'zoekvragen.yaml', schema: searchQuestionsSchema, otherwise: '[]', speaks: 'visitors' },
  redirects: { name: 'omleidingen.yaml', schema: redirectsSchema, otherwise: '{}' },
} satisfies Readonly<Record<string, DataFile>>

/** The names of the files in which one of these speaks; in all that have words, when nobody is named. */
export const filesWithWords = (of?: DataFile['speaks']): string[] => {
  const files: readonly DataFile[] = Object.values(dataFiles)
  return files.flatMap(({ name, speaks }) => (speaks !== undefined && (of ?? speaks) === speaks ? [name] : []))
}
