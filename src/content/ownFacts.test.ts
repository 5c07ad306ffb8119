import { describe, expect, it } from 'vitest'
import { readYaml } from '../check/yaml.ts'
import { example } from '../test/example.ts'
import { ownFacts } from './ownFacts.ts'
import { fillIn, placeholdersFor } from './placeholders.ts'

const read = (text: string) => readYaml({ file: 'f', text }, ownFacts)

describe('facts of the writer’s own', () => {
  it('are a price or a text, which pages name', () => {
    const placeholders = placeholdersFor({ ...example.facts, own: { 'eigen-duo': 45, 'eigen-garage': 'Garage Zuid' } })
    expect(fillIn('{eigen-duo} bij {eigen-garage}, {eigen-niet}', placeholders)).toBe(
      '€\u00A045 bij Garage Zuid, {eigen-niet}',
    )
  })
  it.each(["'2026'", '€ 12,50 per keer', 'achter het gebouw', '10.30'])('may hold a number: %s', (value) => {
    expect(read(`eigen-duo: ${value}`).ok).toBe(true)
  })
  it.each([
    ['duo: 45', 'f:1:6 duo: begin de naam van een eigen feit met eigen-'],
    ['eigen-Duo: 45', 'f:1:12 eigen-Duo: begin de naam van een eigen feit met eigen-'],
    ['eigen-duo: 0', 'f:1:12 eigen-duo: "'],
    [
      'eigen-duo: 12,50',
      'f:1:12 eigen-duo: een prijs is hier een getal. Schrijf het met een punt en zonder teken: 12.50.',
    ],
    [
      'eigen-duo: € 1.250,-',
      'f:1:12 eigen-duo: een prijs is hier een getal. Schrijf het met een punt en zonder teken: 1250.',
    ],
    [
      'eigen-duo: 45 euro',
      'f:1:12 eigen-duo: een prijs is hier een getal. Schrijf het met een punt en zonder teken: 45.',
    ],
    ['eigen-duo: [45]', 'f:1:12 eigen-duo: '],
  ])('are named as such, and have a value: %s', (text, start) => {
    const reading = read(text)
    const said = reading.ok
      ? []
      : reading.problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
    expect(said).toHaveLength(1)
    expect(said[0]?.startsWith(start.replace(/ "$/, ' ')), said[0]).toBe(true)
  })
})
