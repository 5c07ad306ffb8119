import { expect, it } from 'vitest'
import { pageWith, saidOf } from '../../test/tryRule.ts'
import { headingJump } from './headingJump.ts'

const page = (jump: string) => pageWith({ jump: `jump: ${jump}` }, '## Zo werkt huren\n\n### Ophalen\n\n## Voorwaarden')

it('a button leads to a heading of its own page', () => {
  expect(saidOf(headingJump, page('Zo werkt huren'))).toEqual([])
  expect(saidOf(headingJump, page('Zo werkt hurn'))).toEqual([
    '8:7 jump: "Zo werkt hurn" is geen kop (##) van deze pagina. Bedoelt u Zo werkt huren?',
  ])
  expect(saidOf(headingJump, page('Ophalen'))).toEqual([
    '8:7 jump: "Ophalen" is geen kop (##) van deze pagina. Kies uit: Zo werkt huren, Voorwaarden.',
  ])
})
it('a page without such a button', () => {
  expect(saidOf(headingJump, pageWith({}))).toEqual([])
})
