import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPageFiles } from '../check/files.ts'
import { redirects } from './redirects.ts'

const paths = readPageFiles(process.cwd()).map(({ path }) => path)

it('the eight addresses of the old site lead to their pages', () => {
  expect(Object.fromEntries(redirects)).toEqual({
    '/rugklachten': '/pijnklachten/rug',
    '/nekklachten': '/pijnklachten/nek',
    '/schouderklachten': '/pijnklachten/schouder',
    '/knieklachten': '/pijnklachten/knie',
    '/heupklachten': '/pijnklachten/heup',
    '/enkelklachten': '/pijnklachten/enkel',
    '/elleboogklachten': '/pijnklachten/elleboog',
    '/handklachten': '/pijnklachten/hand',
  })
})

it('each leads in one step to a page that exists, and hides none', () => {
  for (const [from, to] of redirects) {
    expect(paths).toContain(to)
    expect(paths).not.toContain(from)
  }
})

it('no page of the site links to one', () => {
  const files = readPageFiles(process.cwd()).map(({ source }) => source)
  const words = readFileSync('content/teksten.yaml', 'utf8') + readFileSync('content/praktijk.yaml', 'utf8')
  for (const from of redirects.keys()) {
    expect([...files, words].filter((text) => text.includes(from))).toEqual([])
  }
})
