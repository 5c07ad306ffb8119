import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { metaPolicy, pagePolicy } from './policy.ts'

const map = 'https://kaart.example/embed?a=1&b=2'
const hosts = { pictureHosts: ['beelden.example'], mapHrefs: [map, 'https://kaart.example/embed?a=2'] }
const policyOf = (body: string) => pagePolicy(`<!doctype html><html lang="nl"><body>${body}</body></html>`, hosts)
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of a page', () => {
  it('allows a page without scripts and styles nothing but pictures and letters', () => {
    expect(policyOf('<p>Tekst')).toBe(
      "default-src 'none'; style-src-attr 'none'; font-src 'self'; connect-src 'self'; img-src 'self' https://beelden.example; " +
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    )
  })

  it('names each inline script and style by the hash of its text, once', () => {
    const policy = policyOf(
      '<script>een("é")</script><script>een("é")</script><style>a>b{}</style><noscript><style>i{}</style></noscript>',
    )
    expect(directive(policy, 'script-src')).toBe(`script-src ${sha256('een("é")')}`)
    expect(directive(policy, 'style-src')).toBe(`style-src ${sha256('a>b{}')} ${sha256('i{}')}`)
  })

  it('allows scripts of the site only where they are fetched', () => {
    expect(directive(policyOf('<div data-island="Carousel">'), 'script-src')).toBe("script-src 'self'")
    expect(directive(policyOf('<script src="/a.js"></script>'), 'script-src')).toBe("script-src 'self'")
  })

  it('counts data as no script, rules for fetching ahead as one', () => {
    expect(directive(policyOf('<script type="application/ld+json">{}</script>'), 'script-src')).toBeUndefined()
    expect(directive(policyOf('<script type="speculationrules">{}</script>'), 'script-src')).toBe(
      `script-src ${sha256('{}')}`,
    )
  })

  it('allows the host of the map only where a block has its address', () => {
    const props = JSON.stringify({ places: [{ mapHref: map }] })
      .replaceAll('"', '&quot;')
      .replaceAll('&b', '&amp;b')
    expect(directive(policyOf(`<div data-props="${props}">`), 'frame-src')).toBe('frame-src https://kaart.example')
    expect(directive(policyOf(`<a href="${map}">kaart</a>`), 'frame-src')).toBeUndefined()
  })

  it('allows the manifest where the page has one', () => {
    expect(directive(policyOf('<link rel="manifest" href="/m">'), 'manifest-src')).toBe("manifest-src 'self'")
  })

  it.each([
    '<p style="color:red">',
    '<button onclick="1">',
    '<svg><path style="fill:red"/></svg>',
    '<template><p style="color:red"></template>',
    '<noscript><img src="x" onerror="1"></noscript>',
    '<a href=" javascript:1">',
  ])('stops the build for %s', (html) => {
    expect(() => policyOf(html)).toThrow(/beveiligingsbeleid/)
  })

  it('says in a meta element all but what browsers refuse there', () => {
    expect(metaPolicy(policyOf(''))).toBe(policyOf('').replace("frame-ancestors 'none'; ", ''))
  })
})
