import { z } from 'zod'
import { copySchema } from './copy.ts'
import { exercisesSchema } from './exercises.ts'
import { factsSchema } from './facts.ts'
import { frontmatterSchema } from './frontmatter.ts'
import { placeholderNames } from './placeholders.ts'
import { picturesFile, picturesSchema } from './pictures.ts'
import { redirectsFile, redirectsSchema } from './redirects.ts'
import { searchQuestionsSchema } from './searchQuestions.ts'
import { vocabulary } from './vocabulary.ts'

/** The name of the schema for what stands above every page; there is no such file. */
export const frontmatterFile = 'pagina.yaml'

/** The files of content/ that an editor helps with, and the frontmatter of pages, each with its schema. */
export const editorSchemas: Readonly<Record<string, z.ZodType>> = {
  'praktijk.yaml': factsSchema,
  'teksten.yaml': copySchema,
  'oefeningen.yaml': exercisesSchema,
  [picturesFile]: picturesSchema,
  'zoekvragen.yaml': searchQuestionsSchema,
  [redirectsFile]: redirectsSchema,
  [frontmatterFile]: frontmatterSchema,
}

/** A schema as editors read it (json-schema.org, draft 2020-12): what a writer may type and what each field means. */
export const editorSchema = (schema: z.ZodType): string =>
  text(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      // Examples are for new pages, with a title to fill in.
      override: ({ jsonSchema }) => void Reflect.deleteProperty(jsonSchema, 'voorbeeld'),
    }),
  )

/** Every block and every fact as a snippet of VS Code, by the words that a writer types for it. */
export const editorSnippets = (): string =>
  text({
    ...Object.fromEntries(
      Object.entries(vocabulary).map(([name, { about, example }]) => [
        `Blok ${name}`,
        {
          scope: 'mdx,markdown',
          prefix: [name, `<${name}`],
          description: about,
          body: example.split('\n').map(literal),
        },
      ]),
    ),
    ...Object.fromEntries(
      placeholderNames.map((name) => [
        `Feit ${name}`,
        {
          scope: 'mdx,markdown,yaml',
          prefix: `{${name}`,
          description: 'Een feit uit praktijk.yaml.',
          body: literal(`{${name}}`),
        },
      ]),
    ),
  })

/** What stands for itself in a snippet. */
const literal = (line: string): string => line.replace(/[\\$}]/g, String.raw`\$&`)

const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
