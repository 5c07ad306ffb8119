import { expect, it } from 'vitest'
import { z } from 'zod'
import { readYaml } from './yaml.ts'

/** What is said of a text, each problem as `line:column message`. */
function said(text: string): string[] {
  const reading = readYaml({ file: 'a.yaml', text }, z.unknown())
  return reading.ok ? [] : reading.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
}
const quotes = 'Zet de tekst tussen "aanhalingstekens"'
const list = 'Hier mist een ]: deze lijst wordt niet gesloten. Zet ] aan het eind.'
const map = 'Hier mist een }: dit blok wordt niet gesloten. Zet } aan het eind.'
const dash = (item: string) => `Schrijf - ${item}, met een spatie achter het streepje.`
const colon = (line: string) => `Schrijf ${line}, met een spatie achter de dubbele punt.`

it.each([
  ['a: [b, c\nd: e\n', `1:4 ${list}`],
  ['a: [b, c\n', `1:4 ${list}`],
  ['a: [b, [c]\nd: e\n', `1:4 ${list}`],
  ['a: { b: c, d: e\nf: g\n', `1:4 ${map}`],
  ['a: { b: [c], d: e\nf: g\n', `1:4 ${map}`],
  ['a:\n  - { b: c }\n  - { b: c\n  - { b: c }\nd: e\n', `3:5 ${map}`],
])('a bracket that is missing is named where it opens: %j', (text, message) => {
  expect(said(text)).toEqual([message])
})
it.each([
  ['a: @b c\n', `1:4 Een tekst kan niet met @ beginnen. ${quotes}: "@b c".`],
  ['a: %b\n', `1:4 Een tekst kan niet met % beginnen. ${quotes}: "%b".`],
  ['a: !Kauwen doet: zeer\n', `1:4 Een tekst kan niet met ! beginnen. ${quotes}: "!Kauwen doet: zeer".`],
  ['a: @b "c"\n', `1:4 Een tekst kan niet met @ beginnen. ${quotes}.`],
  ['a: { b: @c, d: e }\n', `1:9 Een tekst kan niet met @ beginnen. ${quotes}: "@c".`],
  ['a: { b: Let op: dicht }\n', `1:9 Er staat een dubbele punt te veel. ${quotes}: "Let op: dicht".`],
])('a text that needs quotes is given with them: %j', (text, message) => {
  expect(said(text)).toEqual([message])
})
it.each([
  ['/a: /b\n/oude-kaak:/pijnklachten/kaak\n/c: /d\n', `2:11 ${colon('/oude-kaak: /pijnklachten/kaak')}`],
  ['/a: /b\n/oude-kaak:/pijnklachten/kaak\n', `2:11 ${colon('/oude-kaak: /pijnklachten/kaak')}`],
  ['title:Massage\na: b\n', `1:6 ${colon('title: Massage')}`],
  ['a:\n  b:c\n  d: e\n', `2:4 ${colon('b: c')}`],
  ['a: b\nc:\n  -nek\n  - rug\n', `3:3 ${dash('nek')}`],
  ['a: b\nc:\n  -nek\n', `3:3 ${dash('nek')}`],
  ['a: b\nc:\n  - nek\n  -rug\n  - knie\nd: e\n', `4:3 ${dash('rug')}`],
  ['a: b\nc:\n- nek\n-rug\n- knie\nd: e\n', `4:1 ${dash('rug')}`],
  ['c:\n-nek\n- knie\n', `2:1 ${dash('nek')}`],
  ['c:\n  -{ a: b }\n  - { a: c }\n', `2:3 ${dash('{ a: b }')}`],
])('a space that is missing is named: %j', (text, message) => {
  expect(said(text)).toEqual([message])
})
it.each([
  'a: -5\n',
  'a:\n  -5\n',
  'a: een -twee\n',
  'a: "een\n  -twee"\n',
  'a: |\n  -twee\n',
  'a: [\n  b,\n  c,\n  ]\n',
  'a: https://b.example\n',
  'a: 10:30\n',
])('what is right is not refused: %j', (text) => {
  expect(said(text)).toEqual([])
})
it('other mistakes keep the words that they had', () => {
  expect(said('a: ["b, c]\nd: e\n')[0]).toMatch(/^1:5 Hier mist een teken/)
  expect(said('a: b: c\n')).toEqual([expect.stringMatching(/^1:4 Er staat een dubbele punt te veel/)])
  expect(said('a: b\nzie https://b.example\n')).toEqual([expect.stringMatching(/^2:1 Hier mist een teken/)])
})
