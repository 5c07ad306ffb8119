import { describe, expect, it } from 'vitest'
import { isSearchWord, mentionedIn, searchKey } from './words.ts'

describe('a word to search by', () => {
  it.each(['spit', 'De Quervain', 'moeder-dochter fitness', 'één', 'cts', 'x'])('can be %s', (word) => {
    expect(isSearchWord(word)).toBe(true)
  })
  it.each(['', ' spit', 'spit-', 'wat?', 'a/b', '$1', '{telefoon}', 'a'.repeat(41), "zo'n"])('cannot be %j', (word) => {
    expect(isSearchWord(word)).toBe(false)
  })
  it('is the same in capitals, with a soft hyphen or with more spaces', () => {
    expect(searchKey('  Voedings\u00ADadvies  op MAAT ')).toBe('voedingsadvies op maat')
  })
})

describe('a text mentions', () => {
  it.each([
    ['een **frozen shoulder**.', 'frozen shoulder'],
    ['Spit?', 'spit'],
    ['een carpale-tunnel', 'carpale tunnel'],
    ['voedings\u00ADadvies', 'voedingsadvies'],
  ])('%s: %s', (text, word) => {
    expect(mentionedIn(text)(word)).toBe(true)
  })
  it('no part of a word', () => {
    expect(mentionedIn('een spitse vraag')('spit')).toBe(false)
  })
})
