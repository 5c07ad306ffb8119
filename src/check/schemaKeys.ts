import type { z } from 'zod'

/** The keys the schema allows at a path, for "did you mean". */
export function knownKeys(schema: z.ZodType, path: PropertyKey[], input: unknown): string[] {
  let current: unknown = schema
  let value: unknown = input
  for (const part of [...path, undefined]) {
    current = unwrap(current, value)
    if (part === undefined) break
    current = typeof part === 'number' ? read(current, 'element') : read(read(current, 'shape'), String(part))
    value = read(value, String(part))
  }
  const shape = read(current, 'shape')
  return typeof shape === 'object' && shape !== null ? Object.keys(shape) : []
}

/** Takes the wrappers (optional, default, pipe) off, and picks the branch of a union by its `kind`. */
function unwrap(schema: unknown, value: unknown): unknown {
  let current = schema
  for (let depth = 0; depth < 8; depth += 1) {
    const definition = read(current, 'def')
    const options = read(definition, 'options')
    const inner = Array.isArray(options)
      ? options.find((option) => read(read(read(option, 'shape'), 'kind'), 'value') === read(value, 'kind'))
      : (read(definition, 'innerType') ?? read(definition, 'in'))
    if (inner === undefined) return current
    current = inner
  }
  return current
}

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
