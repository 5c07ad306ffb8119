import fc from 'fast-check'

/** Any text, with characters from everywhere in Unicode. */
export const text = fc.string({ unit: 'binary', maxLength: 300 })

const signs = [
  '{ } {telefoon} {telefon} {...x} < > </ /> <!-- --> <> <constructor> </Tip> <Vragen> </Vragen> ** _ ` ``` [ ] ( ) ]( ![ [^1] |'.split(
    ' ',
  ),
  '\\ & &amp; &#0; : " \' "\\0" "\\ud800" 0x1F .nan .inf ~ null true 2026-13-45 --- ... |- >- %TAG https:// www.x.nl a@b.nl é € 😀 a'.split(
    ' ',
  ),
  [
    '{a b}',
    '<Tip titel="x">',
    '<Knop naar="/contact">',
    '<a href={1}>',
    '# ',
    '## ',
    '### ',
    '- ',
    '1. ',
    '> ',
    '* ',
    '| - |',
  ],
  [
    'import ',
    'export ',
    'from "x"',
    ': ',
    'title: ',
    'kind: tekst',
    'kind: dienst',
    'city: enschede',
    'naam: ',
    'locaties:',
  ],
  ['__proto__: ', 'constructor: ', 'toString: ', '&a ', '*a', '<<: *a', '!!binary ', '!x ', '? ', 'woord '],
  ['---\n', '\n', '\n\n', '\r\n', '\r', '\t', '  ', '    ', '\u0000', '\uFEFF', '\u2028', '\u00A0', '\u200B', '\uD800'],
].flat()

/** What means something to Markdown, MDX or YAML, in any order. */
export const soup = fc.array(fc.constantFrom(...signs), { maxLength: 50 }).map((parts) => parts.join(''))

/** One sign many times, closed or not. */
export const nested = fc
  .tuple(
    fc.constantFrom(
      ['{', '}'],
      ['[', ']'],
      ['<Tip titel="x">', '</Tip>'],
      ['<Tip titel="x">\n\n', '\n\n</Tip>'],
      ['> ', ''],
      ['- ', ''],
      ['? ', ''],
      ['a: ', ''],
      ['*', '*'],
      ['_*', '*_'],
      ['![', '](x)'],
      ['(', ')'],
      ['"', '"'],
      ['&a [', ']'],
      ['{a: ', '}'],
      ['#', ''],
      ['|', '|'],
      ['\n ', ''],
      ['<', '>'],
      ['`', '`'],
      ['www.', ''],
      ['a@', ''],
    ),
    fc.constantFrom(2, 19, 21, 60, 400, 1400, 3100, 20_000),
    fc.boolean(),
  )
  .map(([[open = '', close = ''], count, isClosed]) => `${open.repeat(count)}x${isClosed ? close.repeat(count) : ''}`)

/** Anchors that name earlier anchors, which grow without end when they are filled in ("billion laughs"). */
export const bomb = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 12 })).map(([depth, width]) =>
  Array.from({ length: depth }, (_, index) => {
    const items = Array.from({ length: width }, () => (index === 0 ? 'x' : `*k${index - 1}`))
    return `k${index}: &k${index} [${items.join(', ')}]`
  }).join('\n'),
)

type Change = (source: string, place: number, sign: string) => string
const at = (source: string, place: number): number => Math.floor(place * (source.length + 1))
const onLines =
  (change: (lines: string[], index: number) => string[]): Change =>
  (source, place) => {
    const lines = source.split('\n')
    return change(lines, Math.min(lines.length - 1, Math.floor(place * lines.length))).join('\n')
  }

const changes: Change[] = [
  onLines((lines, index) => lines.toSpliced(index, 1)),
  onLines((lines, index) => lines.toSpliced(index, 0, lines[index] ?? '')),
  onLines((lines, index) => lines.with(index, lines.at(-index - 1) ?? '').with(-index - 1, lines[index] ?? '')),
  onLines((lines, index) => lines.with(index, `\t${lines[index] ?? ''}`)),
  onLines((lines, index) => lines.with(index, `  ${lines[index] ?? ''}`)),
  onLines((lines, index) => lines.with(index, (lines[index] ?? '').trimStart())),
  onLines((lines, index) => lines.slice(0, index)),
  (source, place, sign) => source.slice(0, at(source, place)) + sign + source.slice(at(source, place)),
  (source, place) => source.slice(0, at(source, place)) + source.slice(at(source, place) + 1),
  (source, place, sign) => source.slice(0, at(source, place)) + sign + source.slice(at(source, place) + 1),
  (source, place) => source.slice(0, at(source, place)) + source.slice(at(source, place) + 200),
  (source) => source.replaceAll('\n', '\r\n'),
  (source) => source.replaceAll('\n', '\r'),
  (source) => `\uFEFF${source}`,
  () => '',
]

/** A text after one mistake or more. */
export const mutated = (source: string, most = 4): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...changes),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'binary', maxLength: 3 })),
      ),
      { minLength: 1, maxLength: most },
    )
    .map((list) => list.reduce((result, [change, place, sign]) => change(result, place, sign), source))
