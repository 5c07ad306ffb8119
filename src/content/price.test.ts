import { expect, it } from 'vitest'
import { amountAdvice, formatPrice } from './price.ts'

it.each([
  [29.95, '€\u00A029,95'],
  [18.5, '€\u00A018,50'],
  [35, '€\u00A035'],
  [0.05, '€\u00A00,05'],
  [1234.5, '€\u00A01.234,50'],
  [1200, '€\u00A01.200'],
  [19.999, '€\u00A020,00'],
])('%d is written in Dutch, with a no-break space', (euros, shown) => {
  expect(formatPrice(euros)).toBe(shown)
})

const bare = (number: string) => `Schrijf het met een punt en zonder teken: ${number}.`
it.each([
  ['€ 49.95', bare('49.95')],
  ['€ 7.5', bare('7.5')],
  ['€ 1.250', bare('1250')],
  ['1.250,00', bare('1250.00')],
  ['1.250.50', bare('1250.50')],
  ['€49,95', bare('49.95')],
  ['35 euro', bare('35')],
  ['€ 35.-', bare('35')],
  ['49.95', 'Haal de aanhalingstekens weg: 49.95.'],
  ['1250', 'Haal de aanhalingstekens weg: 1250.'],
  ['4.9.5', undefined],
  ['op aanvraag', undefined],
])('what to type for the amount %j', (typed, advice) => {
  expect(amountAdvice(typed)).toBe(advice)
})
