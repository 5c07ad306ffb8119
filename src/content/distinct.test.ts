import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { distinct } from './distinct.ts'
import { factsSchema } from './facts.ts'
import { readYaml } from '../check/yaml.ts'
import { example } from '../test/example.ts'

describe('a field that differs for each item', () => {
  const schema = z.strictObject({
    dingen: z.array(z.strictObject({ id: z.string() })).check(distinct('id', ({ id }) => id, 'Kies een ander.')),
  })
  const said = (text: string) => {
    const reading = readYaml({ file: 'f', text }, schema)
    return reading.ok ? [] : reading.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
  }
  it('may be anything else', () => {
    expect(said('dingen: []')).toEqual([])
    expect(said('dingen: [{ id: a }, { id: b }]')).toEqual([])
  })
  it('is reported at each item that repeats it', () => {
    expect(said('dingen:\n  - id: a\n  - id: b\n  - id: a\n  - id: a')).toEqual([
      '4:9 dingen › nummer 3 › id: "a" staat er twee keer. Kies een ander.',
      '5:9 dingen › nummer 4 › id: "a" staat er twee keer. Kies een ander.',
    ])
  })
})

it('two locations with one id are one mistake, not one for each fact that can no longer be found', () => {
  const text = example.text.replace('  - id: glanerbrug', '  - id: enschede')
  const reading = readYaml({ file: 'content/praktijk.yaml', text }, factsSchema)
  const line = text.split('\n').findLastIndex((candidate) => candidate === '  - id: enschede') + 1
  expect(reading).toMatchObject({
    ok: false,
    problems: [
      {
        file: 'content/praktijk.yaml',
        line,
        column: 9,
        message: 'locaties › nummer 2 › id: "enschede" staat er twee keer. Geef elke locatie een eigen id.',
      },
    ],
  })
})

/** What is said of the example with a few lines more. */
const saidWith = (lines: string) => {
  const text = example.text.replace(/^(?:team|tarieven):.*\n(?: {2}.*\n)*/gm, '') + lines
  const reading = readYaml({ file: 'content/praktijk.yaml', text }, factsSchema)
  return reading.ok ? [] : reading.problems.map(({ message }) => message)
}
const member = (name: string, days: string) => `  - { naam: ${name}, functie: Arts, dagen: { enschede: [${days}] } }\n`
it.each([
  [
    `team:\n${member('Jan Smit', 'maandag')}${member('Jan Smit', 'dinsdag')}`,
    'team › nummer 2 › naam: "Jan Smit" staat er twee keer. Zet de dagen van één persoon bij elkaar.',
  ],
  [
    `team:\n${member('Jan Smit', 'maandag, dinsdag, maandag')}`,
    'team › nummer 1 › dagen › enschede › nummer 3: "maandag" staat er twee keer. Noem elke dag één keer.',
  ],
  [
    'tarieven: [{ naam: Zitting, prijs: 40 }, { naam: Zitting, prijs: 45 }]\n',
    'tarieven › nummer 2 › naam: "Zitting" staat er twee keer. Geef elk tarief een eigen naam.',
  ],
])('the facts name a member, a day and a fee once: %j', (lines, expected) => {
  expect(saidWith(lines)).toEqual([expected])
})
