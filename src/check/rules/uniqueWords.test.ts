import { expect, it } from 'vitest'
import { pageWith, saidOfSite } from '../../test/tryRule.ts'
import { uniqueWords } from './uniqueWords.ts'

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
