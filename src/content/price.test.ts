import { expect, it } from 'vitest'
import { formatPrice } from './price.ts'

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
