import { describe, expect, it } from 'vitest'
import { emotionCache } from '../theme/emotionCache.ts'
import { pageStyles, splitPrint } from './pageStyles.ts'

describe('the rules of the first screen', () => {
  it('are those that were there at the fold, also where a later one has a name of digits alone', () => {
    const cache = emotionCache()
    Object.assign(cache.inserted, { abc: '.c-abc{top:1px}', xyz: '.c-xyz{top:2px}' })
    const fold = new Set(Object.keys(cache.inserted))
    Object.assign(cache.inserted, { '1234567': '.c-1234567{top:3px}', later: '.c-later{top:4px}' })
    const { screen, later } = pageStyles(cache, 'praktijk.example', fold)
    expect(screen).toMatch(/\.c-abc\{top:1px\}\.c-xyz\{top:2px\}$/)
    expect(later).toBe('.c-1234567{top:3px}.c-later{top:4px}')
  })
})

describe('the rules for paper', () => {
  it('are taken out of the page, the others stay in their order', () => {
    const css = 'a{b:c}@media print{a{d:e}@supports (x:y){a{f:g}}}@page{margin:1cm}.h:after{content:"}@media print{"}'
    expect(splitPrint(css)).toEqual({
      screen: 'a{b:c}.h:after{content:"}@media print{"}',
      print: '@media print{a{d:e}@supports (x:y){a{f:g}}}@page{margin:1cm}',
    })
  })
  it('that also count for a screen stay', () => {
    const css = '@media (forced-colors:active),print{a{b:c}}@media screen{a{b:d}}'
    expect(splitPrint(css)).toEqual({ screen: css, print: '' })
  })
})
