import { css } from '@emotion/react'
import { describe, expect, it } from 'vitest'
import { emotionCache, emotionKey } from './emotionCache.ts'

/** The rules that a cache makes of some styles, with the class as `.c`. */
function rulesOf(styles: { name: string; styles: string }): string {
  const cache = emotionCache()
  cache.insert(`.${emotionKey}`, styles, cache.sheet, true)
  return Object.values(cache.inserted).join('')
}
const pointers = '@media (any-hover:hover)'

describe('what a pointer over something changes', () => {
  it('is for devices of which something hovers, and what else its rule holds for stays', () => {
    expect(rulesOf(css`color:red;&:hover,&[open],&:focus:hover img{color:blue;top:0}`)).toBe(
      `.c{color:red;}.c[open]{color:blue;top:0;}${pointers}{.c:hover,.c:focus:hover img{color:blue;top:0;}}`,
    )
  })
  it('stays where it was, also in a question to the window', () => {
    expect(rulesOf(css`@media (width > 9em){&:is(a):hover b{color:blue}}&:hover{color:red}a{color:tan}`)).toBe(
      `@media (width > 9em){${pointers}{.c:is(a):hover b{color:blue;}}}${pointers}{.c:hover{color:red;}}.c a{color:tan;}`,
    )
  })
  it('is left as it is where a rule asks for one of more, in brackets', () => {
    const rule = '&:has(a:is(:hover,:focus-visible)) b{color:red;}'
    expect(rulesOf(css(rule))).toBe(rule.replace('&', '.c'))
  })
})
