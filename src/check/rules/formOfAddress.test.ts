import { expect, it } from 'vitest'
import { saidOfProse } from '../../test/tryRule.ts'
import { formOfAddress } from './formOfAddress.ts'

const formal = (word: string) => `"${word}": de site zegt overal u. Schrijf u of uw.`

it.each([
  ['Bel ons als je pijn heeft.', `12 ${formal('je')}`],
  ['Jij beslist mee.', `0 ${formal('Jij')}`],
  ['Dit is voor jou.', `12 ${formal('jou')}`],
  ['Dit is (jouw) plan.', `8 ${formal('jouw')}`],
  ['Komen jullie samen?', `6 ${formal('jullie')}`],
])('a reader is spoken to as u: %s', (text, said) => {
  expect(saidOfProse(formOfAddress, text)).toEqual([said])
})
it.each(['U beslist zelf, met uw plan.', 'Een jas, een jubileum en het project.', 'Een drankje-je en ’je.'])(
  'not %s',
  (text) => {
    expect(saidOfProse(formOfAddress, text)).toEqual([])
  },
)
it.each(['testimonials', 'zoekwoorden'])('nor what others say themselves: %s', (field) => {
  expect(saidOfProse(formOfAddress, 'Ze helpen je echt.', [field, 'tekst'])).toEqual([])
})
it('other fields are for readers', () => {
  expect(saidOfProse(formOfAddress, 'Ze helpen je echt.', ['lead'])).toEqual([`10 ${formal('je')}`])
})
