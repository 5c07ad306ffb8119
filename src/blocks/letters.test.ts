import { describe, expect, it } from 'vitest'
import type { Term } from '../site/page.ts'
import { copy } from '../test/copy.ts'
import { alphabet, byLetter, digits } from './letters.ts'

const term = (text: string, more: Partial<Term> = {}): Term => ({
  text,
  path: '/pijnklachten/rug',
  kind: 'klacht',
  isName: false,
  isMentioned: true,
  ...more,
})
const letters = (...terms: Term[]) => byLetter({ terms, titles: new Map([['/pijnklachten/rug', 'Rug']]), copy })

describe('the list from A to Z', () => {
  it('has every letter, empty or not', () => {
    expect([...letters(term('spit')).keys()]).toEqual(alphabet)
  })
  it('has digits behind the letters, when a word begins with one', () => {
    const found = letters(term('spit'), term('3D-zolen'))
    expect([...found.keys()]).toEqual([...alphabet, digits])
    expect(found.get(digits)?.map(({ text }) => text)).toEqual(['3D-zolen'])
  })
  it('names the page behind a word, and its kind behind its own name', () => {
    expect(letters(term('spit'), term('Schouderklachten', { isName: true })).get('S')).toEqual([
      { text: 'Schouderklachten', href: '/pijnklachten/rug', place: copy.search.kinds.complaint },
      { text: 'Spit', href: '/pijnklachten/rug', place: 'Rug' },
    ])
  })
  it('leaves out what the page itself does not say, parts of the body, and other kinds of page', () => {
    const terms = [
      term('lumbago', { isMentioned: false }),
      term('Rug', { isName: true }),
      term('winkel', { kind: 'overzicht' }),
    ]
    expect([...letters(...terms).values()].flat()).toEqual([])
  })
  it('orders as Dutch does: accents and small letters make no difference', () => {
    expect(
      letters(term('enkel'), term('één'), term('Eelt'))
        .get('E')
        ?.map(({ text }) => text),
    ).toEqual(['Eelt', 'Één', 'Enkel'])
  })
})
