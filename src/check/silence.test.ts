import { expect, it } from 'vitest'
import { silentLines } from './silence.ts'

it.each<[string, string[], number[]]>([
  ['its paragraph', ['Een.', '', '{/* taal: citaat */}', 'Twee.', 'Drie.', '', 'Vier.'], [3, 4, 5]],
  ['its paragraph, over empty lines', ['<!-- taal: citaat -->', '', '  ', 'Twee.', '', 'Drie.'], [1, 4]],
  ['its paragraph, up to a line of spaces', ['{/* taal: citaat */}', 'Een.', '  ', 'Twee.'], [1, 2]],
  ['the field below it, further in, to the end', ['hero:', '  # taal: naam', '  lead: Een'], [2, 3]],
  ['the field below it', ['title: Een', '', '# taal: naam', 'lead: Twee', 'meta: Drie', '', 'city: vier'], [3, 4]],
  ['the field below it with all in it', ['# taal: a', 'lead: >', '  Een', '', '  twee', 'meta: Drie'], [1, 2, 3, 5]],
  ['the field below it, under another remark', ['# taal: a', '# ook', 'lead: Een', 'meta: Drie'], [1, 3]],
  ['the list below it', ['# taal: namen', 'ticks:', '- Een', '- Twee', 'meta: Drie'], [1, 2, 3, 4]],
  ['the item below it', ['ticks:', '# taal: naam', '- id: Een', '  text: Een', '- id: Twee'], [2, 3, 4]],
  ['its own line, where something else stands there', ['lead: Een zin. # taal: naam', 'meta: Nog een.'], [1]],
  ['itself alone, at the end of a text', ['Een.', '', '# taal: naam'], [3]],
  ['each its own', ['Een. {/* taal: a */}', '', 'Twee.', '', 'Drie. {/* taal: b */}'], [1, 5]],
  ['nothing, without a reason', ['{/* taal: */}', 'Een.', '', '# taal:', 'Twee.'], []],
  ['nothing, when it is another remark', ['{/* later: meer taal */}', 'Een.'], []],
])('a remark about language says of %s that it stays as it is', (_, lines, expected) => {
  expect([...silentLines(lines.join('\n'))].toSorted((one, other) => one - other)).toEqual(expected)
})
