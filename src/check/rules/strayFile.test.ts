import { expect, it } from 'vitest'
import { saidOfSite } from '../../test/tryRule.ts'
import { strayFile } from './strayFile.ts'

it('what the site reads belongs in content/, and what commands keep there', () => {
  // The example has the other files.
  const more = { 'omleidingen.yaml': '', 'beelden.yaml': '', 'adressen.lock': '', 'woorden.txt': '' }
  expect(saidOfSite(strayFile, more)).toEqual([])
})
it('another file is named, with what it may have been meant for', () => {
  expect(saidOfSite(strayFile, { 'praktijk.yml': '' })).toEqual([
    'content/praktijk.yml:1:1  Dit bestand gebruikt de site niet. Bedoelt u praktijk.yaml?',
  ])
  expect(saidOfSite(strayFile, { 'groot.jpg': '' })).toEqual([
    'content/groot.jpg:1:1  Dit bestand gebruikt de site niet. Een foto of tekening hoort in content/_beelden.',
  ])
})
