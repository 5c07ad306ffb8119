import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { oneList } from './oneList.ts'

const said = (...steps: string[]) => saidOf(oneList, `<Stappen>\n\n${steps.join('\n')}\n\n</Stappen>`)
const restart =
  'Hier begint de nummering in <Stappen> opnieuw. Laat alles wat bij een stap hoort drie spaties inspringen, ook een lijst of een alinea.'
const sign = (number: number) =>
  `Met het haakje van ${number}) begint een nieuwe lijst. Typ een punt: ${number}. tekst.`

it('steps are one list', () => {
  expect(said('1. a', '2. b')).toEqual([])
  expect(said('1) a', '2) b')).toEqual([])
  expect(said('1. a', '', '   tussen', '', '2. b')).toEqual([])
  expect(said('1. a', '', 'tussen', '', '2. b')).toEqual([`7:1 ${restart}`])
})
it('a bracket among points is named at its own line, and nothing that came of it', () => {
  expect(said('1. a', '2) b', '3. c')).toEqual([`4:1 ${sign(2)}`])
  expect(said('1) a', '2. b', '3. c')).toEqual([`3:1 ${sign(1)}`])
  expect(said('1. a', '2) b', '3) c')).toEqual([`4:1 ${sign(2)}`, `5:1 ${sign(3)}`])
})
