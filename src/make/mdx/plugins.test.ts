import { evaluate } from '@mdx-js/mdx'
import type { MDXComponents } from 'mdx/types'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import { describe, expect, it } from 'vitest'
import { partNames } from '../../content/blocks/parts.ts'
import { blockNames } from '../../content/vocabulary.ts'
import { exampleText } from '../../test/tryRule.ts'
import { mdxOptions } from './options.ts'

/** Every block as an element of its own name, so that the composition shows in the HTML. */
const element =
  (name: string) =>
  ({ children, isBeside, ...props }: Record<string, unknown> & { children?: React.ReactNode }) =>
    createElement(`x-${name.toLowerCase()}`, isBeside === true ? { ...props, beside: '' } : props, children)
const components: MDXComponents = Object.fromEntries(
  [...blockNames, ...partNames].map((name) => [name, Object.assign(element(name), { Item: element('item') })]),
)

/** A page of each kind whose frontmatter is right. */
const pages = {
  home: 'index.mdx',
  overzicht: 'services.mdx',
  dienst: 'massage.mdx',
  klacht: 'pijnklachten/rug.mdx',
  tekst: 'algemene-voorwaarden.mdx',
}
const headOf = (kind: keyof typeof pages) => /^---\n[\s\S]*?\n---\n/.exec(exampleText(pages[kind]))?.[0] ?? ''

async function htmlOfPage(source: string): Promise<string> {
  const { remarkPlugins, rehypePlugins } = mdxOptions
  const module = await evaluate(source, { ...runtime, remarkPlugins, rehypePlugins })
  return renderToStaticMarkup(createElement(module.default, { components }))
}
const htmlOf = (text: string, kind: keyof typeof pages = 'dienst') => htmlOfPage(`${headOf(kind)}\n${text}\n`)

describe('frontmatter', () => {
  it('is not shown', async () => {
    expect(await htmlOf('Tekst.')).toBe('<p>Tekst.</p>')
  })
  it('with a mistake stops the page, and so does a text that cannot be read', async () => {
    await expect(htmlOfPage('---\ntitle: Massage\n---\n\nTekst.')).rejects.toThrow('1 fout in de inhoud')
    await expect(htmlOf('<Tip>')).rejects.toThrow('1 fout in de inhoud')
  })
})

describe('old headings', () => {
  it('lead to the heading that took their place', async () => {
    const head = headOf('dienst').replace(
      '---\n',
      '---\noude-koppen: { oud: voor-wie, ouder: voor-wie, weg: er-niet }\n',
    )
    expect(await htmlOfPage(`${head}\n## Voor wie\n\n## Kosten\n`)).toBe(
      '<h2 id="voor-wie"><span id="oud"></span><span id="ouder"></span>Voor wie</h2><h2 id="kosten">Kosten</h2>',
    )
  })
})

describe('line ends', () => {
  it('between blocks are left out, and those between words stay', async () => {
    expect(await htmlOf('**Een**\n*twee*\n\n- drie\n- **vier**\n  *vijf*')).toBe(
      '<p><strong>Een</strong>\n<em>twee</em></p><ul><li>drie</li><li><strong>vier</strong>\n<em>vijf</em></li></ul>',
    )
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
  it('a heading over offers is there as long as one of them', async () => {
    const offers = (...days: string[]) =>
      `<Promoties>\n\n${days.map((each) => `<Promotie beeld="hero"${each}>\n\n### Rol\n\n</Promotie>`).join('\n\n')}\n\n</Promoties>`
    const [first, later] = [' tot="2026-01-31"', ' vanaf="2026-03-01" tot="2026-03-31"']
    for (const kind of ['overzicht', 'dienst'] as const) {
      const html = await htmlOf(
        `Tekst.\n\n## Nu\n\n[Shop](/shop)\n\n${offers(first, later)}\n\n## Later\n\nTekst.`,
        kind,
      )
      expect(html).toMatch(
        /<x-ondays days="\/2026-01-31 2026-03-01\/2026-03-31">.*>Nu<\/h2>.*<\/x-promoties>.*<\/x-ondays>.*>Later</,
      )
      expect(html).not.toMatch(/x-ondays.*Tekst.*x-ondays/)
    }
    expect(await htmlOf(`## Nu\n\n${offers(first, '')}`)).not.toContain('x-ondays')
    expect(await htmlOf(`## Nu\n\n- Meer\n\n${offers(first)}`)).not.toContain('x-ondays')
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
  it('two columns stand beside their heading', async () => {
    const columns = (count: number) => `## Kop\n\n<Kolommen>\n\n${'### a\n\n'.repeat(count)}</Kolommen>`
    expect(await htmlOf(columns(2), 'overzicht')).toContain('<x-sectie beside="">')
    expect(await htmlOf(columns(3), 'overzicht')).toContain('<x-sectie>')
  })
  it.each(['dienst', 'klacht', 'tekst'] as const)('a page of kind %s stays one column', async (kind) => {
    expect(await htmlOf('## Kop\n\nTekst.', kind)).toBe('<h2 id="kop">Kop</h2><p>Tekst.</p>')
  })
  it.each([
    'kind: "overzicht"',
    'kind : overzicht',
    '"kind": overzicht',
    'kind:\n  overzicht',
    'kind: overzicht # soort',
  ])('is an overview however its kind is written: %s', async (kind) => {
    const head = headOf('overzicht').replace('kind: overzicht', kind)
    expect(head).toContain(kind)
    expect(await htmlOfPage(`${head}\n## Kop\n`)).toContain('<x-sectie>')
  })
})
