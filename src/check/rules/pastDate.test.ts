import { expect, it } from 'vitest'
import { onDay } from '../../test/onDay.ts'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { pastDate } from './pastDate.ts'

const withoutLists = exampleText('praktijk.yaml').replace(/^(?:uitzonderingen|mededelingen):.*\n(?: {2}- .*\n)*/gm, '')

/** What is said of these days and notices at the end of the example, each as `line:column  message`, counted from there. */
function saidOf(days: string[], notices: string[]): string[] {
  const lists = ['uitzonderingen:', ...days, 'mededelingen:', ...notices, '']
  const said = saidOfSite(pastDate, { 'praktijk.yaml': withoutLists + lists.join('\n') })
  const before = withoutLists.split('\n').length - 1
  return said.map((text) =>
    text.replace(/^content\/praktijk\.yaml:(\d+)/, (_, line: string) => String(Number(line) - before)),
  )
}
const day = (date: string) => `  - { datum: ${date}, tijden: gesloten, reden: Feest }`
const notice = (until: string) => `  - { titel: Bericht, tekst: Wij verhuizen., vanaf: 2020-01-01, tot: ${until} }`
const over = (place: string, date: string) =>
  `${place}  ${date} is voorbij, dus de site toont dit niet meer. Klopt het jaar? Haal de regel anders weg.`

it('a day or a notice is over on the day after it, which is said where its date stands', () => {
  onDay('2026-04-27')
  const dates = ['2026-04-28', '2026-04-26', '2026-04-27']
  expect(saidOf(dates.map(day), dates.map(notice))).toEqual([over('3:14', '2026-04-26'), over('7:70', '2026-04-26')])
})

it('nothing is said of facts that cannot be read', () => {
  expect(saidOfSite(pastDate, { 'praktijk.yaml': 'naam: [' })).toEqual([])
})
