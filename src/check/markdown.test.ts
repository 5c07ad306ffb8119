import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleRoot } from '../test/example.ts'
import { withRemarks } from './comments.ts'
import { readPageFiles } from './files.ts'
import { parseMarkdown, parseWhole } from './markdown.ts'
import { nodesOfType } from './nodes.ts'
import { withoutFrontmatter } from './splitText.ts'

/** A tree, or why there is none. */
function outcome(parse: typeof parseWhole, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    return String(error)
  }
}

const isSame = (text: string) => expect(outcome(parseMarkdown, text)).toEqual(outcome(parseWhole, text))

describe('a text that is parsed section by section is as it is parsed whole', () => {
  it.each(readPageFiles(exampleRoot).map(({ file }) => file))('%s, also after a save', (file) => {
    const text = withRemarks(withoutFrontmatter(readFileSync(`${exampleRoot}/${file}`, 'utf8')))
    isSame(text)
    for (const end of ['een', 'twee\nwoorden']) isSame(text.replace(/[^\n]\n\n/, (found) => `${found[0]} ${end}\n\n`))
  })

  // All that reaches over sections, and all that has places of its own.
  const parts = [
    '## Kop',
    '### Kop met {telefoon}',
    'Zin met **vet**, {telefoon} en [een link](/contact).\nmail@voorbeeld.nl',
    '<Tip titel="Let op">',
    '</Tip>',
    '<Tip titel="Let op">\n\nTekst\n\n</Tip>',
    '<Knop naar="/contact">Bel</Knop>',
    '{/* opmerking */}',
    '{/*',
    '*/}',
    '3. drie\n4. vier',
    '- punt\n\n- punt',
    '  ## ingesprongen',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '> aanhaling',
    '```',
    '[naam]: /contact',
    '[naam]',
    'export const a = {',
    '}',
    'Kop\n---',
    '{telefoon}',
    '\\',
    '',
  ]
  const some = fc.oneof(fc.constant('## Kop'), fc.constantFrom(...parts))
  const written = fc.array(fc.tuple(some, fc.constantFrom('\n\n', '\n\n', '\n', '\n\n\n', '\r\n\r\n')))
  const textOf = (pieces: [string, string][]) => pieces.flat().join('')

  it('whatever stands in it, before and after a part of it has changed', () => {
    fc.assert(
      fc.property(written, fc.nat(), fc.constantFrom(...parts), (pieces, place, other) => {
        isSame(textOf(pieces))
        isSame(textOf(pieces.map(([part, end], index) => [index === place % pieces.length ? other : part, end])))
      }),
      { numRuns: 400 },
    )
  })
})

it.each([
  ['Een regel.\nZie [www.a.nl] en [b@c.nl].', '2:6 2:20'],
  ['- *Zie [www.a.nl] daar*', '1:9'],
  // It reads otherwise than it is written.
  ['Tekst.\n\nZie [www.a.nl/b&amp;c].', '3:1'],
])('an address between brackets has its own place: %j', (text, places) => {
  const found = nodesOfType(parseWhole(text), 'link').map(({ position }) => position?.start)
  expect(found.map((start) => `${start?.line}:${start?.column}`).join(' ')).toBe(places)
})

describe('a save', () => {
  const before = '## Een\n\nTekst.\n\n<Tip titel="Let op">\n\n## In een blok\n\n</Tip>\n\n## Twee\n\nTekst.\n'
  const children = (text: string) => parseMarkdown(text).children

  it('parses the section that changed, and no other', () => {
    const [heading, words, block, changed] = children(before)
    const after = children(before.replace(/Tekst\.\n$/, 'Andere tekst.\n'))
    expect([after[0] === heading, after[1] === words, after[2] === block]).toEqual([true, true, true])
    expect(after[3]).toEqual(changed)
    expect(after[3]).not.toBe(changed)
  })
  it('moves what stands after it', () => {
    const after = children(`Een regel erbij.\n\n${before}`)
    expect(after.at(-1)?.position?.start).toEqual({ line: 15, column: 1, offset: before.length + 11 })
  })
  it('parses no more where a list, a link and a table stand after it', () => {
    const page = (words: string) => `## Een\n\n## Twee\n\n${words}\n\n## Drie\n\n- [punt](/contact)\n\n| a |\n| - |\n`
    const [heading] = children(page('Tekst.'))
    expect(children(page('Andere tekst.'))[0]).toBe(heading)
  })
  it('moves what stands after a space that became a line end', () => {
    children('Een zin.\n\n## Kop\n')
    const after = children('Een\nzin.\n\n## Kop\n')
    expect(after.at(-1)?.position?.start).toEqual({ line: 4, column: 1, offset: 10 })
  })
  it('parses again what has not been read for long, so that a large site takes no more memory', () => {
    const [heading] = children('## Lang geleden\n')
    for (let count = 0; count < 100; count += 1) children(`## Kop ${count}\n`)
    expect(children('## Lang geleden\n')[0]).not.toBe(heading)
  })
  it('finds what is read time and again, whatever is read beside it', () => {
    const [heading] = children('## Telkens weer\n')
    for (let count = 0; count < 100; count += 1) {
      children(`## Kop ${count}\n`)
      expect(children('## Telkens weer\n')[0]).toBe(heading)
    }
  })
})
