import { createHash } from 'node:crypto'
import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** The other hosts that pages may fetch from, out of the facts. */
export interface OtherHosts {
  /** Hosts of pictures, without `https://`. */
  pictureHosts: readonly string[]
  /** Addresses of the maps that the map switcher can show. */
  mapHrefs: readonly string[]
}

/** The policy for everything that isn't a page: such a file shows itself and fetches nothing. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// Scripts that run, by their type; any other type is data, which browsers neither run nor check.
const runs = /^(|module|importmap|speculationrules|(text|application)\/(javascript|ecmascript))$/i

/**
 * The Content-Security-Policy of a page, made from its own HTML: it allows what this page holds and nothing else.
 * Throws when the HTML holds what no policy without `unsafe-inline` can allow.
 * @param html the whole document
 * @param hosts the other hosts the site may use
 */
export function pagePolicy(html: string, { pictureHosts, mapHrefs }: OtherHosts): string {
  const elements = [...descendants(parse(html, { scriptingEnabled: false }))]
  refuseInlineCode(elements)
  const scripts = elements
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => runs.test(attribute(script, 'type') ?? ''))
  const hasIslands = elements.some((element) => attribute(element, 'data-island') !== undefined)
  const fetchesScripts = hasIslands || scripts.some((script) => attribute(script, 'src') !== undefined)
  const inline = scripts.filter((script) => attribute(script, 'src') === undefined)
  const styles = elements.filter(({ tagName }) => tagName === 'style')
  const fetchesStyles = elements.some((element) => attribute(element, 'rel') === 'stylesheet')
  const props = elements.flatMap((element) => attribute(element, 'data-props') ?? [])
  const maps = mapHrefs.filter((href) => props.some((json) => json.includes(JSON.stringify(href))))

  return directives({
    'default-src': ["'none'"],
    'script-src': [...(fetchesScripts ? ["'self'"] : []), ...inline.map(hash)],
    'style-src': [...(fetchesStyles ? ["'self'"] : []), ...styles.map(hash)],
    'style-src-attr': ["'none'"],
    'font-src': ["'self'"],
    // Nothing of ours connects; Lighthouse asks for robots.txt as if it were the page (GoogleChrome/lighthouse#4386).
    'connect-src': ["'self'"],
    'img-src': ["'self'", ...pictureHosts.map((host) => `https://${host}`)],
    'manifest-src': elements.some((element) => attribute(element, 'rel') === 'manifest') ? ["'self'"] : [],
    'frame-src': maps.map((href) => new URL(href).origin),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })
}

/** The directives that a `<meta>` may carry: browsers refuse `frame-ancestors` there. */
export const metaPolicy = (policy: string): string => policy.replace("; frame-ancestors 'none'", '')

/** Writes the directives that have sources; what is left out falls back on `default-src`. */
const directives = (sources: Record<string, string[]>): string =>
  Object.entries(sources)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ')

/** `style=`, `onclick=` and the like, and `javascript:` would need `unsafe-inline`. */
function refuseInlineCode(elements: Tree.Element[]): void {
  for (const { tagName, attrs } of elements) {
    for (const { name, value } of attrs) {
      const isCode = name === 'style' || /^on[a-z]+$/.test(name) || /^\s*javascript:/i.test(value)
      if (isCode)
        throw new Error(`<${tagName}> heeft ${name}="${value}"; het beveiligingsbeleid van de site laat dat niet toe.`)
    }
  }
}

const attribute = ({ attrs }: Tree.Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value

/** The source expression for an inline script or style: the hash of its text. */
function hash({ childNodes }: Tree.Element): string {
  const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** All elements of a document, those inside `<template>` too. */
function* descendants(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node
  if ('content' in node) yield* descendants(node.content)
  if ('childNodes' in node) for (const child of node.childNodes) yield* descendants(child)
}
