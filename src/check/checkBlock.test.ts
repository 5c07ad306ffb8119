import { describe, expect, it } from 'vitest'
import { checkBody } from './checkBody.ts'
import type { Known } from './checkBody.ts'

const known: Known = { paths: ['/', '/contact'], pictures: ['hero'], pictureHosts: [], anchors: {} }

/** What is said of a text, each problem as `line:column message`. */
const problemsOf = (text: string): string[] =>
  checkBody('f', text, known).map(({ line, column, message }) => `${line}:${column} ${message}`)

describe('a block that would show nothing, or not what was meant', () => {
  const list = (block: string, how: string) => `1:1 In <${block}> hoort een lijst. Begin elke regel met ${how}.`
  it.each([
    ['<Tip titel="">x</Tip>', '1:1 <Tip>: titel="" is leeg. Zet er iets tussen, of haal titel weg.'],
    [
      '<Waarschuwing titel=" ">x</Waarschuwing>',
      '1:1 <Waarschuwing>: titel="" is leeg. Zet er iets tussen, of haal titel weg.',
    ],
    ['<Knop naar="">x</Knop>', '1:1 <Knop>: naar="" is leeg. Zet er iets tussen, of haal naar weg.'],
    ['<Stappen>\n\n- a\n- b\n\n</Stappen>', list('Stappen', 'een cijfer en een punt: 1. tekst')],
    ['<Stappen>\n\nTekst.\n\n</Stappen>', list('Stappen', 'een cijfer en een punt: 1. tekst')],
    ['<Vinkjes>\n\n1. a\n\n</Vinkjes>', list('Vinkjes', 'een streepje: - tekst')],
    ['<Labels>\n\na, b\n\n</Labels>', list('Labels', 'een streepje: - tekst')],
    ['<InHetKort>kort</InHetKort>', list('InHetKort', 'een streepje: - tekst')],
    [
      '<Kaarten iconen="hart">\n\n### a\n\n### b\n\n</Kaarten>',
      '1:1 <Kaarten>: bij iconen staan er 1, maar er zijn 2 koppen (### …). Noem er 2.',
    ],
    [
      '<Kaarten iconen="hart, ster, klok">\n\n### a\n\n### b\n\n</Kaarten>',
      '1:1 <Kaarten>: bij iconen staan er 3, maar er zijn 2 koppen (### …). Noem er 2.',
    ],
  ])('%s', (text, expected) => {
    expect(problemsOf(text)).toEqual([expected])
  })

  const shown = (block: string, frontmatter: string) =>
    checkBody('f', `---\n${frontmatter}\n---\n\n<${block} />\n`, known).map(({ message }) => message)
  const lists = [
    ['Producten', 'products', 'overzicht'],
    ['Ervaringen', 'testimonials', 'home'],
    ['Hulpmiddelen', 'aids', 'dienst'],
    ['Verhuur', 'rentals', 'overzicht'],
  ]
  it.each(lists)('<%s> on a page without %s', (block = '', name = '', kind = '') => {
    const message = `<${block}> toont de lijst "${name}" van een pagina met kind: ${kind}, maar die staat niet boven aan deze pagina. Zet hem daar, of haal het blok weg.`
    expect(shown(block, `kind: ${kind}`)).toEqual([message])
    expect(shown(block, `kind: ${kind}\n${name}: []`)).toEqual([message])
    expect(shown(block, `card:\n  ${name}:\n    - a`)).toEqual([message])
    expect(shown(block, `kind: ${kind}\n${name}:\n  - a`)).toEqual([])
  })
  it.each(lists)('<%s> is not judged where the frontmatter itself is broken or absent', (block = '') => {
    expect(shown(block, 'lead: a: b')).toEqual([])
    expect(checkBody('f', `<${block} />`, known)).toEqual([])
  })
})
