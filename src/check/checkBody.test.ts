import { describe, expect, it } from 'vitest'
import { checkBody } from './checkBody.ts'
import type { Known } from './checkBody.ts'
import { placeholderNames } from '../content/placeholders.ts'
import { blockNames, iconWords } from '../content/vocabulary.ts'

const known: Known = {
  paths: ['/', '/contact', '/pijnklachten/rug'],
  pictures: ['hero', 'pijn-rug'],
  pictureHosts: ['beelden.example'],
  anchors: { '/': [], '/pijnklachten/rug': ['oefeningen', 'één-vraag'], '/massage': ['kop'] },
  places: { towns: ['enschede', 'glanerbrug'], region: 'twente' },
  here: '/massage',
}
const page = '---\ntitle: Massage\n---\n\n'

/** What is said of a text below four lines of frontmatter, each problem as `line:column message`. */
const problemsOf = (text: string): string[] =>
  checkBody('content/massage.mdx', `${page}${text}`, known).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )

const facts = placeholderNames.map((name) => `{${name}}`).join(', ')
const blocks = blockNames.join(', ')

describe('a text without mistakes', () => {
  it.each([
    'Bel {telefoon} of { email }.',
    'Kies [contact](/contact), [rug](/pijnklachten/rug#oefeningen), [hier](#kop), [daar](/pijnklachten/rug#één-vraag), [ook](/pijnklachten/rug#%C3%A9%C3%A9n-vraag), [onbekend](/contact#wat) of [elders](https://www.kngf.nl/x?y=1).',
    '![Een rug](pijn-rug)\n\n![Een foto](https://beelden.example/foto.jpg)',
    '<InHetKort>\n\n- Eén\n\n</InHetKort>',
    '<Kaarten iconen="hart, klok">\n\n### Kop\n\nTekst.\n\n### Kop\n\nTekst.\n\n</Kaarten>',
    '<Knop naar="/contact">Contact</Knop>',
    '<Diensten alles />\n\n<BelKnop />',
    'Een accolade \\{ of een \\<.\n\n5 < 6 en `{code}` en een }.',
    '## Kop\n\n### Kop\n\n| a | b |\n| - | - |\n| {naam} | 2 |',
    '[tekst][contact]\n\n[contact]: /contact',
    '![rug][beeld]\n\n[beeld]: hero',
    '',
  ])('%s', (text) => {
    expect(problemsOf(text)).toEqual([])
  })
})

const braces = 'De accolades kloppen niet. Schrijf een feit als {telefoon}; een losse accolade typt u als \\{.'
const sign = 'Dit teken kunnen we hier niet lezen. Een losse < typt u als \\<, een losse { als \\{.'
const tag = 'Dit blok is niet goed geschreven. Schrijf het als <Naam woord="waarde">.'
const code = 'Een regel die met import of export begint, leest de site als code. Begin de regel met een ander woord.'

describe('a mistake in the signs', () => {
  it.each([
    ['a brace that is not closed', 'Bel {naam}.\n\nBel {telefoon of mail ons.\n\nTekst.', `7:5 ${braces}`],
    ['such a brace at the beginning of a line', '{telefoon\n\nTekst.\n\nTekst.', `5:1 ${braces}`],
    ['such a brace before another one', 'Bel {telefoon of {email}.', `5:14 ${braces}`],
    ['a brace with something else in it', 'Bel {a b}.', `5:7 ${braces}`],
    [
      'a block that is not closed',
      'Tekst.\n\n<Vragen>\n\n### Kop\n\nTekst.',
      '7:1 Het blok <Vragen> wordt niet goed gesloten. Zet <Vragen> en </Vragen> elk op een eigen regel.',
    ],
    [
      'a block that is not closed in a line',
      'Lees <Tip titel="x">dit.',
      '5:6 Het blok <Tip> wordt niet goed gesloten. Zet <Tip> en </Tip> elk op een eigen regel.',
    ],
    [
      'blocks that cross',
      '<Tip titel="x">\n\n<Vinkjes>\n\n</Tip>\n\n</Vinkjes>',
      '9:1 Hier sluit </Tip>, maar <Vinkjes> staat nog open. Zet eerst </Vinkjes> neer.',
    ],
    [
      'a block that is closed without a beginning',
      'Tekst.\n\n</Vragen>',
      '7:2 Hier wordt een blok gesloten dat niet is geopend. Haal dit weg, of zet het begin van het blok erboven.',
    ],
    ['a quote that is not closed', 'Tekst.\n\n<Tip titel="x>\n\nTekst.\n\n</Tip>\n\nTekst.', `7:12 ${tag}`],
    ['a prop without quotes', '<Knop naar=/contact>x</Knop>', `5:12 ${tag}`],
    ['a smaller-than', 'Als x <3 is', `5:8 ${sign}`],
    ['an HTML comment', '<!-- later -->', `5:2 ${sign}`],
    ['a line that begins with import', 'import kost tijd', `5:13 ${code}`],
    ['a line that begins with export', 'export naar Duitsland', `5:8 ${code}`],
  ])('%s', (_, text, expected) => {
    expect(problemsOf(text)).toEqual([expected])
  })
})

describe('a mistake in what is used', () => {
  it.each([
    ['a fact that is misspelt', 'Bel {telefon}.', '5:5 Het feit {telefon} kennen we niet. Bedoelt u {telefoon}?'],
    [
      'a fact that does not exist',
      'Bel {lievelingskleur}.',
      `5:5 Het feit {lievelingskleur} kennen we niet. Kies uit: ${facts}.`,
    ],
    ['code between braces', 'Tekst\n\n{1 + 1}', `7:1 Het feit {1 + 1} kennen we niet. Kies uit: ${facts}.`],
    [
      'a real import',
      'import x from "y"',
      '5:1 Import en export kunnen hier niet. Alle blokken zijn al beschikbaar: haal deze regel weg.',
    ],
    [
      'a real export',
      'export const x = 1',
      '5:1 Import en export kunnen hier niet. Alle blokken zijn al beschikbaar: haal deze regel weg.',
    ],
    [
      'a title in the text',
      'Tekst.\n\n# Massage',
      '7:1 Een kop met één # is de titel van de pagina; die staat bij heading. Gebruik hier ##.',
    ],
    [
      'a heading without words',
      '## ???',
      '5:1 Deze kop heeft geen woorden. Typ een kop waar de lezer iets aan heeft, of haal de kop weg.',
    ],
    [
      'a box to tick',
      '- [ ] taak',
      '5:1 Vakjes om aan te vinken kunnen hier niet. Haal [ ] of [x] weg, of gebruik <Vinkjes>.',
    ],
    ['a footnote', 'Tekst[^1]\n\n[^1]: Noot', '7:1 Voetnoten kunnen hier niet. Zet de tekst in de zin zelf.'],
    [
      'a title with a line under it',
      'Massage\n=======',
      '5:1 Een kop met één # is de titel van de pagina; die staat bij heading. Gebruik hier ##.',
    ],
    [
      'a block that is misspelt',
      '<Vragn>\n\n### a\n\n</Vragn>',
      '5:1 <Vragn>: Dit blok kennen we niet. Bedoelt u <Vragen>?',
    ],
    ['an unknown block', '<Fotoalbum />', `5:1 <Fotoalbum>: Dit blok kennen we niet. Kies uit: ${blocks}.`],
    [
      'HTML',
      'Tekst <u>met</u> streep',
      `5:7 <u>: HTML-codes werken hier niet; gebruik Markdown of een blok. Kies uit: ${blocks}.`,
    ],
    [
      'the name of what every object has',
      '<constructor>x</constructor>',
      `5:1 <constructor>: HTML-codes werken hier niet; gebruik Markdown of een blok. Kies uit: ${blocks}.`,
    ],
    ['a tag without a name', 'a <>b</>', `5:3 <>: Dit blok kennen we niet. Kies uit: ${blocks}.`],
  ])('%s', (_, text, expected) => {
    expect(problemsOf(text)).toEqual([expected])
  })
})

describe('a link', () => {
  const numbers = 'Typ geen nummer of adres in een link. Schrijf {telefoon} of {email}; de site maakt er een link van.'

  it.each([
    ['[a](/contac)', '5:1 De pagina "/contac" bestaat niet. Bedoelt u /contact?'],
    ['Zie [a](/rugklachten).', '5:5 De pagina "/rugklachten" bestaat niet.'],
    ['[a](/contact/)', '5:1 De pagina "/contact/" bestaat niet. Bedoelt u /contact?'],
    ['[a](//elders.nl)', '5:1 De pagina "//elders.nl" bestaat niet.'],
    [
      '[a](/pijnklachten/rug#oefening)',
      '5:1 De pagina /pijnklachten/rug heeft geen kop "#oefening". Bedoelt u /pijnklachten/rug#oefeningen?',
    ],
    ['Zie [a](#foo).', '5:5 Deze pagina heeft geen kop "#foo". Kies uit: #kop.'],
    ['Zie [a](#).', '5:5 Deze pagina heeft geen kop "#". Kies uit: #kop.'],
    ['[a](/#diensten)', '5:1 De pagina / heeft geen kop "#diensten". Haal het deel vanaf # weg.'],
    ['[a](#%E0%A4%A)', '5:1 Deze pagina heeft geen kop "#%E0%A4%A". Kies uit: #kop.'],
    ['<Knop naar="#kip">a</Knop>', '5:1 Deze pagina heeft geen kop "#kip". Bedoelt u #kop?'],
    ['[a](contact)', '5:1 De link "contact" begint niet met een schuine streep. Schrijf bijvoorbeeld /contact.'],
    ['[a]()', '5:1 De link "" begint niet met een schuine streep. Schrijf bijvoorbeeld /contact.'],
    [
      '[a](javascript:alert)',
      '5:1 De link "javascript:alert" begint niet met een schuine streep. Schrijf bijvoorbeeld /contact.',
    ],
    [
      '[a](http://www.kngf.nl)',
      '5:1 De link "http://www.kngf.nl" klopt niet. Vul een volledig adres in dat met https:// begint.',
    ],
    ['www.kngf.nl', '5:1 De link "http://www.kngf.nl" klopt niet. Vul een volledig adres in dat met https:// begint.'],
    ['[a](https://[)', '5:1 De link "https://[" klopt niet. Vul een volledig adres in dat met https:// begint.'],
    ['[a](tel:0530000000)', `5:1 ${numbers}`],
    ['Mail info@praktijk.example', `5:6 ${numbers}`],
    ['[a][b]\n\n[b]: /contac', '7:1 De pagina "/contac" bestaat niet. Bedoelt u /contact?'],
    ['<Knop naar="/contac">a</Knop>', '5:1 De pagina "/contac" bestaat niet. Bedoelt u /contact?'],
  ])('%s', (text, expected) => {
    expect(problemsOf(text)).toEqual([expected])
  })
})

describe('a picture', () => {
  it.each([
    ['![a](pijn-rugg)', '5:1 Het beeld "pijn-rugg" staat niet in content/_beelden. Bedoelt u "pijn-rug"?'],
    ['![a](hero.svg)', '5:1 Het beeld "hero.svg" staat niet in content/_beelden.'],
    [
      '![a](https://elders.example/x.jpg)',
      '5:1 Foto\'s van "elders.example" mogen niet. Zet de foto in content/_beelden, of de site bij beeldhosts in praktijk.yaml.',
    ],
    ['![Kaart van {plaats}](hero)', '5:1 In de beschrijving van een beeld kan geen feit staan. Typ gewone tekst.'],
    [
      '<BeeldTekst beeld="heroo">\n\nx\n\n</BeeldTekst>',
      '5:1 Het beeld "heroo" staat niet in content/_beelden. Bedoelt u "hero"?',
    ],
  ])('%s', (text, expected) => {
    expect(problemsOf(text)).toEqual([expected])
  })
})

describe('a block', () => {
  it.each([
    ['<BelKnop>Bel ons</BelKnop>', '5:1 <BelKnop> heeft geen inhoud. Schrijf <BelKnop />.'],
    ['<InHetKort></InHetKort>', '5:1 <InHetKort> is leeg. Zet er tekst in, of haal het blok weg.'],
    ['<Vinkjes />', '5:1 <Vinkjes> is leeg. Zet er tekst in, of haal het blok weg.'],
    ['<Tip>x</Tip>', '5:1 <Tip>: "titel" ontbreekt. Schrijf <Tip titel="…">.'],
    ['<Tip title="a" titel="b">x</Tip>', '5:1 <Tip>: "title" kennen we hier niet. Kies uit: titel.'],
    [
      '<InHetKort toString="a">\n\n- x\n\n</InHetKort>',
      '5:1 <InHetKort>: "toString" kennen we hier niet. Haal het weg.',
    ],
    ['<Tip titel={1}>x</Tip>', '5:1 <Tip>: schrijf titel="…".'],
    ['<Tip titel>x</Tip>', '5:1 <Tip>: schrijf titel="…".'],
    [
      '<Tip titel="Bel {telefoon}">x</Tip>',
      '5:1 <Tip>: in titel="…" kan geen feit tussen accolades staan. Typ gewone tekst.',
    ],
    ['<Tip titel="a" titel="b">x</Tip>', '5:16 <Tip>: "titel" staat er twee keer. Haal er één weg.'],
    ['<Tip titel={a} titel="b">x</Tip>', '5:16 <Tip>: "titel" staat er twee keer. Haal er één weg.'],
    ['<Diensten alles="ja" />', '5:1 <Diensten>: schrijf alles.'],
    ['<Sectie achtergrond="rood">x</Sectie>', '5:1 <Sectie>: achtergrond="rood" kennen we niet. Kies uit: mist, zand.'],
    [
      '<VoorPlaats naam="almelo">x</VoorPlaats>',
      '5:1 <VoorPlaats>: naam="almelo" kennen we niet. Kies uit: enschede, glanerbrug, twente.',
    ],
    [
      '<Kaarten iconen="hart, hrt">\n\n### a\n\n### b\n\n</Kaarten>',
      `5:1 <Kaarten>: het icoon "hrt" kennen we niet. Kies uit: ${iconWords.join(', ')}.`,
    ],
    [
      '<Vragen>\n\nEerst tekst.\n\n### Kop\n\n</Vragen>',
      '7:1 In <Vragen> begint elk onderdeel met een kop (### …). Zet er een kop boven.',
    ],
    [
      '<Vragen>\n\n## Kop\n\n</Vragen>',
      '7:1 In <Vragen> begint elk onderdeel met een kop (### …). Zet er een kop boven.',
    ],
  ])('%s', (text, expected) => {
    expect(problemsOf(text)).toEqual([expected])
  })
  it('with properties from code is refused', () => {
    expect(problemsOf('<Tip titel="a" {...x}>x</Tip>')).toEqual([
      '5:1 <Tip>: accolades kunnen hier niet. Schrijf naam="waarde".',
    ])
  })
})

it('reports every mistake of a text, in reading order', () => {
  const text = '# Kop\n\n[a](/x) en {foo}\n\n<Tip>x</Tip>\n\n![b](c)'
  expect(problemsOf(text).map((problem) => problem.replace(/ .*/, ''))).toEqual(['5:1', '7:1', '7:12', '9:1', '11:1'])
})

it('counts lines the same with the line ends of Windows', () => {
  const source = `${page}Tekst\n\n[a](/x)`.replaceAll('\n', '\r\n')
  expect(checkBody('f', source, known)).toMatchObject([{ line: 7, column: 1 }])
})

describe('a text that would keep the parsers busy', () => {
  const many = 60_000
  it.each([
    [
      'a very long line',
      'a'.repeat(3001),
      "5:1 Deze regel is te lang: hoogstens 3000 tekens. Verdeel de tekst over meer alinea's.",
    ],
    [
      'a very long text',
      'a\n\n'.repeat(many / 3),
      "1:1 Dit bestand is te lang: hoogstens 60000 tekens. Verdeel de tekst over meer pagina's.",
    ],
    ['braces in braces', '{\n\n'.repeat(30), '45:1 Hier staan te veel haakjes of accolades open. Sluit ze eerst.'],
    ['stars without end', '*_\n'.repeat(600), '505:1 In deze alinea staan te veel sterretjes of strepen.'],
    [
      'quotes in quotes',
      `${'> '.repeat(60)}a`,
      '5:81 Hier staan te veel blokken of lijsten in elkaar. Zet ze onder elkaar.',
    ],
    [
      'blocks in blocks',
      `${'<Tip titel="a">\n\n'.repeat(60)}a\n\n${'</Tip>\n\n'.repeat(60)}`,
      '85:1 Hier staan te veel blokken of lijsten in elkaar. Zet ze onder elkaar.',
    ],
  ])('is refused: %s', (_, text, expected) => {
    expect(problemsOf(text)).toEqual([expected])
  })
})
