import { describe, expect, it } from 'vitest'
import { isPage, isPartial, pathOf } from './pageFile.ts'

describe('a page', () => {
  it.each(['index.mdx', 'massage.mdx', 'pijnklachten/rug.mdx', 'a_b.mdx', 'tarievenindex.mdx'])('is %s', (name) => {
    expect([isPage(name), isPartial(name)]).toEqual([true, false])
  })
  it.each(['_delen/lokale-tekst.mdx', '_concept.mdx', 'pijnklachten/_delen/a.mdx'])(
    'is not %s, which pages share',
    (name) => {
      expect([isPage(name), isPartial(name)]).toEqual([false, true])
    },
  )
  it.each([
    'README.md',
    'praktijk.yaml',
    '_beelden/hero.svg',
    '.massage.mdx',
    '.git/a.mdx',
    '_delen/.a.mdx',
    'a.mdx.bak',
  ])('is not %s, which is no text of the site', (name) => {
    expect([isPage(name), isPartial(name)]).toEqual([false, false])
  })
})

describe('the address of a page', () => {
  it.each([
    ['index.mdx', '/'],
    ['massage.mdx', '/massage'],
    ['pijnklachten/index.mdx', '/pijnklachten'],
    ['pijnklachten/rug.mdx', '/pijnklachten/rug'],
    ['tarievenindex.mdx', '/tarievenindex'],
    ['bmi-index.mdx', '/bmi-index'],
    ['pijnklachten/pijnindex.mdx', '/pijnklachten/pijnindex'],
    ['index/index.mdx', '/index'],
  ])('of %s is %s', (name, path) => {
    expect(pathOf(name)).toBe(path)
  })
})
