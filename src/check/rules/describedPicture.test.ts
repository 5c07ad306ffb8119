import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { describedPicture } from './describedPicture.ts'

const said = (lines: string) => saidOfSite(describedPicture, { 'beelden.yaml': lines })

it('what is described is there', () => {
  expect(said('hero: decoratief\nportrt: Een vrouw\n')).toEqual([
    'content/beelden.yaml:2:9  Het beeld "portrt" staat niet in content/_beelden. Bedoelt u portret?',
  ])
  expect(said('zonsondergang: decoratief')).toEqual([
    'content/beelden.yaml:1:16  Het beeld "zonsondergang" staat niet in content/_beelden. Haal de regel weg uit beelden.yaml, of zet het beeld daar neer.',
  ])
})
it('pictures of the site, those of other sites, and a file that cannot be read or is not there', () => {
  expect(said(`${exampleText('beelden.yaml')}\nhttps://beelden.example/x.jpg: Een stoel`)).toEqual([])
  expect(said('a: [')).toEqual([])
  expect(saidOfSite(describedPicture, { 'beelden.yaml': undefined })).toEqual([])
})
