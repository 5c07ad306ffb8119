import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dutchDay, upcoming } from './exceptions.ts'
import { factsSchema } from './facts.ts'
import { readYaml } from '../check/yaml.ts'

const text = readFileSync('content/praktijk.yaml', 'utf8')
const withDates = (...dates: string[]) =>
  text.replace(
    /^uitzonderingen: .*\n( {2}- .*\n)*/m,
    `uitzonderingen:\n${dates.map((date) => `  - { datum: ${date}, tijden: gesloten, reden: Feestdag }\n`).join('')}`,
  )
const read = (changed: string) => readYaml({ file: 'content/praktijk.yaml', text: changed }, factsSchema)

describe('days with other hours', () => {
  it('each stand there once', () => {
    const changed = withDates('2026-12-25', '2026-12-26', '2026-12-25')
    const line = changed.split('\n').findLastIndex((candidate) => candidate.includes('datum: 2026-12-25')) + 1
    expect(read(changed)).toMatchObject({
      ok: false,
      problems: [
        {
          file: 'content/praktijk.yaml',
          line,
          column: 14,
          message: 'uitzonderingen › nummer 3 › datum: "2026-12-25" staat er twee keer. Houd één regel per dag.',
        },
      ],
    })
  })

  const dates = (today: string) => {
    const reading = read(withDates('2027-01-01', '2026-12-25', '2026-04-27'))
    return reading.ok && upcoming(reading.data.exceptions, today).map(({ from }) => from)
  }
  it.each([
    ['2026-01-01', ['2026-04-27', '2026-12-25', '2027-01-01']],
    ['2026-04-27', ['2026-04-27', '2026-12-25', '2027-01-01']],
    ['2026-04-28', ['2026-12-25', '2027-01-01']],
    ['2027-01-02', []],
  ])('are shown in order, from %s on', (today, expected) => {
    expect(dates(today)).toEqual(expected)
  })
})

describe('the day in the Netherlands', () => {
  it.each([
    ['2026-12-24T22:59:59Z', '2026-12-24'],
    ['2026-12-24T23:00:00Z', '2026-12-25'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
  ])('at %s is %s', (moment, day) => {
    expect(dutchDay(new Date(moment))).toBe(day)
  })
})
