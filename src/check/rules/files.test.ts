import { expect, it } from 'vitest'
import { publishedKinds } from '../../content/publicFile.ts'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { noShortcut, publicFile, requiredFiles, strayFile } from './files.ts'

it('a link to another file is none of the site', () => {
  expect(saidOfSite(noShortcut, {}, { shortcuts: ['content/oud.mdx', 'public/hier.txt'] })).toEqual([
    'content/oud.mdx:1:1  Dit is een koppeling naar een ander bestand. Zet het bestand zelf hier neer.',
    'public/hier.txt:1:1  Dit is een koppeling naar een ander bestand. Zet het bestand zelf hier neer.',
  ])
})

const saidOf = (...published: string[]) => saidOfSite(publicFile, {}, { published })

it('files that browsers know may be published', () => {
  expect(saidOf('robots.txt', 'folders/rug.pdf', '.well-known/a.txt', 'BingSiteAuth.xml', 'mijn-assets/x.png')).toEqual(
    [],
  )
})
it.each(['mijn folder.pdf', 'café.pdf', '_folder.pdf', '.env.txt', 'a%20b.pdf'])('%s is no address', (name) => {
  expect(saidOf(name)).toEqual([
    `public/${name}:1:1  De naam van dit bestand wordt een adres. Gebruik letters, cijfers, punten en streepjes, en begin met een letter of cijfer.`,
  ])
})
it('a page is only published when Google asks for it', () => {
  const name = 'google123.html'
  expect(saidOfSite(publicFile, {}, { published: [name], verifications: [name] })).toEqual([])
  const message =
    'Een pagina maakt u in content/. Hier kan alleen een bestand waarmee Google ziet dat de site van u is (google….html), zoals Google het geeft.'
  expect(saidOf(name, 'actie.html')).toEqual([`public/${name}:1:1  ${message}`, `public/actie.html:1:1  ${message}`])
})
it('a file in the folder of the build and an unknown kind of file are named', () => {
  const kinds = publishedKinds.map((kind) => `.${kind}`).join(', ')
  const unknown = (kind: string) => `Een bestand dat op "${kind}" eindigt, kan hier niet staan. Kies uit: ${kinds}.`
  expect(saidOf('assets/team.png', 'brief.docx', 'LEESMIJ', 'teller.js')).toEqual([
    'public/assets/team.png:1:1  De map assets is van de bouw: wat daarin staat, bewaren browsers een jaar. Kies een andere map.',
    `public/brief.docx:1:1  ${unknown('.docx')}`,
    `public/LEESMIJ:1:1  ${unknown('')}`,
    `public/teller.js:1:1  ${unknown('.js')}`,
  ])
})

it.each([
  'index.mdx',
  '404.mdx',
  'contact.mdx',
  'services.mdx',
  'locations.mdx',
  'pijnklachten/index.mdx',
  '_delen/lokale-tekst.mdx',
  '_beelden/logo.svg',
  '_beelden/fallback.svg',
  '_beelden/lichaam.svg',
  '_beelden/afsluiter.svg',
  '_beelden/kaartpatroon.svg',
])('%s is missing, which the code needs', (name) => {
  expect(saidOfSite(requiredFiles, { [name]: undefined })).toEqual([
    `content/${name}:1:1  Dit bestand ontbreekt, en de site kan niet zonder. Zet het terug.`,
  ])
})
it('a page may have either form', () => {
  expect(
    saidOfSite(requiredFiles, { 'contact.mdx': undefined, 'contact/index.mdx': exampleText('contact.mdx') }),
  ).toEqual([])
})
it.each([
  ['fallback', []],
  ['afsluiter', []],
  ['logo', ['content/_beelden/logo.svg:1:1  Dit bestand ontbreekt, en de site kan niet zonder. Zet het terug.']],
])('a photo stands for %s where no colours of the page are in it', (name, said) => {
  expect(saidOfSite(requiredFiles, { [`_beelden/${name}.svg`]: undefined, [`_beelden/${name}.jpg`]: '' })).toEqual(said)
})
it('the example has them all', () => {
  expect(saidOfSite(requiredFiles)).toEqual([])
})

it('what the site reads belongs in content/, and what commands keep there', () => {
  // The example has the other files.
  const more = { 'omleidingen.yaml': '', 'beelden.yaml': '', 'adressen.lock': '', 'woorden.txt': '' }
  expect(saidOfSite(strayFile, more)).toEqual([])
})
it('another file is named, with what it may have been meant for', () => {
  expect(saidOfSite(strayFile, { 'praktijk.yml': '' })).toEqual([
    'content/praktijk.yml:1:1  Dit bestand gebruikt de site niet. Bedoelt u praktijk.yaml?',
  ])
})
