import { expect, it } from 'vitest'
import { saidOfYaml } from '../../test/tryYaml.ts'
import { yamlEntity } from './yamlEntity.ts'

const shown = (code: string, advice: string) => `3 "${code}" kan hier niet: de lezer ziet dan de code zelf. ${advice}`
it.each([
  ['doet&nbsp;zeer', shown('&nbsp;', 'Typ een gewone spatie.')],
  ['"kilo&#39;s &amp; meer"', shown('&#39;', `Typ "'".`)],
  ['Ju&euml;l &amp; co', shown('&euml;', 'Typ "ë".')],
  ['zit&shy;ten', shown('&shy;', 'Haal haar weg.')],
  ['vraag &#x26; antwoord', shown('&#x26;', 'Typ "&".')],
])('a code is shown as it is: %s', (value, expected) => {
  expect(saidOfYaml(yamlEntity, `a: ${value}`)).toEqual([expected])
})
it('is found in a list, and signs that are no code may stand', () => {
  expect(saidOfYaml(yamlEntity, 'a: [b, c&amp;d]')).toEqual([expect.stringContaining('7 "&amp;"')])
  expect(saidOfYaml(yamlEntity, 'a: "Q&A; R&D; kop & staart; &; &#; https://x.example/?a=1&copy=2"\nb: 3')).toEqual([])
})
