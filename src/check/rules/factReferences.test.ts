import { describe, expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { factReferences } from './factReferences.ts'

const facts = exampleText('praktijk.yaml')
const said = (from: string, to: string) => {
  expect(facts).toContain(from)
  const line = facts.slice(0, facts.indexOf(from)).split('\n').length
  return saidOfSite(factReferences, { 'praktijk.yaml': facts.replace(from, to) }).map((message) =>
    message.replace(`content/praktijk.yaml:${line}:`, ''),
  )
}

describe('what the facts refer to', () => {
  it('is there in the example', () => {
    expect(saidOfSite(factReferences, {})).toEqual([])
  })
  it.each([
    ['[/fysiotherapie, /massage]', '[/fysiotherapie, /masage]', 'Bedoelt u /massage?'],
    ['[/fysiotherapie, /massage]', '[/fysiotherapie, /contact]', 'Kies uit: /fysiotherapie'],
    ['{ glanerbrug: [vrijdag] }', '{ glanerbrugg: [vrijdag] }', 'Bedoelt u glanerbrug?'],
    ['foto: team', 'foto: teem', 'Bedoelt u team?'],
  ])('%s is not %s', (from, to, hint) => {
    expect(said(from, to)).toEqual([expect.stringContaining(hint)])
    expect(said(from, to)[0]).toMatch(/^\d+ {2}/)
  })
})
