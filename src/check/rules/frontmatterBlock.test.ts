import { expect, it } from 'vitest'
import { applyToText } from '../judge.ts'
import { readPage } from '../readPage.ts'
import { pageWith, saidOf, smallSite } from '../../test/tryRule.ts'
import { frontmatterBlock } from './frontmatterBlock.ts'

it.each(['', 'Tekst.', '---', ' ---\ntitle: x\n---'])('a page begins with frontmatter: not %j', (source) => {
  expect(saidOf(frontmatterBlock, source)).toEqual([
    '1:1 De pagina begint niet met een blok tussen twee regels met ---. Zet daar title, meta, kind, heading en lead in.',
  ])
})
it('a page that does, and a text that pages share', () => {
  expect(saidOf(frontmatterBlock, pageWith({}))).toEqual([])
  expect(saidOf(frontmatterBlock, '---\n---\n')).toEqual([])
  expect(applyToText([frontmatterBlock], readPage('content/_delen/lokale-tekst.mdx', 'Tekst.'), smallSite)).toEqual([])
})
