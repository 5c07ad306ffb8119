import { expect, it } from 'vitest'
import { exampleText, pageWith, saidOfSite } from '../../test/tryRule.ts'
import { uniqueAddress, uniqueHead, uniqueWords } from './unique.ts'

const text = exampleText('massage.mdx')

it('two files do not share an address', () => {
  expect(saidOfSite(uniqueAddress, { 'massage/index.mdx': text })).toEqual([
    'content/massage/index.mdx:1:1  Dit adres heeft al een pagina: content/massage.mdx. Houd er één.',
  ])
})
it('a name that ends in index is a name', () => {
  const changes = {
    'tarieven.mdx': text,
    'tarievenindex.mdx': text,
    'pijnklachten/pijnindex.mdx': text,
    'bmi-index.mdx': text,
  }
  expect(saidOfSite(uniqueAddress, changes)).toEqual([])
})

const meta = 'meta: Een heel andere omschrijving van deze pagina, zodat alleen de titel dezelfde is.'
const title = 'title: Een heel andere titel'

it('a title is that of one page; both places are named', () => {
  expect(saidOfSite(uniqueHead, { 'een.mdx': pageWith({}), 'twee.mdx': pageWith({ meta }) })).toEqual([
    'content/twee.mdx:2:8  title: dezelfde tekst staat al in content/een.mdx:2. Geef elke pagina een eigen title.',
  ])
})
it('so is a description', () => {
  expect(saidOfSite(uniqueHead, { 'een.mdx': pageWith({}), 'twee.mdx': pageWith({ title }) })).toEqual([
    'content/twee.mdx:3:7  meta: dezelfde tekst staat al in content/een.mdx:3. Geef elke pagina een eigen meta.',
  ])
})
it('frontmatter that cannot be read is not judged', () => {
  expect(saidOfSite(uniqueHead, { 'een.mdx': pageWith({}), 'twee.mdx': pageWith({ lead: 'lead: ""' }) })).toEqual([])
})

const words = (list: string) => pageWith({ zoekwoorden: `zoekwoorden: [${list}]` })

it('a word leads to one page, whatever its capitals and spaces', () => {
  expect(
    saidOfSite(uniqueWords, { 'een.mdx': words('spierpijn, stijve  duim'), 'twee.mdx': words('Stijve duim') }),
  ).toEqual([
    'content/twee.mdx:8:15  zoekwoorden: "Stijve duim" hoort al bij /een (content/een.mdx:8). Een woord leidt naar één pagina: haal het bij een van de twee weg.',
  ])
})
it('the name of a page is its own', () => {
  expect(saidOfSite(uniqueWords, { 'een.mdx': words('Nekklachten, nek') })).toEqual([
    'content/een.mdx:8:15  zoekwoorden: "Nekklachten" hoort al bij /pijnklachten/nek (content/pijnklachten/nek.mdx:5). Een woord leidt naar één pagina: haal het bij een van de twee weg.',
    'content/een.mdx:8:28  zoekwoorden: "nek" hoort al bij /pijnklachten/nek (content/pijnklachten/nek.mdx:5). Een woord leidt naar één pagina: haal het bij een van de twee weg.',
  ])
})
it('a word stands once', () => {
  expect(saidOfSite(uniqueWords, { 'een.mdx': words('kramp, Kramp') })).toEqual([
    'content/een.mdx:8:22  zoekwoorden: "Kramp" staat hier al. Haal het weg.',
  ])
})
