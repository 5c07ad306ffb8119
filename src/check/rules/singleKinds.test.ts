import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { singleKinds } from './singleKinds.ts'

const kindIn = (name: string) =>
  exampleText(name)
    .split('\n')
    .findIndex((line) => line.startsWith('kind: ')) + 1

it('there is one home page', () => {
  expect(saidOfSite(singleKinds, { 'welkom.mdx': exampleText('index.mdx') })).toEqual([
    `content/welkom.mdx:${kindIn('index.mdx')}:7  kind: "home" is alleen voor content/index.mdx. Kies een ander kind.`,
  ])
})
it('the page for a wrong address has its own kind', () => {
  expect(saidOfSite(singleKinds, { '404.mdx': exampleText('massage.mdx') })).toEqual([
    `content/404.mdx:${kindIn('massage.mdx')}:7  Op deze pagina hoort een ander kind. Schrijf kind: niet-gevonden.`,
  ])
})
it('frontmatter that cannot be read is not judged', () => {
  expect(saidOfSite(singleKinds, { 'index.mdx': 'Tekst.' })).toEqual([])
  expect(saidOfSite(singleKinds)).toEqual([])
})
