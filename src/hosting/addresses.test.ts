import { expect, it } from 'vitest'
import { fileOf } from './addresses.ts'

it.each([
  ['/', 'index.html'],
  ['/contact', 'contact.html'],
  ['/pijnklachten/rug', 'pijnklachten/rug.html'],
  ['/404', '404.html'],
])('a page at %s stands in %s, whatever the system', (path, file) => {
  expect(fileOf(path)).toBe(file)
})
