import { describe, expect, it } from 'vitest'
import { blockNames, iconWords } from '../../content/vocabulary.ts'
import { pageWith, saidOf } from '../../test/tryRule.ts'
import { blockContent, blockData, blockIcons, blockName, blockProps, blockValue } from './blocks.ts'

describe('a block that would show nothing, or not what was meant', () => {
  const list = (block: string, how: string) => `1:1 In <${block}> hoort een lijst. Begin elke regel met ${how}.`
  const numbers = 'een cijfer en een punt: 1. tekst'
  const bullets = 'een streepje: - tekst'
  const items = '3:1 In <Vragen> begint elk onderdeel met een kop (### …). Zet er een kop boven.'
  it.each([
    ['<BelKnop>Bel ons</BelKnop>', '1:1 <BelKnop> heeft geen inhoud. Schrijf <BelKnop />.'],
    ['<InHetKort></InHetKort>', '1:1 <InHetKort> is leeg. Zet er tekst in, of haal het blok weg.'],
    ['<Vinkjes />', '1:1 <Vinkjes> is leeg. Zet er tekst in, of haal het blok weg.'],
    ['<Stappen>\n\n- a\n- b\n\n</Stappen>', list('Stappen', numbers)],
    ['<Stappen>\n\nTekst.\n\n</Stappen>', list('Stappen', numbers)],
    ['<Vinkjes>\n\n1. a\n\n</Vinkjes>', list('Vinkjes', bullets)],
    ['<Labels>\n\na, b\n\n</Labels>', list('Labels', bullets)],
    ['<InHetKort>kort</InHetKort>', list('InHetKort', bullets)],
    ['<Vragen>\n\nEerst tekst.\n\n### Kop\n\n</Vragen>', items],
    ['<Vragen>\n\n## Kop\n\n</Vragen>', items],
  ])('%s', (text, expected) => {
    expect(saidOf(blockContent, text)).toEqual([expected])
  })
})

it.each([
  '<BelKnop />',
  '<InHetKort>\n\n- Eén\n\n</InHetKort>',
  '<Stappen>\n\nVooraf.\n\n1. a\n\n</Stappen>',
  '<Vragen>\n\n### Kop\n\nTekst.\n\n</Vragen>',
  '<Tip titel="a">Tekst.</Tip>',
])('a block with what it shows: %s', (text) => {
  expect(saidOf(blockContent, text)).toEqual([])
})

const missing = (block: string, list: string, kind: string) =>
  `<${block}> toont de lijst "${list}" van een pagina met kind: ${kind}, maar die staat niet boven aan deze pagina. Zet hem daar, of haal het blok weg.`
const rental = 'rentals: [Krukken - voor wie tijdelijk steun nodig heeft]'

it.each([
  ['Producten', 'products', 'overzicht'],
  ['Ervaringen', 'testimonials', 'home'],
  ['Hulpmiddelen', 'aids', 'dienst'],
  ['Verhuur', 'rentals', 'overzicht'],
])('<%s> stands on a page with %s', (block, list, kind) => {
  expect(saidOf(blockData, pageWith({}, `<${block} />`))).toEqual([`10:1 ${missing(block, list, kind)}`])
})
it('an empty list is none', () => {
  expect(saidOf(blockData, pageWith({ rentals: 'rentals: []' }, '<Verhuur />'))).toHaveLength(1)
  expect(saidOf(blockData, pageWith({ rentals: rental }, '<Verhuur />'))).toEqual([])
})
it('nothing is judged where the frontmatter is broken or absent', () => {
  expect(saidOf(blockData, pageWith({ lead: 'lead: a: b' }, '<Verhuur />'))).toEqual([])
  expect(saidOf(blockData, '<Verhuur />')).toEqual([])
})

const cards = (icons: string) => `<Kaarten iconen="${icons}">\n\n### a\n\n#### geen kaart\n\n### b\n\n</Kaarten>`
it.each([
  ['hart, hrt', '1:10 <Kaarten>: het icoon "hrt" kennen we niet. Bedoelt u hart?'],
  ['hart, fiets', `1:10 <Kaarten>: het icoon "fiets" kennen we niet. Kies uit: ${iconWords.join(', ')}.`],
  ['hart', '1:10 <Kaarten>: bij iconen staan er 1, maar er zijn 2 koppen (### …). Noem er 2.'],
  ['hart, ster, klok', '1:10 <Kaarten>: bij iconen staan er 3, maar er zijn 2 koppen (### …). Noem er 2.'],
])('each card has an icon that exists: %s', (icons, expected) => {
  expect(saidOf(blockIcons, cards(icons))).toEqual([expected])
})
it.each(['hart, ster', ' hart ,ster', '', '{x}'])('icons of two cards, or none to judge: "%s"', (icons) => {
  expect(saidOf(blockIcons, cards(icons))).toEqual([])
})

const lines = (icons: string) => `<Vinkjes iconen="${icons}">\n\n- a\n- b\n\n</Vinkjes>`
it('each line of a list has an icon', () => {
  expect(saidOf(blockIcons, lines('pas'))).toEqual([
    '1:10 <Vinkjes>: bij iconen staan er 1, maar er zijn 2 regels. Noem er 2.',
  ])
  expect(saidOf(blockIcons, lines('pas, pil'))).toEqual([])
})

const all = `Kies uit: ${blockNames.map((name) => `<${name}>`).join(', ')}.`
const html = 'HTML-codes werken hier niet. Gebruik Markdown of een blok uit docs/blokken.md.'
it.each([
  ['<Vragn>\n\n### a\n\n</Vragn>', '1:1 <Vragn>: Dit blok kennen we niet. Bedoelt u <Vragen>?'],
  ['<Fotoalbum />', `1:1 <Fotoalbum>: Dit blok kennen we niet. ${all}`],
  ['Tekst <u>met</u> streep', `1:7 <u>: ${html}`],
  ['<constructor>x</constructor>', `1:1 <constructor>: ${html}`],
  ['a <>b</>', `1:3 <>: Dit blok kennen we niet. ${all}`],
  ['<Feit naam="telefoon" />', `1:1 <Feit>: Dit blok kennen we niet. ${all}`],
])('is no block: %s', (text, expected) => {
  expect(saidOf(blockName, text)).toEqual([expected])
})
it.each(blockNames)('<%s> is a block', (name) => {
  expect(saidOf(blockName, `<${name} />`)).toEqual([])
})

const twice = (place: string) => `${place} <Tip>: "titel" staat er twee keer. Haal er één weg.`
it.each([
  ['<Tip>x</Tip>', ['1:1 <Tip>: "titel" ontbreekt. Schrijf <Tip titel="…">.']],
  ['<Tip title="a" titel="b">x</Tip>', ['1:6 <Tip>: "title" kennen we hier niet. Bedoelt u titel?']],
  ['<Knop kleur="rood" naar="/">x</Knop>', ['1:7 <Knop>: "kleur" kennen we hier niet. Kies uit: naar.']],
  [
    '<InHetKort toString="a">\n\n- x\n\n</InHetKort>',
    ['1:12 <InHetKort>: "toString" kennen we hier niet. Haal het weg.'],
  ],
  ['<Tip titel="a" titel="b">x</Tip>', [twice('1:16')]],
  ['<Tip titel={a} titel="b" titel="c">x</Tip>', [twice('1:16'), twice('1:26')]],
  ['<Tip titel="a" {...x}>x</Tip>', ['1:16 <Tip>: accolades kunnen hier niet. Schrijf naam="waarde".']],
])('a block is given what it knows, once: %s', (text, expected) => {
  expect(saidOf(blockProps, text)).toEqual(expected)
})
it.each(['<Tip titel="a">x</Tip>', '<Diensten />', '<Diensten alles />', '<Fotoalbum kleur="rood" />'])(
  '%s',
  (text) => {
    expect(saidOf(blockProps, text)).toEqual([])
  },
)

const empty = (key: string) => `${key}="" is leeg. Zet er iets tussen, of haal ${key} weg.`
it.each([
  ['<Tip titel={1}>x</Tip>', '1:6 <Tip>: schrijf titel="…".'],
  ['<Tip titel>x</Tip>', '1:6 <Tip>: schrijf titel="…".'],
  ['<Diensten alles="ja" />', '1:11 <Diensten>: schrijf alles.'],
  ['<Diensten alles={1} />', '1:11 <Diensten>: schrijf alles.'],
  ['<Tip titel="">x</Tip>', `1:6 <Tip>: ${empty('titel')}`],
  ['<Waarschuwing titel=" ">x</Waarschuwing>', `1:15 <Waarschuwing>: ${empty('titel')}`],
  ['<Knop naar="">x</Knop>', `1:7 <Knop>: ${empty('naar')}`],
  [
    '<Tip titel="Bel {telefoon}">x</Tip>',
    '1:6 <Tip>: in titel="…" kan geen feit tussen accolades staan. Typ gewone tekst.',
  ],
  ['<Sectie achtergrond="rood">x</Sectie>', '1:9 <Sectie>: achtergrond="rood" kennen we niet. Kies uit: mist, zand.'],
  ['<Sectie achtergrond="mits">x</Sectie>', '1:9 <Sectie>: achtergrond="mits" kennen we niet. Bedoelt u mist?'],
  [
    '<VoorPlaats naam="almelo">x</VoorPlaats>',
    '1:13 <VoorPlaats>: naam="almelo" kennen we niet. Kies uit: enschede, glanerbrug, twente.',
  ],
  ...['9', '13 van 12', '9 van 21', 'x van y'].map((count) => [
    `<Stapkaart bolletjes="${count}">x</Stapkaart>`,
    '1:12 <Stapkaart>: schrijf bolletjes als 9 van 12, met hoogstens 20.',
  ]),
])('is not what the block needs: %s', (text, expected) => {
  expect(saidOf(blockValue, text)).toEqual([expected])
})
it.each([
  '<Tip titel="a">x</Tip>',
  '<Diensten alles />',
  '<Sectie achtergrond="mist" kop="verborgen">x</Sectie>',
  '<VoorPlaats naam="twente">x</VoorPlaats>',
  '<Tip onbekend={1}>x</Tip>',
  '<Stapkaart bolletjes="9 van 12">x</Stapkaart>',
])('is what the block needs: %s', (text) => {
  expect(saidOf(blockValue, text)).toEqual([])
})
