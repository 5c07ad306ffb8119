import { expect, it } from 'vitest'
import { following } from './following.ts'

/** Cards named by their tint and a number: `sky1`. */
const next = (names: string, after: string) => {
  const cards = names.split(' ').map((name, order) => ({
    kind: 'dienst' as const,
    order,
    path: name,
    title: name,
    text: '',
    picture: name,
    region: name,
  }))
  const found = following(cards, after, (name) => ({
    src: name,
    width: 4,
    height: 3,
    ground: name.startsWith('photo') ? undefined : name.replace(/\d/, ''),
  }))
  return found.map(({ path }) => path).join(' ')
}
const menu = 'sky1 sand1 blush1 mist1 sky2 sand2'

it('are the four after a page, in menu order, where their tints differ', () => {
  expect(next(menu, 'sky1')).toBe('sand1 blush1 mist1 sky2')
})
it('go on at the first', () => {
  expect(next(menu, 'sand2')).toBe('sky1 sand1 blush1 mist1')
})
it.each([
  ['blush1', 'sky2 mist1 sand2 sky1'],
  ['mist1', 'sky2 sand2 blush1 sky1'],
  ['sky2', 'sand2 sky1 blush1 sand1'],
])('beside or above each other never have one tint: %s', (after, expected) => {
  expect(next(menu, after)).toBe(expected)
})
it('stay in menu order where no order keeps tints apart, and where photos have none', () => {
  expect(next('sky1 sky2 sky3 sky4 sky5', 'sky1')).toBe('sky2 sky3 sky4 sky5')
  expect(next('photo1 photo2 photo3 photo4 photo5', 'photo3')).toBe('photo4 photo5 photo1 photo2')
})
it('are fewer on a small site', () => {
  expect(next('sky1 sand1 blush1', 'sky1')).toBe('sand1 blush1')
})
