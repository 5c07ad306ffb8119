import { expect, it } from 'vitest'
import { saidOf, smallSite } from '../../test/tryRule.ts'
import { looseBrace } from './looseBrace.ts'

const alone =
  'Deze } sluit niets. Haal haar weg, of schrijf een feit als {telefoon}; een losse accolade typt u als \\}.'
it.each([
  ['Bel telefoon} even.', '1:13 Deze } sluit niets. Bedoelt u {telefoon}?'],
  ['Bel ons,\n\n- of mail **emial}**', '3:18 Deze } sluit niets. Bedoelt u {email}?'],
  ['Bel {telefoon}} even.', `1:15 ${alone}`],
  ['Een } los.', `1:5 ${alone}`],
  ['## Kop }', `1:8 ${alone}`],
  ['Eerst \\{a} en dan \\\\b}', `1:22 ${alone}`],
])('closes nothing: %s', (text, expected) => {
  expect(saidOf(looseBrace, text)).toEqual([expected])
})
it.each([
  'Bel {telefoon} of {email}.',
  'Een accolade \\} kan, en \\{zo} ook.',
  '`a}` en &#125;',
  '```\n}\n```',
  '[x](/a} "b")',
  '{/* } */}',
])('closes something, or is meant: %s', (text) => {
  expect(saidOf(looseBrace, text)).toEqual([])
})
it('knows the writer’s own facts', () => {
  const known = { ...smallSite, ownFacts: () => ['eigen-duotraining'] }
  expect(saidOf(looseBrace, 'Samen eigen-duotraining}.', known)).toEqual([
    '1:24 Deze } sluit niets. Bedoelt u {eigen-duotraining}?',
  ])
})
