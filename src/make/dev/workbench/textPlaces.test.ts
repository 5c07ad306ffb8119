import { describe, expect, it } from 'vitest'
import { readPage } from '../../../check/readPage.ts'
import { placeholdersFor } from '../../../content/placeholders.ts'
import { example } from '../../../test/example.ts'
import { findPlace, textsOfPage, textsOfYaml } from './textPlaces.ts'

const page = readPage(
  'content/massage.mdx',
  `---
title: Massage in Enschede
card:
  name: Massage
  text: >-
    Rust voor
    uw spieren.
---

## Bel {telefoon}

Een **rustige** massage
neemt tijd.

| Dag | Tijd |
| --- | ---- |
| nu  | {uren-kort} |

<Vragen>

### Doet het pijn?

Soms een beetje.

</Vragen>
`,
)
const words = textsOfYaml('content/teksten.yaml', 'knoppen:\n  contact: Neem contact op\n')
const facts = placeholdersFor(example.facts)
const find = (...shown: string[]) => {
  const place = findPlace(shown, [() => textsOfPage(page), () => words], facts)
  return place && `${place.file}:${place.line}:${place.column}`
}

describe('the place of a text', () => {
  it.each([
    ['a heading with a fact', ['Bel 053 000 00 00'], 'massage.mdx:10:1'],
    ['a paragraph over two lines', ['Een rustige massage neemt tijd.'], 'massage.mdx:12:1'],
    ['a word of it, by what is around it', ['rustige', 'Een rustige massage neemt tijd.'], 'massage.mdx:12:1'],
    ['a cell', ['nu'], 'massage.mdx:17:1'],
    ['a question in a block', ['Doet het pijn?'], 'massage.mdx:21:1'],
    ['frontmatter', ['Rust voor uw spieren.'], 'massage.mdx:5:9'],
    ['the words of the site', ['Neem contact op'], 'teksten.yaml:2:12'],
  ])('%s', (_, shown, place) => {
    const said = shown.map((text) => text.replace('053 000 00 00', facts.telefoon))
    expect(find(...said)).toBe(`content/${place}`)
  })
  it('is none when nobody typed it', () => {
    expect(find('12:00', 'x')).toBeUndefined()
  })
})
