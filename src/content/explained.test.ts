import { expect, it } from 'vitest'
import { z } from 'zod'
import { copySchema } from './copy.ts'
import { exercisesSchema } from './exercises.ts'
import { factsSchema } from './facts.ts'
import { frontmatterSchema } from './frontmatter.ts'

/** The fields of a schema that nothing is said about, as paths. */
function unexplained(schema: z.core.JSONSchema.JSONSchema, path: string): string[] {
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...[schema.items ?? []].flat()]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
      const at = `${path}.${name}`
      const isExplained = typeof field === 'object' && /^[A-Z].+\.$/.test(field.description ?? '')
      return [...(isExplained ? [] : [at]), ...(typeof field === 'object' ? unexplained(field, at) : [])]
    }),
    ...inside.flatMap((part) => (typeof part === 'object' ? unexplained(part, path) : [])),
  ]
}

it.each([
  ['a fact', factsSchema, 50],
  ['the frontmatter', frontmatterSchema, 50],
])('every field of %s is explained to writers', (_, schema, atLeast) => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  expect(JSON.stringify(json).split('"description"').length).toBeGreaterThan(atLeast)
  expect(unexplained(json, '')).toEqual([])
})

it('so is every part of the fixed words, and every field of an exercise but the angles of its figure', () => {
  const words = z.toJSONSchema(copySchema, { io: 'input', unrepresentable: 'any' })
  expect(unexplained(words, '').filter((path) => path.split('.').length === 2)).toEqual([])
  const exercises = z.toJSONSchema(exercisesSchema, { io: 'input', unrepresentable: 'any' })
  const { additionalProperties: one } = exercises
  if (typeof one !== 'object') throw new Error('an exercise has no schema')
  expect(unexplained(one, '').filter((path) => !path.startsWith('.figuur.'))).toEqual([])
  expect(Object.keys(one.properties ?? {})).toContain('figuur')
})
