import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterIn, beforeIn } from './page.ts'
import { countWords, diffWords, likeness, tokensOf } from './words.ts'

describe('words', () => {
  it.each([
    ['Het kost € 49,95 nu.', ['Het ', 'kost ', '€ ', '49,95 ', 'nu', '.']],
    ['foto’s van 08:00', ['foto’s ', 'van ', '08', ':', '00']],
  ])('of %s stay whole', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens)
  })

  it('of an amount change as one', () => {
    const parts = diffWords('Voor € 49,95 per paar', 'Voor € 59,95 per paar')
    expect(parts.filter(({ state }) => state !== 'same').map(({ text }) => text.trim())).toEqual(['49,95', '59,95'])
    expect(countWords(parts)).toEqual({ added: 1, removed: 1 })
  })

  it('keep the space before what only the old text has', () => {
    expect(diffWords('Bel ons vandaag', 'Bel ons').map(({ text }) => text)).toEqual(['Bel ons ', 'vandaag'])
    expect(diffWords('Bel ons.', 'Bel ons').map(({ text }) => text)).toEqual(['Bel ons', '.'])
  })

  it('give both texts back, whatever they are', () => {
    const text = fc
      .array(fc.constantFrom('een', 'niet', '49,95', 'rug.', '(u)', 'foto’s'), { maxLength: 12 })
      .map((list) => list.join(' '))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after)
        const bare = (value: string) => value.replace(/\s/g, '')
        return bare(beforeIn(parts)) === bare(before) && bare(afterIn(parts)) === bare(after)
      }),
    )
  })

  it.each([
    ['a b', 'a b', 1],
    ['a b', 'c d', 0],
    ['a b', 'a c', 0.5],
    ['', '', 1],
  ])('of %j and %j are alike for %d', (one, other, like) => {
    expect(likeness(one, other)).toBe(like)
  })
})
