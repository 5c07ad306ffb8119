import { expect, it } from 'vitest'
import { onDay } from '../../test/onDay.ts'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { reviewDay } from './reviewDay.ts'

it.each([
  [
    '2026-12-02',
    [
      'content/massage.mdx:2:40  2026-12-02 moet nog komen. Vul de dag in waarop de tekst is nagekeken, of haal "nagekeken" weg.',
    ],
  ],
  ['2026-12-01', []],
])('a text was looked over on a day that has been: %s', (day, expected) => {
  onDay('2026-12-01')
  const text = exampleText('massage.mdx').replace('---\n', `---\nnagekeken: { door: J. Smit (arts), op: ${day} }\n`)
  expect(saidOfSite(reviewDay, { 'massage.mdx': text })).toEqual(expected)
})
