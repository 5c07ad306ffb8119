import { attribute, elementsOf, inlineCode, runs } from './elements.ts'
import { inlineHash } from './hash.ts'
import type { PageParts } from './policy.ts'

/** Reads from a page what it holds, for as long as the renderer does not say so itself. */
export function heldParts(html: string, pictureHosts: readonly string[], mapHrefs: readonly string[]): PageParts {
  const elements = elementsOf(html)
  const hashes = (tagName: string) =>
    elements
      .filter((element) => element.tagName === tagName)
      .flatMap((element) => inlineCode(element) ?? [])
      .map(inlineHash)
  const has = (name: string) => elements.some((element) => attribute(element, name) !== undefined)
  const props = elements.flatMap((element) => attribute(element, 'data-props') ?? [])
  return {
    scripts: hashes('script'),
    styles: hashes('style'),
    fetchesScripts: has('data-island') || elements.some((element) => runs(element) && attribute(element, 'src')),
    fetchesStyles: elements.some((element) => attribute(element, 'rel') === 'stylesheet'),
    frames: mapHrefs
      .filter((href) => props.some((json) => json.includes(JSON.stringify(href))))
      .map((href) => new URL(href).origin),
    pictureHosts,
  }
}
