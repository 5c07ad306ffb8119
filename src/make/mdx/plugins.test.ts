import { evaluate } from '@mdx-js/mdx'
import type { MDXComponents } from 'mdx/types'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import { describe, expect, it } from 'vitest'
import { partNames } from '../../content/blocks/parts.ts'
import { blockNames } from '../../content/vocabulary.ts'
import { mdxOptions } from './options.ts'

/** Every block as an element of its own name, so that the composition shows in the HTML. */
const element =
  (name: string) =>
  ({ children, isBeside, ...props }: Record<string, unknown> & { children?: React.ReactNode }) =>
    createElement(`x-${name.toLowerCase()}`, isBeside === true ? { ...props, beside: '' } : props, children)
const components: MDXComponents = Object.fromEntries(
  [...blockNames, ...partNames].map((name) => [name, Object.assign(element(name), { Item: element('item') })]),
)

const compile = (text: string, kind = 'dienst') => compilePage(`---\ntitle: Massage\nkind: ${kind}\n---\n\n${text}\n`)

async function compilePage(source: string) {
  const { remarkPlugins, rehypePlugins } = mdxOptions
  const module = await evaluate(source, { ...runtime, remarkPlugins, rehypePlugins })
  const html = renderToStaticMarkup(createElement(module.default, { components }))
  return { html: html.replaceAll('\n', ''), headings: module['headings'], frontmatter: module['frontmatter'] }
}
const htmlOf = async (text: string, kind?: string) => (await compile(text, kind)).html

describe('frontmatter', () => {
  it('is exported and not shown', async () => {
    expect(await compile('Tekst.')).toMatchObject({
      html: '<p>Tekst.</p>',
      frontmatter: { title: 'Massage', kind: 'dienst' },
    })
  })
})

describe('facts between braces', () => {
  it('become blocks that show the fact, in text, headings, lists and tables', async () => {
    const fact = '<x-fact name="telefoon"></x-fact>'
    expect(await htmlOf('Bel {telefoon} of { telefoon }.')).toBe(`<p>Bel ${fact} of ${fact}.</p>`)
    expect(await htmlOf('- **{telefoon}**')).toBe(`<ul><li><strong>${fact}</strong></li></ul>`)
    expect(await htmlOf('| a |\n| - |\n| {telefoon} |')).toContain(`<td>${fact}</td>`)
  })
  it('alone on a line make a paragraph', async () => {
    const fact = '<x-fact name="telefoon"></x-fact>'
    expect(await htmlOf('Tekst.\n\n{telefoon}\n\nTekst.')).toBe(`<p>Tekst.</p><p>${fact}</p><p>Tekst.</p>`)
    expect(await htmlOf('{telefoon}\n\n{telefoon}')).toBe(`<p>${fact}</p><p>${fact}</p>`)
    expect(await htmlOf('<InHetKort>\n\n- {telefoon}\n\n</InHetKort>')).toBe(
      `<x-inhetkort><ul><li>${fact}</li></ul></x-inhetkort>`,
    )
  })
  it('on a line of their own stay in one paragraph', async () => {
    const fact = '<x-fact name="telefoon"></x-fact>'
    expect(await htmlOf('{telefoon} {telefoon}')).toBe(`<p>${fact} ${fact}</p>`)
    expect(await htmlOf('{telefoon}\n{telefoon}\n\n{telefoon}')).toBe(`<p>${fact} ${fact}</p><p>${fact}</p>`)
  })
  it('stay text in code', async () => {
    expect(await htmlOf('`{telefoon}`')).toBe('<p><code>{telefoon}</code></p>')
  })
})

describe('groups', () => {
  it('each ### of a list of questions begins a question', async () => {
    expect(await htmlOf('<Vragen>\n\n### Een?\n\nJa.\n\nNee.\n\n### Twee?\n\n- a\n\n</Vragen>')).toBe(
      '<x-vragen><x-item><h3 id="een">Een?</h3><p>Ja.</p><p>Nee.</p></x-item>' +
        '<x-item><h3 id="twee">Twee?</h3><ul><li>a</li></ul></x-item></x-vragen>',
    )
  })
  it('leave blocks without items alone', async () => {
    expect(await htmlOf('<Vinkjes>\n\n### Kop\n\n- a\n\n</Vinkjes>')).toBe(
      '<x-vinkjes><h3 id="kop">Kop</h3><ul><li>a</li></ul></x-vinkjes>',
    )
  })
})

describe('sections', () => {
  it('an overview is cut at each ##, and heading, introduction and link make the head', async () => {
    const text = '## Een\n\nInleiding.\n\n<Diensten />\n\n[Meer](/services)\n\n## Twee\n\nTekst.'
    expect(await htmlOf(text, 'overzicht')).toBe(
      '<x-sectie><x-sectionhead><h2 id="een">Een</h2><p>Inleiding.</p><x-sectionmore><p><a href="/services">Meer<x-arrow></x-arrow></a></p></x-sectionmore></x-sectionhead>' +
        '<x-diensten></x-diensten></x-sectie>' +
        '<x-sectie><x-sectionhead><h2 id="twee">Twee</h2><p>Tekst.</p></x-sectionhead></x-sectie>',
    )
  })
  it('nothing of a long section is lost', async () => {
    const html = await htmlOf('## Kop\n\nEen.\n\nTwee.\n\nDrie.\n\n[a](/a)\n\nVier.\n\n[b](/b)', 'home')
    for (const part of ['Een.', 'Twee.', 'Drie.', 'Vier.', '"/a"', '"/b"']) expect(html.split(part)).toHaveLength(2)
  })
  it('only the first paragraph is an introduction, and only when it is short and no link', async () => {
    const long = 'Lang. '.repeat(40).trim()
    const head = '<x-sectionhead><h2 id="kop">Kop</h2></x-sectionhead>'
    expect(await htmlOf(`## Kop\n\n${long}\n\nKort.`, 'home')).toContain(`${head}<p>${long}</p><p>Kort.</p>`)
    expect(await htmlOf('## Kop\n\n- a\n\nKort.', 'home')).toContain(`${head}<ul><li>a</li></ul><p>Kort.</p>`)
    expect(await htmlOf('## Kop\n\n[a](/a)\n\nKort.', 'home')).toContain('</x-sectionhead><p>Kort.</p>')
  })
  it('text above the first ## is a section too', async () => {
    expect(await htmlOf('Vooraf.\n\n## Kop', 'overzicht')).toBe(
      '<x-sectie><p>Vooraf.</p></x-sectie><x-sectie><x-sectionhead><h2 id="kop">Kop</h2></x-sectionhead></x-sectie>',
    )
  })
  it('a writer’s own section keeps its background, and what follows it starts a new one', async () => {
    const text = '<Sectie achtergrond="mist">\n\n## Kop\n\nTekst.\n\n</Sectie>\n\nDaarna.'
    expect(await htmlOf(text, 'overzicht')).toBe(
      '<x-sectie achtergrond="mist"><x-sectionhead><h2 id="kop">Kop</h2><p>Tekst.</p></x-sectionhead></x-sectie>' +
        '<x-sectie><p>Daarna.</p></x-sectie>',
    )
  })
  it('three cards stand beside their heading', async () => {
    const cards = (count: number) => `## Kop\n\n<Kaarten>\n\n${'### a\n\n'.repeat(count)}</Kaarten>`
    expect(await htmlOf(cards(3), 'home')).toContain('<x-sectie beside="">')
    expect(await htmlOf(cards(4), 'home')).toContain('<x-sectie>')
  })
  it.each(['dienst', 'klacht', 'tekst'])('a page of kind %s stays one column', async (kind) => {
    expect(await htmlOf('## Kop\n\nTekst.', kind)).toBe('<h2 id="kop">Kop</h2><p>Tekst.</p>')
  })
  const comments = Array.from({ length: 200 }, (_, index) => `# regel ${index} met een product`).join('\n')
  it.each([
    'kind: overzicht',
    'kind: "overzicht"',
    "kind: 'overzicht'",
    'kind : overzicht',
    '"kind": overzicht',
    'kind:\n  overzicht',
    '{ title: Massage, kind: overzicht }',
    'kind: overzicht # het soort pagina',
    `kind: overzicht\n${comments}`,
    `${comments}\nkind: overzicht`,
  ])('is an overview wherever and however its kind is written: %s', async (frontmatter) => {
    expect((await compilePage(`---\n${frontmatter}\n---\n\n## Kop\n`)).html).toContain('<x-sectie>')
  })
  it('a kind inside another field is not that of the page', async () => {
    expect((await compilePage('---\ncard:\n  kind: overzicht\n---\n\n## Kop\n')).html).not.toContain('<x-sectie>')
  })
})

describe('headings', () => {
  it('of the second level are exported with their ids, for the contents of a page', async () => {
    const { headings, html } = await compile(
      '## Zo **werkt** het\n\n### Niet deze\n\n## Wat kost dat?\n\n## Wat kost dat?',
    )
    expect(headings).toEqual([
      { id: 'zo-werkt-het', text: 'Zo werkt het' },
      { id: 'wat-kost-dat', text: 'Wat kost dat?' },
      { id: 'wat-kost-dat-1', text: 'Wat kost dat?' },
    ])
    expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'zo-werkt-het',
      'niet-deze',
      'wat-kost-dat',
      'wat-kost-dat-1',
    ])
  })
  it('are an empty list on a page without them', async () => {
    expect((await compile('Tekst.')).headings).toEqual([])
  })
  it('inside sections count too', async () => {
    expect((await compile('<Sectie>\n\n## Kop\n\n</Sectie>', 'overzicht')).headings).toEqual([
      { id: 'kop', text: 'Kop' },
    ])
  })
  it('name the fact they hold, for who fills it in', async () => {
    expect((await compile('## Bel {telefoon} direct')).headings).toEqual([
      { id: expect.any(String), text: 'Bel {telefoon} direct' },
    ])
  })
})
