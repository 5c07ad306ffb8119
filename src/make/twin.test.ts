import { describe, expect, it } from 'vitest'
import { elementsOf } from '../hosting/elements.ts'
import { markdownOf } from './twin.ts'

const said = (main: string) =>
  markdownOf(elementsOf(`<p>Kop</p><main id="x">${main}</main><p>Voet</p>`), 'https://www.praktijk.example')

describe('the twin of a page in Markdown', () => {
  it('has headings, text, lists, links and tables', () => {
    const html =
      '<h1>Massage</h1><p>Rust voor <strong>uw spieren </strong>en <a href="/contact">meer</a>.<br>Bel <a href="tel:+31">ons</a></p>' +
      '<ul><li>een</li><li><p>twee</p><p>verder</p></li></ul><ol><li><b>Intake</b> Eerst</li><li>Dan</li></ol>' +
      '<table><tbody><tr><th>Dag</th><td>8 | 9</td></tr><tr><th>Zo</th><td>–</td></tr></tbody></table>'
    expect(said(html)).toBe(
      [
        '# Massage',
        '',
        'Rust voor **uw spieren** en [meer](https://www.praktijk.example/contact). Bel [ons](tel:+31)',
        '',
        '- een',
        '- twee',
        '',
        '  verder',
        '',
        '1. **Intake** Eerst',
        '2. Dan',
        '',
        '| Dag | 8 \\| 9 |',
        '| --- | --- |',
        '| Zo | – |',
        '',
      ].join('\n'),
    )
  })
  it('keeps every cell under its heading, also an empty one and one of more lines', () => {
    const rows = [
      '<tr><th>Wat</th><th>Duur</th><th>Prijs</th></tr>',
      '<tr><td>Intake</td><td></td><td>€ 61</td></tr>',
      '<tr><td><p>Massage</p><p>kort<br>of lang</p></td><td><ul><li>een</li><li>twee</li></ul></td><td> </td></tr>',
      '<tr><td></td><td></td><td></td></tr>',
    ]
    expect(said(`<table>${rows.join('')}</table><p>Daarna</p>`)).toBe(
      [
        '| Wat | Duur | Prijs |',
        '| --- | --- | --- |',
        '| Intake | | € 61 |',
        '| Massage kort of lang | een twee | |',
        '',
        'Daarna',
        '',
      ].join('\n'),
    )
  })
  it('goes on in a sentence with words that no longer hold, and over the end of a line', () => {
    expect(said('<p>Van <del>€ 61</del> voor € 50.<br>Of <s><em>meer</em></s> ~ minder.</p>')).toBe(
      'Van ~~€ 61~~ voor € 50. Of ~~*meer*~~ \\~ minder.\n',
    )
  })
  it('makes one link of a card', () => {
    expect(said('<a href="/x"><span><h3>Kop</h3></span><p>Regel</p></a><p>Daarna</p>')).toBe(
      '[Kop Regel](https://www.praktijk.example/x)\n\nDaarna\n',
    )
  })
  it('keeps two buttons apart', () => {
    expect(said('<div><a href="/x">X</a><a href="/y">Y</a></div>')).toBe(
      '[X](https://www.praktijk.example/x) [Y](https://www.praktijk.example/y)\n',
    )
  })
  it('keeps two parts of a line apart, with a drawing between them or not', () => {
    expect(
      said('<p><span>Aanvullend</span><svg></svg><span>Vaak</span><span>Straat 1</span> <span>Dorp</span></p>'),
    ).toBe('Aanvullend Vaak Straat 1 Dorp\n')
  })
  it('leaves out what only helps the eye or leads around, and signs that only break lines', () => {
    expect(
      said(
        '<nav><a href="/">Home</a></nav><svg><path d="M0 0"/><title>x</title></svg><button>Vorige</button><p aria-hidden="true">8 10</p><p>“<!-- -->A\u00ADb\u2060c\u00A0d<wbr>e<img alt="x"></p>',
      ),
    ).toBe('“Abc de\n')
  })
  it('means what it says: no sign of a text is Markdown, and entities are letters', () => {
    expect(said('<p>a*b_c [d] &lt;e&gt; &amp; #1</p>')).toBe('a\\*b\\_c \\[d\\] \\<e\\> & \\#1\n')
  })
})
