import { expect, it } from 'vitest'
import { exampleText, pageWith, saidOfSite } from '../../test/tryRule.ts'
import { headLength } from './headLength.ts'

const said = (line: string) => saidOfSite(headLength, { 'een.mdx': pageWith({ [line.split(':')[0] ?? '']: line }) })

it('a title and a description are as long as a list of results shows', () => {
  expect(said(`title: ${'Massage '.repeat(9)}`)).toEqual([
    'content/een.mdx:2:8  title is te lang (71 tekens). Typ hoogstens 60 tekens.',
  ])
  expect(said(`meta: ${'Massage '.repeat(21)}`)).toEqual([
    'content/een.mdx:3:7  meta is te lang (167 tekens). Typ hoogstens 160 tekens.',
  ])
})
it('they are measured with their facts', () => {
  expect(said('title: Massage in {plaats}, {afspraak-faq}, {uren-week} en {uren-zaterdag}')).toEqual([
    expect.stringMatching(
      /^content\/een\.mdx:2:8 {2}title is met de feiten erin te lang \(\d+ tekens\)\. Typ hoogstens 60 tekens\.$/,
    ),
  ])
  expect(said('title: Een afspraak in {plaats}? {whatsapp} {whatsapp} {whatsapp} {whatsapp}')).toEqual([])
})
it('a fact that cannot be read has no length', () => {
  const facts = exampleText('praktijk.yaml').replace(/^naam:.*$/m, 'naam: []')
  const title = `title: Massage in {plaats} ${'en meer '.repeat(6)}`
  expect(saidOfSite(headLength, { 'praktijk.yaml': facts, 'een.mdx': pageWith({ title }) })).toEqual([])
})
