import { describe, expect, it } from 'vitest'
import { shortenNames } from './shortenNames.ts'

describe('short class names', () => {
  it('take the place of hashes in a page and in its rules', () => {
    expect(shortenNames('<p class="c-1xyz">', ['1xyz'], 'c')).toBe('<p class="c0">')
    expect(shortenNames('.c-1xyz{color:red}.c-1xyz:hover{top:0}', ['1xyz'], 'c')).toBe('.c0{color:red}.c0:hover{top:0}')
  })

  it('leave other hashes alone: the browser computes those of islands again', () => {
    expect(shortenNames('<p class="c-1xyz c-1abc">', ['1xyz'], 'c')).toBe('<p class="c0 c-1abc">')
  })

  it('do not touch words that look like a class', () => {
    expect(shortenNames('<p>c-1xyz9 abc-1xyz</p>', ['1xyz'], 'c')).toBe('<p>c-1xyz9 abc-1xyz</p>')
  })
})
