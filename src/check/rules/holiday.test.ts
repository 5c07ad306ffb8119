import { expect, it } from 'vitest'
import { onDay } from '../../test/onDay.ts'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { holiday } from './holiday.ts'

const facts = (lines: string) => ({
  'praktijk.yaml': exampleText('praktijk.yaml').replace(/^uitzonderingen:.*\n( {2}- .*\n)*/m, lines),
})

it('a holiday that comes is asked about, with the line to write', () => {
  onDay('2026-04-26')
  expect(saidOfSite(holiday, facts('uitzonderingen: []\n')).filter((text) => text.includes('Koningsdag'))).toEqual([
    expect.stringMatching(
      /^content\/praktijk\.yaml:\d+:17 {2}Koningsdag is op 2026-04-27, en er staat niet of u dan open bent\. Schrijf bij uitzonderingen: - \{ datum: 2026-04-27, tijden: gesloten, reden: Koningsdag \}, of uw tijden van die dag\.$/,
    ),
  ])
})
it('and the place, when it is known of another', () => {
  onDay('2026-04-26')
  const lines = 'uitzonderingen:\n  - { datum: 2026-04-27, tijden: gesloten, reden: Koningsdag, locatie: enschede }\n'
  expect(saidOfSite(holiday, facts(lines)).filter((text) => text.includes('Koningsdag'))).toEqual([
    expect.stringMatching(/of u dan in Glanerbrug open bent\. .*reden: Koningsdag, locatie: glanerbrug \}/),
  ])
})
it('not one that the facts speak of', () => {
  onDay('2026-04-26')
  const lines = 'uitzonderingen:\n  - { van: 2026-04-20, tot: 2026-05-30, tijden: gesloten, reden: Verbouwing }\n'
  expect(saidOfSite(holiday, facts(lines))).toEqual([])
})
