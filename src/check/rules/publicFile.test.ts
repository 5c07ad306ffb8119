import { expect, it } from 'vitest'
import { publishedKinds } from '../../content/publicFile.ts'
import { saidOfSite } from '../../test/tryRule.ts'
import { publicFile } from './publicFile.ts'

const said = (...published: string[]) => saidOfSite(publicFile, {}, { published })

it('files that browsers know may be published', () => {
  expect(said('robots.txt', 'folders/rug.pdf', '.well-known/a.txt', 'BingSiteAuth.xml', 'mijn-assets/x.png')).toEqual(
    [],
  )
})
it.each(['mijn folder.pdf', 'café.pdf', '_folder.pdf', '.env.txt', 'a%20b.pdf'])('%s is no address', (name) => {
  expect(said(name)).toEqual([
    `public/${name}:1:1  De naam van dit bestand wordt een adres. Gebruik letters, cijfers, punten en streepjes, en begin met een letter of cijfer.`,
  ])
})
it.each([
  ['favicon.svg', 'verander het logo in content/_beelden/logo.svg'],
  ['apple-touch-icon.png', 'verander het logo in content/_beelden/logo.svg'],
  ['icon-512.png', 'verander het logo in content/_beelden/logo.svg'],
  ['site.webmanifest', 'verander de feiten in content/praktijk.yaml'],
  ['sitemap.xml', 'verander de pagina’s in content/'],
  ['llms.txt', 'verander de pagina’s in content/'],
  ['.well-known/security.txt', 'verander de feiten in content/praktijk.yaml'],
  ['licenties.txt', 'geef dit bestand een andere naam'],
])('%s is made by the build, which would write over it', (name, instead) => {
  expect(said(name, `map/${name.replace('.well-known/', '')}`)).toContain(
    `public/${name}:1:1  De site maakt ${name} zelf. Haal public/${name} weg, of ${instead}.`,
  )
  expect(said(name)).toHaveLength(1)
})
it('a page is only published when Google asks for it', () => {
  const name = 'google123.html'
  expect(saidOfSite(publicFile, {}, { published: [name], verifications: [name] })).toEqual([])
  const message =
    'Een pagina maakt u in content/. Hier kan alleen een bestand waarmee Google ziet dat de site van u is (google….html), zoals Google het geeft.'
  expect(said(name, 'actie.html')).toEqual([`public/${name}:1:1  ${message}`, `public/actie.html:1:1  ${message}`])
})
it('a file in the folder of the build and an unknown kind of file are named', () => {
  const kinds = publishedKinds.map((kind) => `.${kind}`).join(', ')
  const unknown = (kind: string) => `Een bestand dat op "${kind}" eindigt, kan hier niet staan. Kies uit: ${kinds}.`
  expect(said('assets/team.png', 'brief.docx', 'LEESMIJ', 'teller.js')).toEqual([
    'public/assets/team.png:1:1  De map assets is van de bouw: wat daarin staat, bewaren browsers een jaar. Kies een andere map.',
    `public/brief.docx:1:1  ${unknown('.docx')}`,
    `public/LEESMIJ:1:1  ${unknown('')}`,
    `public/teller.js:1:1  ${unknown('.js')}`,
  ])
})
