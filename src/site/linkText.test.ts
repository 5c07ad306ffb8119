import { expect, it } from 'vitest'
import { copy } from '../test/copy.ts'
import { linkText } from './linkText.ts'

const { menu, footer } = copy
const titles = new Map([
  ['/', 'Praktijknaam'],
  ['/nieuws', 'Nieuws'],
  ['/a', 'Titel'],
])
const link = (path: string, text: string) => ({ path, text })

/** The words of the site with other links. */
const copyWith = (inMenu: typeof menu.links, inFooter: typeof menu.links, below: typeof menu.links) => ({
  ...copy,
  menu: { ...menu, links: inMenu },
  footer: { ...footer, columns: [{ heading: 'Praktijk', links: inFooter }], bottom: below },
})

it.each([
  ['in the menu, wherever it stands there', [link('/b', 'B'), link('/a', 'Menu')], [link('/a', 'Voet')], [], 'Menu'],
  ['else in the footer', [], [link('/a', 'Voet')], [link('/a', 'Onder')], 'Voet'],
  ['else at the bottom', [], [], [link('/a', 'Onder')], 'Onder'],
  ['else on the page itself', [], [], [], 'Titel'],
])('the name of a page is the one %s', (_, inMenu, inFooter, below, expected) => {
  expect(linkText({ copy: copyWith(inMenu, inFooter, below), titles }, '/a')).toBe(expected)
})

it('is its address when it has none', () => {
  expect(linkText({ copy: copyWith([], [], []), titles }, '/onbekend')).toBe('/onbekend')
})
