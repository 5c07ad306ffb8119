import { expect, it } from 'vitest'
import { contentTypes } from '../../content/contentTypes.ts'
import { saidOfSite } from '../../test/tryRule.ts'
import { publicFile } from './publicFile.ts'

const said = (...published: string[]) => saidOfSite(publicFile, {}, { published })

it('files that browsers know may be published', () => {
  expect(said('robots.txt', 'folders/rug.pdf', '.well-known/a.txt', 'google123.html', 'mijn-assets/x.png')).toEqual([])
})
it.each(['mijn folder.pdf', 'café.pdf', '_folder.pdf', '.env.txt', 'a%20b.pdf'])('%s is no address', (name) => {
  expect(said(name)).toEqual([
    `public/${name}:1:1  De naam van dit bestand wordt een adres. Gebruik letters, cijfers, punten en streepjes, en begin met een letter of cijfer.`,
  ])
})
it('a file in the folder of the build and an unknown kind of file are named', () => {
  const kinds = contentTypes.map(([extension]) => extension).join(', ')
  const unknown = (kind: string) =>
    `Met een bestand dat op "${kind}" eindigt, weet een browser geen raad. Kies uit: ${kinds}.`
  expect(said('assets/team.png', 'brief.docx', 'LEESMIJ')).toEqual([
    'public/assets/team.png:1:1  De map assets is van de bouw: wat daarin staat, bewaren browsers een jaar. Kies een andere map.',
    `public/brief.docx:1:1  ${unknown('.docx')}`,
    `public/LEESMIJ:1:1  ${unknown('')}`,
  ])
})
