import { z } from 'zod'
import { dataFiles } from './dataFiles.ts'
import { frontmatterSchema } from './frontmatter.ts'
import { placeholderNames } from './placeholders.ts'
import { exampleOf, vocabulary } from './vocabulary.ts'

/** The schemas that an editor helps with, by the name of their file; what stands above every page has none of its own. */
export const editorSchemas: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.values(dataFiles).map(({ name, schema }) => [name, schema])),
  'pagina.yaml': frontmatterSchema,
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
      Object.entries(vocabulary).map(([name, rule]) => [
        `Blok ${name}`,
        {
          scope: 'mdx,markdown',
          prefix: [name, `<${name}`],
          description: rule.about,
          body: exampleOf(name, rule).split('\n').map(literal),
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
