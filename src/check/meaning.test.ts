import { describe, expect, it } from 'vitest'
import { meaningOf } from './meaning.ts'

const page = (body: string, more = '') => `---\nheading: Rugpijn\n${more}---\n\n${body}\n`
const text = 'Bel {telefoon}. **Rust** helpt\nniet altijd.'

describe('what a text says', () => {
  it.each([
    ['lines that end elsewhere', page('Bel {telefoon}. **Rust** helpt niet\n  altijd.')],
    ['a word that no longer stands out', page('Bel {telefoon}. Rust helpt\nniet altijd.')],
    ['a remark for writers', page(`${text}\n\n{/* Nakijken! */}`)],
    ['another order or word to search by', page(text, 'order: 3\nzoekwoorden: [spit]\n')],
    ['a field that is left aside', page(text, 'picture: knie\n')],
  ])('is the same with %s', (_, other) => {
    expect(meaningOf(other, ['picture'])).toBe(meaningOf(page(text), ['picture']))
  })

  it.each([
    ['a word', page(text.replace('niet ', ''))],
    ['a heading', page(text).replace('Rugpijn', 'Nekpijn')],
    ['another fact', page(text.replace('{telefoon}', '{email}'))],
    ['a link', page(text.replace('Bel', '[Bel](/contact)'))],
    ['a field that counts', page(text, 'picture: knie\n')],
    ['frontmatter that cannot be read', '---\nheading: [\n---\n'],
  ])('differs by %s', (_, other) => {
    expect(meaningOf(other)).not.toBe(meaningOf(page(text)))
  })
})
