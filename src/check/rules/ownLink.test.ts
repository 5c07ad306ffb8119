import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { ownLink } from './ownLink.ts'

it.each([
  ['[a](https://www.praktijk.example/contact)', '1:1', 'https://www.praktijk.example/contact', '/contact'],
  ['[a](https://praktijk.example/contact#uren)', '1:1', 'https://praktijk.example/contact#uren', '/contact#uren'],
  ['[a](HTTPS://WWW.Praktijk.example)', '1:1', 'HTTPS://WWW.Praktijk.example', '/'],
  ['Zie https://www.praktijk.example/kn%C3%AFe', '1:5', 'https://www.praktijk.example/kn%C3%AFe', '/knïe'],
  ['[a](https://www.praktijk.example/50%)', '1:1', 'https://www.praktijk.example/50%', '/50%'],
  ['Tekst.\n\nZie [https://www.praktijk.example/knie].', '3:6', 'https://www.praktijk.example/knie', '/knie'],
  ['<Knop naar="http://www.praktijk.example/a">a</Knop>', '1:7', 'http://www.praktijk.example/a', '/a'],
])('a link to the site itself is a path: %s', (text, place, url, path) => {
  expect(saidOf(ownLink, text)).toEqual([`${place} De link "${url}" gaat naar deze site zelf. Schrijf ${path}.`])
})

it.each([
  '[a](/contact)',
  '[a](https://elders.example)',
  '[a](https://shop.praktijk.example/)',
  '[a](https://[)',
  '[a]()',
])('others are not: %s', (text) => {
  expect(saidOf(ownLink, text)).toEqual([])
})
