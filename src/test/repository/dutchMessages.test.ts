import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { isTaughtInDutch } from '../dutchMessages.ts'

const markdown = unified().use(remarkParse).use(remarkMdx)
function reasonOf(text: string): string {
  try {
    markdown.parse(text)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  throw new Error(`${text} is right`)
}

describe('what a library says is told apart', () => {
  it.each(['{a b}', '<Tip>', '</Tip>', '<a b=c>', 'x <3', '<!-- a -->', '{', 'import x y', '<Tip a="'])(
    'of Markdown: %s',
    (text) => {
      expect(isTaughtInDutch(reasonOf(text))).toBe(false)
    },
  )
  it.each(['a: b: c', 'a: "b', '\ta: b', 'a: [b', 'a: *b', 'a: 1\na: 2', 'a\nb: c'])('of YAML: %j', (text) => {
    const [error] = parseDocument(text).errors
    expect([error?.message.split('\n')[0], error?.message].map((said) => isTaughtInDutch(said ?? ''))).toEqual([
      false,
      false,
    ])
  })
  it.each([z.string(), z.number().min(3), z.enum(['a']), z.email(), z.strictObject({}), z.array(z.int()).max(1)])(
    'of a schema',
    (schema) => {
      const messages = [undefined, 1, 'x', { y: 1 }, [1, 2]].flatMap(
        (input) => schema.safeParse(input).error?.issues ?? [],
      )
      expect(messages.map(({ message }) => isTaughtInDutch(message))).not.toContain(true)
    },
  )
})

it.each([
  ['Dit bestand ontbreekt.', false],
  ['Haal dit weg', false],
  ['Haal dit weg.', true],
  ['Het feit {telefon} kennen we niet. Bedoelt u {telefoon}?', true],
  ['Haal dit weg.\n    at readPage (src/check/readPage.ts:1:1).', false],
])('%s', (message, expected) => {
  expect(isTaughtInDutch(message)).toBe(expected)
})
