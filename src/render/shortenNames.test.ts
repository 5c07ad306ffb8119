import { describe, expect, it } from 'vitest'
import { shortenNames } from './shortenNames.ts'

const island = '<div data-island="Carousel"><p class="c-1abc">x</p><!--/island--></div>'

describe('short class names', () => {
  it('take the place of hashes in the page and in its rules', () => {
    const { html, css } = shortenNames('<p class="c-1xyz">', '.c-1xyz{color:red}.c-1xyz:hover{top:0}', ['1xyz'], 'c')
    expect(html).toBe('<p class="c0">')
    expect(css).toBe('.c0{color:red}.c0:hover{top:0}')
  })

  it('leave the classes of islands alone, which the browser computes again', () => {
    const { html, css, kept } = shortenNames(`<p class="c-1xyz">${island}`, '.c-1xyz{}.c-1abc{}', ['1xyz', '1abc'], 'c')
    expect(kept).toEqual(['1abc'])
    expect(css).toBe('.c0{}.c-1abc{}')
    expect(html).toBe('<p class="c0"><div data-island="Carousel"><p class="c-1abc">x</p></div>')
  })

  it('do not touch words that look like a class', () => {
    expect(shortenNames('<p>c-1xyz9 abc-1xyz</p>', '', ['1xyz'], 'c').html).toBe('<p>c-1xyz9 abc-1xyz</p>')
  })
})
