import { Resvg } from '@resvg/resvg-js'
import { expect, it } from 'vitest'
import { elementsOf } from '../hosting/elements.ts'
import { escapeHtml } from './escapeHtml.ts'

const bad = `</title><script>1</script> " onload="1 & &amp; ]]> <!-- \u0000\u0001\uFFFE\uD800 \u2028 é 😀`

it('a text is a text in HTML, in an attribute too', () => {
  const elements = elementsOf(`<!doctype html><title>${escapeHtml(bad)}</title><p lang="${escapeHtml(bad)}">x</p>`)
  expect(elements.map(({ tagName }) => tagName)).toEqual(['html', 'head', 'title', 'body', 'p'])
  expect(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name))).toEqual(['lang'])
})

it('a text is a text in a drawing, which stops at any sign that XML cannot hold', () => {
  const svg = (text: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>${text}</text></svg>`
  expect(() => new Resvg(svg(bad))).toThrow(/SVG data/)
  expect(() => new Resvg(svg(escapeHtml(bad)))).not.toThrow()
})
