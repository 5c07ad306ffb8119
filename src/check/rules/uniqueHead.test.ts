import { expect, it } from 'vitest'
import { pageWith, saidOfSite } from '../../test/tryRule.ts'
import { uniqueHead } from './uniqueHead.ts'

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
it('what names the town of its page is another for each town, and the same as what has its name', () => {
  const massage = (words: string, city: string) =>
    pageWith({
      title: `title: ${words}`,
      meta: `meta: Alles over ${words} en wat een massage kan doen, op deze pagina.`,
      city: `city: ${city}`,
    })
  const said = (...pages: string[]) =>
    saidOfSite(uniqueHead, Object.fromEntries(pages.map((text, index) => [`p${index}.mdx`, text])))
  const here = massage('Massages in {plaats}', 'enschede')
  expect(said(here, massage('Massages in {plaats}', 'glanerbrug'))).toEqual([])
  expect(said(massage('Massages in Enschede', 'enschede'), here)).toEqual([
    'content/p1.mdx:2:8  title: met de feiten erin staat dezelfde tekst al in content/p0.mdx:2. Geef elke pagina een eigen title.',
    expect.stringContaining('meta: met de feiten erin'),
  ])
})
it('a draft is the copy, however it is called', () => {
  const draft = pageWith({ meta }).replace('---\n', '---\nconcept: true\n')
  expect(saidOfSite(uniqueHead, { 'twee.mdx': pageWith({}), 'a.mdx': draft })).toEqual([
    expect.stringMatching(/^content\/a\.mdx:3:8 {2}title: dezelfde tekst staat al in content\/twee\.mdx/),
  ])
})
