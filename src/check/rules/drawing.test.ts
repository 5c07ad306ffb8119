import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openMemory } from '../../store/memory.ts'
import { emptyFolder } from '../../test/builtFolder.ts'
import { saidOfSite } from '../../test/tryRule.ts'
import { drawingMistakes, openDrawings } from '../drawing.ts'
import { drawing } from './drawing.ts'

const file = 'public/folder.svg'
const said = (text: string) => saidOfSite(drawing, {}, { drawings: () => new Map([[file, drawingMistakes(text)]]) })
const svg = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${body}\n</svg>\n`

it.each([
  svg('<path d="M0 0h1" style="fill:url(#a);font-family:\'Figtree\'"/><use xlink:href="#a"/><a href="#b"/>'),
  svg('<style>/* a\\b */ .a { fill: url("#a") }</style><image href="data:image/png;base64,AA"/>'),
  svg('<animate attributeName="opacity" to="1"/><text>javascript: is een taal</text>'),
  `\uFEFF\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('').replace(/<\?.*\?>/, '')}`,
  svg('<g xmlns:i="http://www.inkscape.org/" i:export-filename="C:\\tekening.png"/><metadata>tekst</metadata>'),
])('shapes, with whatever drawing programs add: %s', (text) => {
  expect(said(text)).toEqual([])
})

it.each([
  ['<script>1</script>', '<script>'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', '<x:script>'],
  ['<foreignObject/>', '<foreignObject>'],
  ['<path onload="1"/>', 'onload="1"'],
  ['<a href="javascript:1"/>', 'href="javascript:1"'],
  ['<a xlink:href=" java\nscript&#58;1"/>', 'xlink:href=" java script:1"'],
  ['<a href="data:text/html,x"/>', 'href="data:text/html,x"'],
  ['<set attributeName="xlink:href" to="#a"/>', 'attributeName="xlink:href"'],
  ['<animate attributeName="onclick" to="1"/>', 'attributeName="onclick"'],
])('code in %s is named at its place', (body, what) => {
  expect(said(svg(body))[0]).toBe(
    `${file}:3:1  In een tekening kan geen code staan: ${what} Bewaar haar opnieuw als gewone SVG.`,
  )
})

it.each([
  ['<image href="https://elders.example/a.png"/>', 'https://elders.example/a.png'],
  ['<use xlink:href="ander.svg#a"/>', 'ander.svg#a'],
  ['<image href="data:image/svg+xml,x"/>', 'data:image/svg+xml,x'],
  ['<g xml:base="https://elders.example/"/>', 'https://elders.example/'],
  ['<path fill="url( \'https://elders.example/a#b\')"/>', "url( 'https://elders.example/a#b"],
  ['<path style="fill:u\\72l(//elders.example)"/>', 'fill:u\\72l(//elders.example)'],
  ['<style>@import "https://elders.example"</style>', '@import "https://elders.example"'],
  ['<style><![CDATA[a{fill:url(//elders.example)}]]></style>', 'url(//elders.example'],
])('what %s would fetch is named at its place', (body, what) => {
  expect(said(svg(body))[0]).toBe(
    `${file}:3:1  Deze tekening haalt iets van elders: ${what} Neem het in de tekening op, zet letters om in vormen, of haal het weg.`,
  )
})

it.each([
  svg('').replace('<svg', '<?xml-stylesheet href="https://elders.example/a.css"?><svg'),
  `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;').replace(/<\?.*\?>/, '')}`,
])('what stands before the drawing brings nothing in either: %s', (text) => {
  expect(said(text)[0]).toMatch(/Deze tekening haalt iets van elders: <[?!]/)
})

const saidOfXml = (text: string) =>
  saidOfSite(drawing, {}, { drawings: () => new Map([['public/gegevens.xml', drawingMistakes(text)]]) })

it('other XML may hold data', () => {
  expect(saidOfXml('<?xml version="1.0"?>\n<users>\n\t<user>0A1B</user>\n</users>\n')).toEqual([])
})

it('is opened whatever the capitals of its name', () => {
  const root = emptyFolder()
  for (const name of ['a.svg', 'b.XML', 'c.txt']) writeFileSync(join(root, name), '<script/>')
  const opened = openDrawings(root, ['a.svg', 'b.XML', 'c.txt'], openMemory())
  expect([...opened].map(([name, mistakes]) => [name, mistakes.length])).toEqual([
    ['a.svg', 1],
    ['b.XML', 1],
  ])
})

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  '<html xmlns="http://www.w3.org/1999/xhtml"><body>Bel 06 12345678</body></html>',
  '<users xmlns:h="http://www.w3.org/1999/xhtml"><h:form/></users>',
  '<?xml-stylesheet type="text/xsl" href="stijl.xml"?><users/>',
])('of which a browser makes more is named: %s', (text) => {
  expect(saidOfXml(text)[0]).toMatch(
    /^public\/gegevens\.xml:1:\d+ {2}Een browser maakt hier een pagina of tekening van/,
  )
})

it('much is named in short', () => {
  const named = (length: number) => saidOfSvg(`<path onload="${'1'.repeat(length - 'onload=""'.length)}"/>`)
  expect(named(60)).toContain(`staan: onload="${'1'.repeat(51)}" Bewaar`)
  expect(named(61)).toContain(`staan: onload="${'1'.repeat(52)}… Bewaar`)
})
const saidOfSvg = (body: string) => said(svg(body))[0]

it('XML that cannot be read has words of its own, whatever else is in its name', () => {
  const drawings = () => new Map([['public/kaart.svg.xml', drawingMistakes('<users>')]])
  expect(saidOfSite(drawing, {}, { drawings })).toEqual([
    expect.stringMatching(
      /^public\/kaart\.svg\.xml:1:\d+ {2}Vanaf hier is dit bestand niet te lezen\. Haal het opnieuw op/,
    ),
  ])
})

it('what cannot be read is not trusted, and is named once', () => {
  const broken = [svg('<g>'), svg('&nbsp;'), svg('<a:b/>'), '<svg', 'tekst']
  for (const text of broken) {
    expect([text, ...said(text)]).toEqual([text, expect.stringMatching(/Vanaf hier is deze tekening niet te lezen\./)])
  }
  const name = 'content/_beelden/half.svg'
  const others = {
    drawings: () => new Map([[name, drawingMistakes('<svg')]]),
    pictures: new Map([['_beelden/half.svg', { state: 'damaged' as const }]]),
  }
  expect(saidOfSite(drawing, {}, others)).toEqual([])
  expect(saidOfSite(drawing, {}, { drawings: others.drawings, pictures: new Map() })).toEqual([])
  const withCode = () => new Map([[name, drawingMistakes(svg('<script>1</script>'))]])
  expect(saidOfSite(drawing, {}, { ...others, drawings: withCode })).toHaveLength(1)
  const whole = new Map([['_beelden/half.svg', { state: 'whole' as const, hash: '', width: 1, height: 1 }]])
  expect(saidOfSite(drawing, {}, { ...others, pictures: whole })).toHaveLength(1)
})
