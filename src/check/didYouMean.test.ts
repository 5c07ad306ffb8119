import { describe, expect, it } from 'vitest'
import { didYouMean, meanOrChoose } from './didYouMean.ts'

const words = ['enschede', 'glanerbrug', 'hart', 'Tip']

describe('did you mean', () => {
  it.each([
    ['enschde', 'enschede'],
    ['Enschede', 'enschede'],
    ['glanerbrgu', 'glanerbrug'],
    ['hrt', 'hart'],
    ['hatr', 'hart'],
    ['Tips', 'Tip'],
  ])('%s: %s', (word, expected) => {
    expect(didYouMean(word, words)).toBe(`Bedoelt u ${expected}?`)
  })
  it.each(['amsterdam', '', 'div', 'hartelijk'])('"%s": no word', (word) => {
    expect(didYouMean(word, words)).toBeUndefined()
  })
  it('no other word of as many letters', () => {
    expect(didYouMean('/kosten', ['/zoeken', '/services'])).toBeUndefined()
  })
  it('no word when there are none', () => {
    expect(didYouMean('x', [])).toBeUndefined()
  })
  it('the nearest of some that are near', () => {
    expect(didYouMean('hartt', ['haart', 'harttt', 'hart'])).toBe('Bedoelt u harttt?')
    expect(didYouMean('bode', ['boder', 'bodem', 'bode'])).toBe('Bedoelt u bode?')
  })
  it('the word as a writer types it', () => {
    expect(didYouMean('hrt', words, (word) => `{${word}}`)).toBe('Bedoelt u {hart}?')
  })
})

describe('when no word comes near', () => {
  it('there is a choice', () => {
    expect(meanOrChoose('div', ['Tip', 'Knop'], (word) => `<${word}>`)).toBe('Kies uit: <Tip>, <Knop>.')
    expect(meanOrChoose('Tipp', ['Tip', 'Knop'], (word) => `<${word}>`)).toBe('Bedoelt u <Tip>?')
  })
  it('or none', () => {
    expect(meanOrChoose('div', [])).toBe('Haal het weg.')
    expect(meanOrChoose('div', [], String, 'Typ iets anders.')).toBe('Typ iets anders.')
  })
})
