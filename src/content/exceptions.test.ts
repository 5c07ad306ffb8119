import { describe, expect, it } from 'vitest'
import { daysOf, dutchDay, exceptionsAt, formatPeriod, upcoming } from './exceptions.ts'
import { factsSchema } from './facts.ts'
import { readYaml } from '../check/yaml.ts'
import { example } from '../test/example.ts'

const { text } = example
const withDates = (...dates: string[]) =>
  text.replace(
    /^uitzonderingen:.*\n( {2}- .*\n)*/m,
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

describe('a period of other hours', () => {
  const withLine = (line: string) =>
    text.replace(
      /^uitzonderingen:.*\n( {2}- .*\n)*/m,
      `uitzonderingen:\n  - { ${line}, tijden: gesloten, reden: Vakantie }\n`,
    )
  const said = (line: string) => {
    const reading = read(withLine(line))
    return reading.ok ? [] : reading.problems.map(({ message }) => message.replace(/^uitzonderingen › nummer 1 › /, ''))
  }
  it.each([
    'datum: 2026-12-25',
    'van: 2026-07-20, tot: 2026-08-02',
    'van: 2026-07-20, tot: 2026-07-20, locatie: enschede',
    'van: 2026-07-20, tot: 2027-07-21',
  ])('is said in one line: %s', (line) => {
    expect(said(line)).toEqual([])
  })
  it.each([
    ['van: 2026-07-20', /^datum ontbreekt\. Schrijf datum: 2026-12-25, of van: /],
    ['van: 2026-08-02, tot: 2026-07-20', /^tot: "tot" ligt voor "van"\. Draai ze om\.$/],
    ['van: 2026-07-32, tot: 2026-08-02', /^van: 32 juli 2026 bestaat niet\. De laatste dag is 2026-07-31\.$/],
    ['van: 2026-02-01, tot: 2028-02-30', /^tot: 30 februari 2028 bestaat niet\. De laatste dag is 2028-02-29\.$/],
    ['van: 1 juli 2026, tot: 2026-08-02', /^van: schrijf de datum als 2026-12-25\.$/],
    ['van: 2026-13-01, tot: 2026-08-02', /^van: schrijf de datum als 2026-12-25\.$/],
    ['van: 2026-07-20, tot: 2027-07-22', /^tot: "tot" ligt meer dan een jaar na "van"\. Klopt het jaartal\?$/],
    ['datum: 2026-07-20, tot: 2026-08-02', /^datum: schrijf een datum, of van en tot, maar niet allebei\.$/],
  ])('has a beginning and an end, in order: %s', (line, message) => {
    expect(said(line)).toEqual([expect.stringMatching(message)])
  })
  it('counts for each of its days, and reads as a period', () => {
    const period = { from: '2026-07-30', until: '2026-08-02' }
    expect(daysOf(period)).toEqual(['2026-07-30', '2026-07-31', '2026-08-01', '2026-08-02'])
    expect(daysOf({ from: '2026-05-01', until: '2026-08-31' })).toHaveLength(123)
    expect(formatPeriod(period)).toBe('30 juli – 2 augustus 2026')
    expect(formatPeriod({ from: '2026-12-25', until: '2026-12-25' })).toBe('25 december 2026')
  })
  it('of one location counts there alone, and above that of all', () => {
    const line = (location: string | undefined) => ({
      from: '2026-07-20',
      until: '2026-08-02',
      hours: null,
      reason: 'x',
      location,
    })
    const [all, here] = [line(undefined), line('enschede')]
    expect(exceptionsAt([here, all], 'enschede')).toEqual([all, here])
    expect(exceptionsAt([here, all], 'glanerbrug')).toEqual([all])
  })
  it('stops for a day within it that has hours of its own', () => {
    const lines = (...typed: string[]) => said(typed.join(', tijden: gesloten, reden: Een }\n  - { '))
    const period = 'van: 2026-12-24, tot: 2027-01-03'
    expect(lines(period, 'datum: 2026-12-25', 'datum: 2027-01-01')).toEqual([])
    expect(lines('datum: 2026-12-25', period)).toEqual([])
    expect(lines(period, 'van: 2026-12-25, tot: 2026-12-26')).toEqual([
      'uitzonderingen › nummer 2 › van: deze periode loopt samen met die van 2026-12-24 tot 2027-01-03, vanaf 2026-12-25. Laat de ene eindigen voor de andere begint.',
    ])
    const line = (from: string, until: string) => ({ from, until, hours: null, reason: 'x', location: undefined })
    const [first, other] = [line('2026-12-25', '2026-12-25'), line('2026-12-24', '2026-12-24')]
    expect(exceptionsAt([line('2026-12-24', '2027-01-03'), first, other], 'enschede')).toEqual([
      line('2026-12-26', '2027-01-03'),
      first,
      other,
    ])
  })
})
