import { expect, it } from 'vitest'
import { isReadable, unreadable } from './unreadable.ts'

it.each([
  ['a sign of another encoding', 'caf\uFFFD', 4],
  ['a sign that ends a text', 'a\0b', 2],
  ['half a pair', 'a\uD83D', 2],
  // "Trojan source" (CVE-2021-42574): what a reviewer sees is not what is there.
  ['a turn to the left', 'U mag \u202Eteein\u202C tillen', 7],
  ['a part that stands apart', '\u2067x\u2069', 1],
  ['a mark of direction', 'x\u200Fy', 2],
])('%s is reported where it stands', (_, text, column) => {
  expect(isReadable(text)).toBe(false)
  expect(unreadable('content/a.mdx', `goed\n${text}`)).toEqual([
    expect.objectContaining({ file: 'content/a.mdx', line: 2, column }),
  ])
})

it.each([
  'café – “ja”',
  'tab\tregel\r\n',
  'zacht\u00ADkoppel',
  'vast\u00A0wit',
  '👩\u200D⚕️',
  'Ĳssel',
  'à Â â ð €',
  'SÃO PAULO',
  'crème brûlée, pâté',
])('what Dutch and its typography use is not: %j', (text) => {
  expect(unreadable('content/a.mdx', text)).toEqual([])
})

it.each([
  ['cafÃ©', 4, 'Ã©', 'é'],
  ['â€™s avonds', 1, 'â€™', '’'],
  ['voorÂ\u00A0u', 5, 'Â\u00A0', '\u00A0'],
  ['kost â‚¬ 5', 6, 'â‚¬', '€'],
  ['fijn ðŸ˜€', 6, 'ðŸ˜€', '😀'],
])('a sign that was read as others is named with what it was: %s', (text, column, typed, meant) => {
  expect(unreadable('content/a.mdx', `goed\n${text}`)).toEqual([
    {
      file: 'content/a.mdx',
      line: 2,
      column,
      message: `"${typed}" lijkt een verkeerd gelezen "${meant}". Typ het opnieuw.`,
    },
  ])
})

it.each(['een\u200Btwee', 'een\u2028twee', 'een\uFEFFtwee', 'een\u2060twee'])('a sign that nobody sees: %j', (text) => {
  expect(unreadable('content/a.mdx', `\uFEFFgoed\n${text}`)).toEqual([
    expect.objectContaining({
      line: 2,
      column: 4,
      message: expect.stringMatching(/^Hier staat een teken dat niemand/),
    }),
  ])
})
