import { expect, it } from 'vitest'
import { registry } from './registry.ts'

const drawn = (...names: string[]) => names.map((name) => ({ name }))

it('every block has a component', () => {
  expect(registry(['Tip', 'Vragen'], drawn('Vragen', 'Tip'))).toEqual(drawn('Vragen', 'Tip'))
})

it.each([
  [
    'a block without a component',
    drawn('Tip'),
    '<Vragen> staat in src/content/blocks, maar geen bestand in src/blocks tekent het.',
  ],
  [
    'a component without a block',
    drawn('Tip', 'Vragen', 'Tipp'),
    'src/blocks tekent <Tipp>, maar dat staat niet in src/content/blocks.',
  ],
  ['two components for a block', drawn('Tip', 'Vragen', 'Tip'), '<Tip> wordt in src/blocks twee keer getekend.'],
])('%s stops the build', (_, found, message) => {
  expect(() => registry(['Tip', 'Vragen'], found)).toThrow(new Error(message))
})
