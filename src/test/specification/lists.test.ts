import { describe, expect, it } from 'vitest'
import { attr, elements, find, rawText, wordsOf } from '../html.ts'
import { practice } from '../site.ts'
import { promises } from './promises.ts'
import { headings, hrefsIn, linksIn, mainOf } from './read.ts'

const { facts, copy } = practice

it('the home page has the testimonials with their words and stars', () => {
  const main = mainOf('/')
  const quotes = find(main, 'blockquote').map(wordsOf)
  expect(quotes).toHaveLength(promises.stars.length)
  expect(quotes.filter((words) => words.length < 20)).toEqual([])
  const labels = find(main, '*', { role: 'img' }).flatMap((image) => attr(image, 'aria-label') ?? [])
  const stars = promises.stars.map((count) => copy.headings.stars({ stars: count }))
  expect(labels.filter((label) => stars.includes(label))).toEqual(stars)
})

it('/over-ons has the reasons to choose the practice', () => {
  expect(headings('/over-ons', 3).length).toBeGreaterThanOrEqual(promises.reasons)
})

describe('/shop', () => {
  const products = find(mainOf('/shop'), 'li').filter((item) =>
    hrefsIn(item).some((href) => href.startsWith('mailto:')),
  )
  it('has the products with their prices in Dutch notation', () => {
    expect(products.map((item) => rawText(item).match(/€\u00A0\d+,\d\d/)?.[0])).toEqual(
      promises.productPrices.map((price) => `€\u00A0${price}`),
    )
  })
  it('lets a visitor ask about each of them in an e-mail that names it', () => {
    for (const item of products) {
      const name = find(item, 'h3').map(wordsOf).join()
      const mail = linksIn(item).find(({ href }) => href.startsWith('mailto:'))
      expect(mail?.text).toContain(copy.buttons.askProduct)
      const url = new URL(mail?.href ?? '')
      expect(url.pathname).toBe(facts.email)
      expect(url.searchParams.get('subject')).toContain(name)
      expect(url.searchParams.get('body')).toContain(name)
    }
  })
})

it('/privacy says what the site does not do, and nothing more', () => {
  const all = elements(mainOf('/privacy'))
  const heading = all.findIndex((element) => element.tagName === 'h2' && wordsOf(element).includes('niet doet'))
  const list = all.slice(heading).find(({ tagName }) => tagName === 'ul')
  expect(list && elements(list).slice(1).map(wordsOf)).toEqual(promises.neverDone)
})

it('/404 has the English texts, marked as English', () => {
  const english = find(mainOf('/404'), '*', { lang: 'en' })
  const words = english.map(wordsOf).join(' ')
  expect(promises.english.filter((text) => !words.includes(text))).toEqual([])
  expect(english.flatMap(linksIn)).toContainEqual({ text: promises.english.at(-1), href: '/' })
})
