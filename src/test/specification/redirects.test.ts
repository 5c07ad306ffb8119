import { expect, it } from 'vitest'
import { practice } from '../site.ts'

it('the eight addresses of the old site lead to their pages', () => {
  expect(Object.fromEntries(practice.redirects())).toMatchObject({
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
