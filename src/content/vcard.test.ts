import { describe, expect, it } from 'vitest'
import { example } from '../test/example.ts'
import { vcard, vcardFile } from './vcard.ts'

const { facts } = example
const [location] = facts.locations
if (!location) throw new Error('the example has no location')

/** The fields of a card, read as a phone does: folds are undone first. */
const fieldsOf = (card: string): Map<string, string> =>
  new Map(
    card
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1)] as const
      }),
  )
const read = (text: string) => text.replace(/\\n/g, '\n').replace(/\\([\\,;])/g, '$1')

describe('the card of a location', () => {
  it('has its name, address, phone and hours, as the facts say', () => {
    const card = vcard(facts, location)
    const fields = fieldsOf(card)
    expect(vcardFile(location)).toBe(`${location.id}.vcf`)
    expect(card.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true)
    expect(card.endsWith('\r\nEND:VCARD\r\n')).toBe(true)
    expect(fields.get('FN')).toBe(`${facts.name} ${location.name}`)
    expect(fields.get('TEL;TYPE=WORK,VOICE')).toBe(facts.phone)
    expect(fields.get('EMAIL;TYPE=INTERNET,WORK')).toBe(facts.email)
    expect(fields.get('URL')).toBe(`${facts.origin}/locations#${location.id}`)
    expect(fields.get('ADR;TYPE=WORK')?.split(';')).toEqual([
      '',
      '',
      location.street,
      location.town,
      '',
      location.postcode,
      'Nederland',
    ])
    expect(read(fields.get('NOTE') ?? '')).toMatch(/^Maandag .*, zaterdag /)
  })
  it('keeps every sign of a fact, whatever it means to a card', () => {
    const strange = 'Fysio; Rug, Nek \\ Knie\nÉén & “twee”'
    const fields = fieldsOf(vcard({ ...facts, name: strange }, location))
    expect(read(fields.get('ORG') ?? '')).toBe(strange)
    expect(fields.get('ORG')).not.toMatch(/(?<!\\)[,;]|\n/)
  })
  it.each(['\n', '\r\n', '\r'])('has no field that a fact adds after the line end %j', (end) => {
    const card = vcard({ ...facts, name: `Fysio${end}URL:https://elders.example` }, location)
    expect(card.split(/\r\n|\r|\n/).filter((line) => line.startsWith('URL:'))).toHaveLength(1)
  })
  it('has no line over 75 bytes, and cuts no letter in two', () => {
    const name = 'ë€😀'.repeat(60)
    const card = vcard({ ...facts, name }, location)
    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(fieldsOf(card).get('ORG')).toBe(name)
  })
})
