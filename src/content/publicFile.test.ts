import { expect, it } from 'vitest'
import { isServedName, isVerification, madeAddresses, madeFiles, twinOf } from './publicFile.ts'

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

it('a page by which Google sees that a site is yours says its own name and nothing else', () => {
  const name = 'google1a2b3c.html'
  expect(isVerification(name, `google-site-verification: ${name}\n`)).toBe(true)
  expect(isVerification(name, `google-site-verification: ${name}<script>1</script>`)).toBe(false)
  expect(isVerification('evil.html', 'google-site-verification: evil.html')).toBe(false)
  expect(isVerification('map/google1.html', 'google-site-verification: map/google1.html')).toBe(false)
})

it('the twin of a page stands beside it', () => {
  expect(['/', '/massage', '/pijnklachten/rug'].map(twinOf)).toEqual(['index.md', 'massage.md', 'pijnklachten/rug.md'])
})

it('the build makes files of its own, a twin of each page and a card of each location', () => {
  expect(Object.values(madeFiles).filter((name) => !isServedName(name))).toEqual([])
  expect([...madeAddresses(['/massage'], ['enschede'])].slice(-3)).toEqual([
    '/licenties.txt',
    '/massage.md',
    '/enschede.vcf',
  ])
})
