import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { copySchema } from '../content/copy.ts'
import { linkText } from './linkText.ts'
import { readYaml } from '../check/yaml.ts'

const reading = readYaml({ file: 'f', text: readFileSync('content/teksten.yaml', 'utf8') }, copySchema)
if (!reading.ok) throw new Error('content/teksten.yaml is not right')
const { menu, footer } = reading.data
const titles = new Map([
  ['/', 'Praktijknaam'],
  ['/nieuws', 'Nieuws'],
  ['/a', 'Titel'],
])
const link = (path: string, text: string) => ({ path, text })

/** The words of the site with other links. */
const copy = (inMenu: typeof menu.links, inFooter: typeof menu.links, below: typeof menu.links) => ({
  ...reading.data,
  menu: { ...menu, links: inMenu },
  footer: { ...footer, columns: [{ heading: 'Praktijk', links: inFooter }], bottom: below },
})

it.each([
  ['in the menu, wherever it stands there', [link('/b', 'B'), link('/a', 'Menu')], [link('/a', 'Voet')], [], 'Menu'],
  ['else in the footer', [], [link('/a', 'Voet')], [link('/a', 'Onder')], 'Voet'],
  ['else at the bottom', [], [], [link('/a', 'Onder')], 'Onder'],
  ['else on the page itself', [], [], [], 'Titel'],
])('the name of a page is the one %s', (_, inMenu, inFooter, below, expected) => {
  expect(linkText({ copy: copy(inMenu, inFooter, below), titles }, '/a')).toBe(expected)
})

it('is its address when it has none', () => {
  expect(linkText({ copy: copy([], [], []), titles }, '/onbekend')).toBe('/onbekend')
})
