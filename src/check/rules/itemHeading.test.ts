import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { itemHeading } from './itemHeading.ts'

const inside = (name: string, body: string): string => `<${name}>\n\n${body}\n\n</${name}>`

it.each(['#', '##'])('an item of a block does not begin with %s', (marks) => {
  expect(saidOf(itemHeading, inside('Redenen', `### Ervaring\n\nTekst.\n\n${marks} Snel`))).toEqual([
    `7:1 In <Redenen> begint elk onderdeel met ###. Typ ### in plaats van ${marks}.`,
  ])
})
it.each([
  inside('Redenen', '### Ervaring\n\nTekst.\n\n#### Meer\n\n### Snel'),
  inside('Redenen', '## Onze redenen\n\n### Ervaring'),
  inside('Sectie', 'Tekst.\n\n## Kop'),
  inside('Vragen', '### Vraag?\n\n## Kop'),
  '### Kop\n\n## Kop',
])('is right, or said by another rule: %s', (text) => {
  expect(saidOf(itemHeading, text)).toEqual([])
})
