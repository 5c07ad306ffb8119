import { describe, expect, it } from 'vitest'
import { formatPhone, isE164, mailHref, telHref, whatsappHref } from './phone.ts'

describe('a phone number', () => {
  it.each([
    ['+31530000000', '053 000 0000'],
    ['+31612345678', '06 12345678'],
    ['+31201234567', '020 123 4567'],
    ['+495921000000', '+49 5921 000000'],
  ])('%s is shown as %s', (number, shown) => {
    expect(formatPhone(number)).toBe(shown)
  })
  it('is dialled and messaged by its international form', () => {
    expect(telHref('+31530000000')).toBe('tel:+31530000000')
    expect(whatsappHref('+31530000000')).toBe('https://wa.me/31530000000')
    expect(whatsappHref('+31530000000', 'Goedendag, één vraag.')).toBe(
      'https://wa.me/31530000000?text=Goedendag%2C%20%C3%A9%C3%A9n%20vraag.',
    )
  })
  it.each(['+31530000000', '+31612345678', '+495921000000'])('%s is accepted', (number) => {
    expect(isE164(number)).toBe(true)
  })
  it.each([
    '',
    '0530000000',
    '31530000000',
    '+31 53 000 00 00',
    '+31(0)530000000',
    '+3153',
    '+0531234567',
    '+31530000000000',
    '+31530000000x',
  ])('"%s" is refused', (number) => {
    expect(isE164(number)).toBe(false)
  })
})

describe('an e-mail address', () => {
  it('without fields is only the address', () => {
    expect(mailHref('info@praktijk.example')).toBe('mailto:info@praktijk.example')
  })
  it('encodes what would end or break the fields, and gives lines CRLF (RFC 6068)', () => {
    const href = mailHref('info@praktijk.example', {
      subject: 'Vraag over: A & B? = é#',
      body: 'Beste,\n\n100% €\r\nGroet',
    })
    expect(href).toBe(
      'mailto:info@praktijk.example?subject=Vraag%20over%3A%20A%20%26%20B%3F%20%3D%20%C3%A9%23' +
        '&body=Beste%2C%0D%0A%0D%0A100%25%20%E2%82%AC%0D%0AGroet',
    )
  })
  it('reads back as what was put in', () => {
    const subject = 'Weerstands\u00ADbanden (set van 3) + "ja" & nee?'
    const fields = new URL(mailHref('a@b.nl', { subject, body: 'één\ntwee' })).searchParams
    expect(fields.get('body')).toBe('één\r\ntwee')
    // searchParams reads a plus as a space; mail programs do not, so it must be encoded.
    expect(fields.get('subject')).toBe(subject)
  })
  it('leaves out what is not given', () => {
    expect(mailHref('a@b.nl', { body: 'x' })).toBe('mailto:a@b.nl?body=x')
  })
})
