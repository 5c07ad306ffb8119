import { describe, expect, it } from 'vitest'
import { splitPrint } from './pageStyles.ts'

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
