import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { headingLevel } from './headingLevel.ts'

const instead = (right: string, wrong: string) =>
  `Hier is een niveau overgeslagen. Begin deze kop met ${right} in plaats van ${wrong}.`

it.each([
  ['### a', `1:1 ${instead('##', '###')}`],
  ['## a\n\n#### b', `3:1 ${instead('###', '####')}`],
  ['## a\n\n### b\n\n## c\n\n#### d', `7:1 ${instead('###', '####')}`],
  ['<Vragen>\n\n### a\n\n### b\n\n</Vragen>', `3:1 ${instead('##', '###')}`],
  ['#### a\n\n##### b', `1:1 ${instead('##', '####')}`],
])('a level is left out: %j', (text, expected) => {
  expect(saidOf(headingLevel, text)).toEqual([expected])
})
it.each(['', '## a\n\n## b', '## a\n\n### b\n\n#### c\n\n## d\n\n### e', '# a\n\n## b'])(
  'none is left out: %j',
  (text) => {
    expect(saidOf(headingLevel, text)).toEqual([])
  },
)
