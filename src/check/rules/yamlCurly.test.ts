import { expect, it } from 'vitest'
import { saidOfYaml } from '../../test/tryYaml.ts'
import { yamlCurly } from './yamlCurly.ts'

const said = (at: number, text: string) =>
  `${at} De lezer ziet deze krullende aanhalingstekens ook. Typ gewone aanhalingstekens of geen: "${text}".`
it.each([
  ['a: “U kunt gerust.”', said(3, 'U kunt gerust.')],
  ['a: ‘U kunt gerust.’', said(3, 'U kunt gerust.')],
  ['a: „Da’s fijn.”', said(3, 'Da’s fijn.')],
  ['a: { b: “x” }', said(8, 'x')],
])('is shown: %s', (text, expected) => {
  expect(saidOfYaml(yamlCurly, text)).toEqual([expected])
})
it.each([
  'a: “Ja”, zei zij, “graag”',
  'a: Zij zei “ja”',
  'a: ‘s Avonds bij de opa’s’',
  'a: ‘t Huis van Jans’',
  'a: "“Fijn geholpen.”"',
  'a: ’s Avonds',
  '“a”: b',
])('stands in a text, or is meant: %s', (text) => {
  expect(saidOfYaml(yamlCurly, text)).toEqual([])
})
