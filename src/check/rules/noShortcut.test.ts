import { expect, it } from 'vitest'
import { saidOfSite } from '../../test/tryRule.ts'
import { noShortcut } from './noShortcut.ts'

it('a link to another file is none of the site', () => {
  expect(saidOfSite(noShortcut, {}, { shortcuts: ['content/oud.mdx', 'public/hier.txt'] })).toEqual([
    'content/oud.mdx:1:1  Dit is een koppeling naar een ander bestand. Zet het bestand zelf hier neer.',
    'public/hier.txt:1:1  Dit is een koppeling naar een ander bestand. Zet het bestand zelf hier neer.',
  ])
})
