import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { entriesUnder } from '../../store/entries.ts'
import * as tokens from '../../theme/tokens.ts'

const code = entriesUnder('src')
  .filter(({ name }) => /\.tsx?$/.test(name))
  .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  .join('\n')
/** Names under which the values of a token are asked for too. */
const aliases: Record<string, string> = { breakpoint: 'breakpoint|from|below|fromWidth', palette: 'palette|color' }
const derived = ['from', 'below', 'color']

it.each(
  Object.entries(tokens).flatMap(([name, values]) =>
    typeof values === 'object' && !derived.includes(name) ? Object.keys(values).map((key) => [name, key] as const) : [],
  ),
)('somebody asks for %s.%s', (name, key) => {
  expect(code).toMatch(new RegExp(`\\b(?:${aliases[name] ?? name})(?:\\.${key}\\b|\\['${key}'\\])`))
})
