import { expect, it } from 'vitest'
import { nearPage, pageAt } from './nearPage.ts'

const pages = ['/', '/contact', '/pijnklachten/heup', '/pijnklachten/nek', '/pijnklachten/rug']

it.each([
  ['/contac', '/contact'],
  ['contact', '/contact'],
  ['/contact/', '/contact'],
  ['/contakt.html', '/contact'],
  ['/nek', '/pijnklachten/nek'],
  ['/pijnklacht/rug', '/pijnklachten/rug'],
  ['/pijnklachten-rug', '/pijnklachten/rug'],
])('%s is near %s', (path, page) => {
  expect(nearPage(path, pages)).toBe(page)
})
it.each(['/pijnklachten/hand', '/pijnklachten', '/x', '/'])('%s is near no page', (path) => {
  expect(nearPage(path, pages)).toBeUndefined()
})
it.each([
  ['/massage.mdx', '/massage'],
  ['/a/index.html', '/a'],
  ['/index.mdx', '/'],
  ['/folder.pdf', '/folder.pdf'],
])('the file %s is that of %s', (path, page) => {
  expect(pageAt(path)).toBe(page)
})
