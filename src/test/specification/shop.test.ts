// What the specification promises. Whoever changes such a promise on purpose changes it here too; facts of the practice
// and other words are read from content/, so that the owner and writers can change them freely.
import { describe, expect, it } from 'vitest'
import { telHref } from '../../content/phone.ts'
import { facts } from './facts.ts'
import { find, rawText, wordsOf } from '../html.ts'
import { expectWords, hrefsIn, linksIn, mainOf } from './words.ts'

describe('/shop', () => {
  const prices = ['29,95', '18,50', '49,95', '12,95', '15,95', '34,95', '24,95', '19,95']

  it('has the eight products with their prices in Dutch notation (specification, section 9)', () => {
    const products = find(mainOf('/shop'), 'li').filter((item) =>
      hrefsIn(item).some((href) => href.startsWith('mailto:')),
    )
    expect(products.map((item) => rawText(item).match(/€\u00A0\d+,\d\d/)?.[0])).toEqual(
      prices.map((price) => `€\u00A0${price}`),
    )
    for (const item of products) {
      const name = find(item, 'h3').map(wordsOf).join()
      const mail = linksIn(item).find(({ href }) => href.startsWith('mailto:'))
      expect(mail?.text).toContain('Vraag meer info aan')
      const url = new URL(mail?.href ?? '')
      expect(url.pathname).toBe(facts.email)
      expect(url.searchParams.get('subject')).toContain(name)
      expect(url.searchParams.get('body')).toContain(name)
    }
  })
  it('leads to the locations and to contact, and takes orders by phone', () => {
    expect(hrefsIn(mainOf('/shop'))).toEqual(expect.arrayContaining(['/locations', '/contact', telHref(facts.phone)]))
    expectWords('/shop', 'Telefonisch bestellen')
  })
})

it('/verhuur has the six items, the three steps and the conditions', () => {
  expectWords('/verhuur', 'Krukken', 'Rollator', 'Rolstoel', 'TENS-apparaat', 'Loopbrace', 'Hometrainer')
  const steps = find(mainOf('/verhuur'), 'ol').at(-1)
  expect(steps && find(steps, 'strong').map(wordsOf)).toEqual(['Reserveren', 'Ophalen', 'Terugbrengen'])
  expectWords(
    '/verhuur',
    'minimaal één week',
    'borg bij het ophalen',
    'borg terug',
    'geldig identiteitsbewijs',
    'Verlengen kan als niemand anders',
    'deel van de borg',
  )
})
