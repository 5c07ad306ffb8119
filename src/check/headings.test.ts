import { compile } from '@mdx-js/mdx'
import type { Nodes, Root } from 'hast'
import { describe, expect, it } from 'vitest'
import { mdxOptions } from '../make/mdx/options.ts'
import { exampleRoot } from '../test/example.ts'
import { readPageFiles } from './files.ts'
import { eachNode } from './nodes.ts'
import { readPage } from './readPage.ts'

const headings = (source: string) => readPage('f', source).headings

/** The ids in the page as it is built. */
async function builtIds(source: string): Promise<string[]> {
  const ids: string[] = []
  const collect = () => (tree: Root) => {
    eachNode<Nodes>(tree, (node) => {
      const id = node.type === 'element' ? node.properties['id'] : undefined
      if (id !== undefined) ids.push(String(id))
    })
  }
  await compile(source, { ...mdxOptions, rehypePlugins: [...(mdxOptions.rehypePlugins ?? []), collect] })
  return ids
}

describe('the ids of headings are those of the page as it is built', () => {
  it.each([
    '## Zo **werkt** het\n\n### Één vraag: wat kost dat?\n\n## Wat `nu`?\n\n## Wat nu?',
    '## Bel {telefoon} direct\n\n## [Een link](/contact) &amp; meer\n\n#### Vier',
    '<Vragen>\n\n### Een?\n\nJa.\n\n### Een?\n\nNee.\n\n</Vragen>\n\nKop\n---\n',
    '## Kop\n\n[a](/a)\n\n<Sectie>\n\n## Kop\n\n</Sectie>',
  ])('%j', async (source) => {
    expect(headings(source).map(({ id }) => id)).toEqual(await builtIds(source))
  })
  it('on every page of the example, each with the names that it had before', async () => {
    for (const { source } of readPageFiles(exampleRoot)) {
      const { frontmatter } = readPage('f', source)
      const old = Object.entries((frontmatter?.ok && frontmatter.data['oude-koppen']) || {})
      const expected = headings(source).flatMap(({ id }) => [
        id,
        ...old.flatMap(([name, now]) => (now === id ? [name] : [])),
      ])
      expect(expected).toEqual(await builtIds(source))
    }
  })
})

it('the same words twice get a number', () => {
  expect(headings('## Wat kost dat?\n\n## Wat kost dat?').map(({ id }) => id)).toEqual([
    'wat-kost-dat',
    'wat-kost-dat-1',
  ])
})

it('a heading is known by its words and its level; a fact keeps its braces', () => {
  expect(headings('## Bel **{ telefoon }** nu\n\n### Wat `nu`? ![Een rug](hero)')).toMatchObject([
    { depth: 2, id: 'bel--nu', text: 'Bel {telefoon} nu' },
    { depth: 3, id: 'wat-nu-', text: 'Wat nu? ' },
  ])
})
