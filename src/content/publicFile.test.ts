import { expect, it } from 'vitest'
import { isServedName } from './publicFile.ts'

it.each(['robots.txt', 'Folder_2026-v1.pdf', 'map/a.b.png', '.well-known/a.txt', '2.png'])(
  '%s can be served',
  (name) => {
    expect(isServedName(name)).toBe(true)
  },
)

it.each([
  'nieuws brief.html',
  'café.pdf',
  'a"b.pdf',
  'a\nb.pdf',
  'a.pdf\n',
  'map\n/a.pdf',
  'a$b.pdf',
  'a%20b.pdf',
  'a;b.pdf',
  'a{b}.pdf',
  '_headers',
  'map/_a.pdf',
  '.env',
  'map/.a/b.pdf',
  '.well-known',
  '../a.pdf',
  '/a.pdf',
  'a//b.pdf',
  'a\\b.pdf',
  '-a.pdf',
  '',
])('%j cannot', (name) => {
  expect(isServedName(name)).toBe(false)
})
