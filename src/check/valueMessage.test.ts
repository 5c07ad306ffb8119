import { expect, it } from 'vitest'
import { allSaid, exampleText } from '../test/tryRule.ts'

/** A value that JavaScript cannot write as a text. */
const odd = '{ toString: 5 }'

it.each([
  ['praktijk.yaml', /maandag: .*/, `maandag: ${odd}`],
  ['praktijk.yaml', /maandag: .*/, `maandag: [${odd}]`],
  ['praktijk.yaml', /prijs-sportzolen: .*/, `prijs-sportzolen: ${odd}`],
  ['shop.mdx', /price: [^,]*/, `price: ${odd}`],
  ['massage.mdx', /order: .*/, `order: ${odd}`],
  ['massage.mdx', /order: .*/, `order: 1\ntot: ${odd}`],
  ['massage.mdx', /order: .*/, `order: 1\nconcept: ${odd}`],
])('of %s something is said, whatever stands there: %s is %s', (file, part, other) => {
  expect(allSaid({ [file]: exampleText(file).replace(part, other) })).not.toEqual([])
})
