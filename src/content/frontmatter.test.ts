import { describe, expect, it } from 'vitest'
import { formatProblem } from '../check/problems.ts'
import { readPage } from '../check/readPage.ts'
import { kinds } from './kinds/kinds.ts'

const names = kinds.map(({ name }) => name).join(', ')

const right = [
  'title: Massage in Enschede',
  'meta: "Ontspanningsmassage, triggerpoint en bindweefsel. Lees wat we doen en maak een afspraak."',
  'kind: overzicht',
  'city: enschede',
  'heading: Massage',
  'lead: Rust voor uw spieren.',
  'closing:',
  '  heading: Een afspraak maken?',
  '  text: Bel ons op {telefoon}.',
]

/** What is said of a page whose frontmatter has some lines replaced. */
function problemsOf(changes: Record<string, string> = {}): string[] {
  const lines = right.map((line) => {
    const key = Object.keys(changes).find((start) => line.startsWith(start))
    return key === undefined ? line : (changes[key] ?? '')
  })
  return readPage('content/massage.mdx', `---\n${lines.join('\n')}\n---\n\nTekst.\n`).problems.map(formatProblem)
}

describe('frontmatter', () => {
  it('that is right has no problems, with any line ends and a byte order mark', () => {
    const source = `---\n${right.join('\n')}\n---\n`
    for (const text of [source, source.replaceAll('\n', '\r\n'), `\uFEFF${source}`, source.trimEnd()]) {
      expect(readPage('content/massage.mdx', text)).toMatchObject({
        frontmatter: { ok: true, data: { city: 'enschede' } },
        problems: [],
      })
    }
  })

  it.each([
    ['a misspelt key', { heading: 'headng: Massage' }, ['6:1  "headng" kennen we hier niet. Bedoelt u heading?']],
    [
      'a key of another kind of page',
      { lead: 'lead: Rust.\norder: 1' },
      [
        '8:1  "order" kennen we hier niet. Kies uit: kind, concept, vanaf, tot, title, meta, city, heading, lead, zoekwoorden, oude-adressen, oude-koppen, keywords, picture, layout, ticks, action, jump, products, rentals, coverage, closing.',
      ],
    ],
    ['a missing field', { lead: '' }, ['2:1  lead ontbreekt. Vul hier tekst in.']],
    ['a missing block', { closing: '#', '  ': '' }, ['2:1  closing ontbreekt. Vul hier een blok met eigen regels in.']],
    ['a field that a block misses', { '  text': '' }, ['9:3  closing › text ontbreekt. Vul hier tekst in.']],
    [
      'a number for a text',
      { heading: 'heading: 2025' },
      ['6:10  heading: hier hoort tekst, maar er staat 2025. Zet het tussen "aanhalingstekens".'],
    ],
    [
      'a text for a block',
      { closing: 'closing: tekst', '  ': '' },
      ['8:10  closing: hier hoort een blok met eigen regels, maar er staat "tekst". Vul een blok met eigen regels in.'],
    ],
    ['a title that is too short', { title: 'title: Massage' }, ['2:8  title is te kort. Typ minstens 10 tekens.']],
    ['a description that is too short', { meta: 'meta: Kort.' }, ['3:7  meta is te kort. Typ minstens 50 tekens.']],
    ['an unknown kind', { kind: 'kind: overzich' }, [`4:7  kind: "overzich" kennen we niet. Kies uit: ${names}.`]],
    ['no kind', { kind: '' }, [`2:1  kind ontbreekt. Kies uit: ${names}.`]],
    ['a slip in the word kind', { kind: 'kidn: tekst' }, ['2:1  kind ontbreekt. Schrijf kind in plaats van kidn.']],
    [
      'a colon in a text without quotes',
      { lead: 'lead: Let op: rust' },
      ['7:7  Er staat een dubbele punt te veel. Zet de tekst na de eerste dubbele punt tussen "aanhalingstekens".'],
    ],
    [
      'a quote that is not closed',
      { lead: 'lead: "Rust' },
      ['7:7  Hier mist een teken, meestal een aanhalingsteken of een haakje. Zet het erbij.'],
    ],
    [
      'a text where a list belongs, whose letters nobody counts',
      { lead: 'lead: Rust\nticks: Rust en ruimte' },
      [
        '8:8  ticks: hier hoort een lijst (regels die met een streepje beginnen), maar er staat "Rust en ruimte". Vul een lijst (regels die met een streepje beginnen) in.',
      ],
    ],
    [
      'a list whose first dash has no space behind it',
      { lead: 'lead: Rust\nkeywords:\n  -rust\n  - ruimte' },
      ['9:3  Schrijf - rust, met een spatie achter het streepje.'],
    ],
    ['a tab', { '  text': '\ttext: Bel' }, ['10:1  Hier staat een tab. Gebruik spaties om in te springen.']],
    [
      'a character that no page can show',
      { lead: 'lead: "Rust\\0"' },
      ['7:7  Hier staat een teken dat we niet kunnen tonen. Typ het opnieuw en sla het bestand op als UTF-8.'],
    ],
  ])('with %s', (_, changes, expected) => {
    expect(problemsOf(changes)).toEqual(expected.map((problem) => `content/massage.mdx:${problem}`))
  })

  it('reports every problem at once', () => {
    expect(problemsOf({ title: 'title: Kort', lead: 'lead: ""', heading: '' })).toEqual([
      'content/massage.mdx:2:8  title is te kort. Typ minstens 10 tekens.',
      'content/massage.mdx:2:1  heading ontbreekt. Vul hier tekst in.',
      'content/massage.mdx:7:7  lead is leeg. Vul hier tekst in.',
    ])
  })

  it.each(['', 'Tekst.', '---', ' ---\ntitle: x\n---'])('that is not there: %j', (source) => {
    expect(readPage('content/massage.mdx', source).frontmatter).toBeUndefined()
  })

  it.each(['---\n---\n', '---\n\n---\n', '---\n# niets\n---\n'])('that is empty: %j', (source) => {
    expect(readPage('content/massage.mdx', source).frontmatter?.ok).toBe(false)
  })
})

describe('lists in frontmatter', () => {
  const withLine = (line: string) => problemsOf({ lead: `lead: Rust.\n${line}` })

  it.each([
    [
      'a price with a comma',
      'products: [{ id: a, name: A, price: "29,95", picture: hero, text: t }]',
      '8:37  products › nummer 1 › price: schrijf het bedrag met een punt en zonder teken: 29.95.',
    ],
    [
      'a price that is no amount',
      'products: [{ id: a, name: A, price: [], picture: hero, text: t }]',
      '8:37  products › nummer 1 › price: vul een bedrag met een punt in (29.95), of een prijs uit praktijk.yaml ("{prijs-sportzolen}").',
    ],
    [
      'a negative price',
      'products: [{ id: a, name: A, price: -1, picture: hero, text: t }]',
      '8:37  products › nummer 1 › price: te klein. Vul meer dan 0 in.',
    ],
    [
      'a rental without a description',
      'rentals: [Krukken]',
      '8:11  rentals › nummer 1 › line: schrijf de regel als: naam - omschrijving.',
    ],
    [
      'one answer under two signs',
      'coverage: [{ name: A, picture: hero, basic: niet - Soms, additional: soms - Soms, own: deels - De rest }]',
      '8:70  coverage › nummer 1 › additional: “Soms” staat hierboven als “niet”. Geef dezelfde woorden hetzelfde teken: niet - Soms.',
    ],
    ['no keywords', 'keywords: []', '8:11  keywords: te weinig. Zet er minstens 1 neer.'],
    [
      'a misspelt key in a list',
      'products: [{ id: a, name: A, price: 1, picture: hero, txt: t }]',
      '8:55  "txt" kennen we hier niet. Bedoelt u text?',
    ],
  ])('with %s', (_, line, expected) => {
    expect(withLine(line)).toContainEqual(`content/massage.mdx:${expected}`)
  })
})
