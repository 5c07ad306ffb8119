import { describe, expect, it } from 'vitest'
import { nothingAsked, siteOf } from '../../test/builtSides.ts'
import { elementsOf } from '../../hosting/elements.ts'
import { inlineHash } from '../../hosting/hash.ts'
import { compareSites } from '../compare.ts'
import { marked, markedLines } from './html.ts'
import { reviewPage } from './reviewPage.ts'
import { summary } from './summary.ts'

const strange = '<script>alert(1)</script> [klik](https://kwaad.example) @iemand #12 | "cel"'
const side = (text: string) => siteOf({ '/rug': `<h1>Rug</h1><p>${text.replaceAll('<', '&lt;')}</p>` })
const review = compareSites(side('U mag niet tillen.'), side(`U mag tillen. ${strange}`), nothingAsked)
const empty = compareSites(side('Een.'), side('Een.'), nothingAsked)

describe('the page of a review', () => {
  const html = reviewPage(review)

  it('shows text of the site as text', () => {
    const scripts = elementsOf(html).filter(({ tagName }) => tagName === 'script')
    expect(scripts).toHaveLength(1)
    expect(html).toContain('&lt;script&gt;alert(1)')
  })

  it('fetches nothing and runs only its own script', () => {
    const [, hash] = /script-src ('[^']+')/.exec(html) ?? []
    const script = html.slice(html.lastIndexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'))
    expect(inlineHash(script)).toBe(hash)
    expect(html).toContain("default-src 'none'; img-src data:;")
    expect(html).not.toMatch(/ (?:src|href)="(?!data:)/)
  })

  it('puts what may have turned the meaning before the pages', () => {
    expect(html.indexOf('Ontkenning weg (niet)')).toBeGreaterThan(0)
    expect(html.indexOf('Ontkenning weg (niet)')).toBeLessThan(html.indexOf('<h2>/rug</h2>'))
  })

  it('says it when nothing changed', () => {
    expect(reviewPage(empty)).toContain('Voor bezoekers is er niets veranderd.')
  })
})

describe('the summary of a review', () => {
  it('is text only, whatever stands on a page', () => {
    const text = summary(review)
    expect(text).not.toMatch(/(?<!\\)<script|(?<!\\)\[klik|@iemand|#12/)
    expect(text).toContain('| /rug | veranderd |')
  })

  it('is text only, whatever a branch and a file are called', () => {
    // Git takes all of these signs in the name of a branch.
    const name = 'x`<img/src=y/onerror=alert(1)>`@iemand#12|](//kwaad'
    const strangely = { ...review, base: { ...review.base, revision: name, notes: [name] } }
    expect(summary(strangely)).not.toMatch(/(?<!\\)[`<]|@iemand|#12|(?<!\\)\|\]/)
    expect(elementsOf(reviewPage(strangely)).filter(({ tagName }) => tagName === 'img')).toEqual([])
  })

  it('makes no link of an address that somebody wrote', () => {
    const [alarm] = review.alarms
    if (!alarm) throw new Error('nothing was found to look at')
    const message = 'Zie HTTPS://kwaad.example, www.kwaad.example en a@kwaad.example'
    const text = summary({ ...review, alarms: [{ ...alarm, message }] })
    expect(text).toContain('kwaad.example')
    expect(text).not.toMatch(/(?:\/\/|www\.|@)kwaad/)
  })

  it('says it when nothing changed', () => {
    expect(summary(empty)).toContain('Voor bezoekers is er niets veranderd.')
  })
})

it('marks the words and leaves the spaces around them', () => {
  const parts = [
    { state: 'same' as const, text: 'U mag ' },
    { state: 'removed' as const, text: 'niet ' },
    { state: 'same' as const, text: 'tillen.' },
  ]
  expect(marked(parts)).toBe('U mag <del>niet</del> tillen.')
})

it('shows of many lines those that changed and what stands beside them', () => {
  const line = (text: string, state: 'same' | 'added' = 'same') => ({ state, text })
  const lines = [line('a'), line('b'), line('c'), line('d', 'added'), line('e'), line('f')]
  expect(markedLines(lines)).toBe('<pre tabindex="0">…\nc\n<ins>d</ins>\ne\n…</pre>')
})
