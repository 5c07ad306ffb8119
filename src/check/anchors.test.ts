import { compile } from '@mdx-js/mdx'
import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { mdxOptions } from '../make/mdx/options.ts'
import { anchorsOf, checkAnchors } from './anchors.ts'
import { readPageFiles } from './files.ts'
import { parseBody } from './parseBody.ts'

function treeOf(source: string) {
  const body = parseBody('f', source)
  if (!('tree' in body)) throw new Error(body.problem.message)
  return body.tree
}

/** The ids in the page as it is built. */
async function builtIds(source: string): Promise<string[]> {
  const ids: string[] = []
  const collect = () => (tree: Root) => {
    visit(tree, 'element', ({ properties: { id } }) => {
      if (id !== undefined) ids.push(String(id))
    })
  }
  await compile(source, { ...mdxOptions, rehypePlugins: [...(mdxOptions.rehypePlugins ?? []), collect] })
  return ids
}

describe('the anchors of a page are the ids of its headings', () => {
  it.each([
    '## Zo **werkt** het\n\n### Één vraag: wat kost dat?\n\n## Wat `nu`?\n\n## Wat nu?',
    '## Bel {telefoon} direct\n\n## [Een link](/contact) &amp; meer\n\n#### Vier',
    '<Vragen>\n\n### Een?\n\nJa.\n\n### Een?\n\nNee.\n\n</Vragen>\n\nKop\n---\n',
    '---\nkind: overzicht\n---\n\n## Kop\n\n[a](/a)\n\n<Sectie>\n\n## Kop\n\n</Sectie>',
  ])('%j', async (source) => {
    expect(anchorsOf(treeOf(source), {})).toEqual(await builtIds(source))
  })
  it('on every page of the site', async () => {
    for (const { source } of readPageFiles(process.cwd())) {
      expect(anchorsOf(treeOf(source), {})).toEqual(await builtIds(source))
    }
  })
  it('and what its blocks make', () => {
    expect(anchorsOf(treeOf('## Kop\n\n<LocatiesUitgebreid />'), { LocatiesUitgebreid: ['enschede'] })).toEqual([
      'kop',
      'enschede',
    ])
  })
})

describe('a heading', () => {
  const said = (source: string) =>
    checkAnchors('f', treeOf(source), { LocatiesUitgebreid: ['enschede'] }).map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    )
  it('does not take the id of a block on its page', () => {
    expect(said('<LocatiesUitgebreid />\n\n## Enschede')).toEqual([
      '3:1 Een ander deel van deze pagina heet ook al "#enschede". Geef deze kop andere woorden.',
    ])
    expect(said('## Enschede')).toEqual([])
  })
  it('does not take the id of the menu', () => {
    expect(said('## Hoofdmenu')).toEqual([
      '1:1 Een ander deel van deze pagina heet ook al "#hoofdmenu". Geef deze kop andere woorden.',
    ])
  })
  it.each(['Menu', 'Klachten', 'Inhoud'])('may be %s', (heading) => {
    expect(said(`## ${heading}`)).toEqual([])
  })
})
