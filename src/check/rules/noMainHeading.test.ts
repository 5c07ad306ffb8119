import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { noMainHeading } from './noMainHeading.ts'

it.each(['# Massage', '# a\n\n## b'])('the text has no title: %j', (text) => {
  expect(saidOf(noMainHeading, `Tekst.\n\n${text}`)).toEqual([
    '3:1 Een kop met één # is de titel van de pagina; die staat bij heading. Gebruik hier ##.',
  ])
})
it('other headings it may have', () => {
  expect(saidOf(noMainHeading, '## a\n\n### b')).toEqual([])
})
it('one that is made with a line below it has a rule of its own', () => {
  expect(saidOf(noMainHeading, 'Massage\n=======')).toEqual([])
})
