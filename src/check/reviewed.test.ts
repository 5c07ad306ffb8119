import { describe, expect, it } from 'vitest'
import { meaningOf, reviewedOn } from './reviewed.ts'

const page = (body: string, more = '') =>
  `---\nheading: Rugpijn\n${more}nagekeken: { door: 'A', op: 2026-01-15 }\n---\n\n${body}\n`
const text = 'Bel {telefoon}. **Rust** helpt\nniet altijd.'

describe('what a text says', () => {
  it.each([
    ['lines that end elsewhere', page('Bel {telefoon}. **Rust** helpt niet\n  altijd.')],
    ['a word that no longer stands out', page('Bel {telefoon}. Rust helpt\nniet altijd.')],
    ['a remark for writers', page(`${text}\n\n{/* Nakijken! */}`)],
    ['another order, picture or word to search by', page(text, 'order: 3\npicture: knie\nzoekwoorden: [spit]\n')],
    ['another day of review', page(text).replace('2026-01-15', '2026-05-01')],
  ])('is the same with %s', (_, other) => {
    expect(meaningOf(other)).toBe(meaningOf(page(text)))
  })

  it.each([
    ['a word', page(text.replace('niet ', ''))],
    ['a heading', page(text).replace('Rugpijn', 'Nekpijn')],
    ['another fact', page(text.replace('{telefoon}', '{email}'))],
    ['a link', page(text.replace('Bel', '[Bel](/contact)'))],
  ])('differs by %s', (_, other) => {
    expect(meaningOf(other)).not.toBe(meaningOf(page(text)))
  })
})

it.each([
  [page(text), '2026-01-15'],
  ['---\nheading: Rugpijn\n---\n', undefined],
  ['---\nnagekeken: [\n---\n', undefined],
  ['Geen gegevens.', undefined],
])('the day of review in %j is %s', (source, day) => {
  expect(reviewedOn(source)).toBe(day)
})
