import { describe, expect, it } from 'vitest'
import { plainParts } from '../test/builtFolder.ts'
import { bodyPolicy, metaPolicy, pagePolicy } from './policy.ts'
import type { PageParts } from './policy.ts'

const policyOf = (parts: Partial<PageParts>) => pagePolicy({ ...plainParts, ...parts })
const directive = (parts: Partial<PageParts>, name: string) =>
  policyOf(parts)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))

describe('the policy of a page', () => {
  it('allows a page without scripts and styles nothing but pictures, letters and its manifest', () => {
    expect(policyOf({ pictureHosts: ['beelden.example'] })).toBe(
      "default-src 'none'; style-src-attr 'none'; font-src 'self'; connect-src 'self'; img-src 'self' https://beelden.example; " +
        "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types 'none'",
    )
  })

  it('names each inline script and style once, in the order of the page', () => {
    const parts = { scripts: ["'sha256-b'", "'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] }
    expect(directive(parts, 'script-src')).toBe("script-src 'sha256-b' 'sha256-a'")
    expect(directive(parts, 'style-src')).toBe("style-src 'sha256-c'")
  })

  it('allows scripts and styles of the site only where they are fetched', () => {
    expect(directive({ fetchesScripts: true }, 'script-src')).toBe("script-src 'self'")
    expect(directive({ fetchesStyles: true }, 'style-src')).toBe("style-src 'self'")
    expect(directive({ fetchesStyles: true }, 'script-src')).toBeUndefined()
  })

  it('allows a host in a frame only where the page can show it, once', () => {
    const frames = ['https://kaart.example', 'https://kaart.example']
    expect(directive({ frames }, 'frame-src')).toBe('frame-src https://kaart.example')
    expect(directive({}, 'frame-src')).toBeUndefined()
  })

  it.each([
    { pictureHosts: ['a.example; script-src *'] },
    { pictureHosts: ['*'] },
    { frames: ['https://kaart.example *'] },
    { frames: ['data:'] },
    { scripts: ["'unsafe-inline' https:"] },
  ])('stops for %j, which would say more than one thing', (parts) => {
    expect(() => policyOf(parts)).toThrow(/geen bron in het beveiligingsbeleid/)
  })

  it('says in a meta element all but what browsers refuse there', () => {
    expect(metaPolicy(policyOf({}))).toBe(policyOf({}).replace("frame-ancestors 'none'; ", ''))
  })

  it('is said again in the page for all that comes after its head, which has no script or style of its own', () => {
    const more = { pictureHosts: ['beelden.example'], frames: ['https://kaart.example'], fetchesScripts: true }
    const own = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }
    expect(bodyPolicy({ ...plainParts, ...more, ...own })).toBe(metaPolicy(policyOf(more)))
  })
})
