import { expect, it } from 'vitest'
import { exampleText, pageWith, saidOfSite } from '../../test/tryRule.ts'
import { orphan } from './orphan.ts'

const saidOf = (changes: Parameters<typeof saidOfSite>[1]) =>
  saidOfSite(orphan, changes).filter((message) => message.startsWith('content/een.mdx'))

const said =
  'content/een.mdx:1:1  Geen menu en geen andere pagina leidt naar /een. Zet er ergens een link naar, of haal de pagina weg.'

it('no menu and no page leads to it', () => {
  expect(saidOf({ 'een.mdx': pageWith({}) })).toEqual([said])
})
it('a link to itself is none', () => {
  expect(saidOf({ 'een.mdx': pageWith({}, '[a](/een#kop)') })).toEqual([said])
})
it.each(['[a](/een)', '<Knop naar="/een">a</Knop>', '[a](/een#kop)', '[a][b]\n\n[b]: /een'])(
  'a page leads to it: %s',
  (link) => {
    const changes = { 'een.mdx': pageWith({}), '_delen/lokale-tekst.mdx': link }
    expect(saidOf(changes)).toEqual([])
  },
)
it.each(['klacht', 'dienst'])('lists of the site lead to each %s', (kind) => {
  const text = exampleText(kind === 'klacht' ? 'pijnklachten/rug.mdx' : 'massage.mdx')
  expect(saidOf({ 'een.mdx': text })).toEqual([])
})
it.each([
  ['/een', []],
  ['/een#kop', []],
  ['/eend', [said]],
])('a card of a service leads to %s', (link, expected) => {
  const aids = `aids:\n  - { name: Naald, picture: hero, text: Een naald., link: '${link}' }\n`
  const massage = exampleText('massage.mdx').replace('---\n', `---\n${aids}`)
  expect(saidOf({ 'een.mdx': pageWith({}), 'massage.mdx': massage })).toEqual(expected)
})
it('a draft leads nobody', () => {
  const draft = pageWith({ concept: 'concept: true' }, '[a](/een)')
  expect(saidOf({ 'een.mdx': pageWith({}), 'twee.mdx': draft })).toEqual([said])
})
it('the menu leads to it', () => {
  expect(saidOfSite(orphan, { 'index.mdx': undefined }).join()).not.toContain('contact.mdx')
})
