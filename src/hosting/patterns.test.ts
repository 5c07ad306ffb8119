import { describe, expect, it } from 'vitest'
import { encoded, headerValue, hostOf, literal } from './patterns.ts'

describe('a text in a regular expression of a server', () => {
  it('has its plain signs as they are', () => {
    expect(literal('pijnklachten/rug-2_a.html')).toBe('pijnklachten/rug-2_a\\.html')
  })

  it('matches itself and nothing else, with no sign left that means something', () => {
    const hostile = 'a b"c\'d;e{f}g$h%i#j\\k(l)m[n]o|p*q+r?s^t\n\r\tu'
    expect(literal(hostile)).toMatch(/^[\w/\\]+$/)
    expect(new RegExp(`^${literal(hostile)}$`).test(hostile)).toBe(true)
    expect(new RegExp(`^${literal('a.b')}$`).test('axb')).toBe(false)
  })

  it('keeps letters beyond ASCII, which servers compare by their bytes', () => {
    expect(literal('café')).toBe('café')
  })
})

it('an address in a rule has only signs of an address', () => {
  expect(encoded('/pijnklachten/rug')).toBe('/pijnklachten/rug')
  expect(encoded('/a b\n$%é*:"')).toBe('/a%20b%0A%24%25%C3%A9%2A%3A%22')
})

it('a value of a header is one line of plain signs', () => {
  expect(headerValue("default-src 'none'")).toBe("default-src 'none'")
  expect(() => headerValue('a\nX-Evil: 1')).toThrow(/geen waarde van een header/)
  expect(() => headerValue('a\u0000')).toThrow(/geen waarde van een header/)
})

it('a host is a plain name', () => {
  expect(hostOf('https://www.praktijk.example')).toBe('www.praktijk.example')
  expect(() => hostOf('https://a;b.example')).toThrow(/geen naam van een website/)
})
