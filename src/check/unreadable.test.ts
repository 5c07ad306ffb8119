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

it.each(['café – “ja”', 'tab\tregel\r\n', 'zacht\u00ADkoppel', 'vast\u00A0wit', '👩\u200D⚕️', 'Ĳssel'])(
  'what Dutch and its typography use is not: %j',
  (text) => {
    expect(unreadable('content/a.mdx', text)).toEqual([])
  },
)
