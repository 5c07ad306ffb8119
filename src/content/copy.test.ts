import { describe, expect, it } from 'vitest'
import { exampleRoot } from '../test/example.ts'
import { copySchema } from './copy.ts'
import { readText } from '../check/files.ts'
import { readYaml } from '../check/yaml.ts'

const text = readText(exampleRoot, 'content/teksten.yaml')

describe('a phrase', () => {
  const reading = readYaml({ file: 'content/teksten.yaml', text }, copySchema)
  if (!reading.ok) throw new Error('the example is not right')
  const { buttons, headings } = reading.data
  it('gets its values', () => {
    expect(headings.reviewNumber({ number: 1, total: 3 })).toBe('Ervaring 1 van 3')
  })
  it('puts a value in as it is', () => {
    expect(buttons.call({ phone: '$& {telefoon}' })).toBe('Bel $& {telefoon}')
  })
})

describe('the fixed words', () => {
  const messages = (changed: string) => {
    const reading = readYaml({ file: 'content/teksten.yaml', text: changed }, copySchema)
    return reading.ok ? [] : reading.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
  }
  const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length

  it('that are right have no problems', () => {
    expect(messages(text)).toEqual([])
  })
  it('say which facts a phrase may hold', () => {
    expect(messages(text.replace('Bel {telefoon}', 'Bel {telefon}'))).toEqual([
      `${lineOf('  bellen:')}:11 knoppen › bellen: tussen accolades kan hier alleen {telefoon} staan.`,
    ])
    expect(messages(text.replace('{aantal} resultaten', '{antal} resultaten'))).toEqual([
      `${lineOf('  resultaten:')}:15 zoeken › resultaten: tussen accolades kan hier alleen {woord} of {aantal} staan.`,
    ])
    expect(messages(text.replace(/hoeveel-vergoed: .*/, 'hoeveel-vergoed: alles, niets'))).toEqual([
      expect.stringMatching(/hoeveel-vergoed: noem er 4, met een komma ertussen: voor helemaal, deels, soms, niet\.$/),
    ])
    expect(messages(text.replace('knop: Menu', 'knop: "{naam}"'))).toEqual([
      `${lineOf('  knop: Menu')}:9 menu › knop: accolades kunnen hier niet. Typ gewone tekst.`,
    ])
  })
  it('with a slip of the pen name the word that was meant', () => {
    expect(messages(text.replace('  vorige: Vorige', '  vorig: Vorige'))).toEqual([
      `${lineOf('  vorige:')}:3 "vorig" kennen we hier niet. Bedoelt u vorige?`,
    ])
  })
})
