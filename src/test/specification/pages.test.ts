import { describe, expect, it } from 'vitest'
import { attr, find, wordsOf } from '../html.ts'
import { practice } from '../site.ts'
import { promises } from './promises.ts'
import { cards, headings, hrefsIn, linksIn, mainOf, questions, rootOfPage, unsaid } from './read.ts'

describe.each(promises.pages)('$path', (page) => {
  const { path } = page
  const main = mainOf(path)

  if (page.title) {
    it('has its title', () => {
      const [title] = find(rootOfPage(path), 'title')
      expect(title && wordsOf(title).startsWith(page.title ?? '')).toBe(true)
    })
  }
  if (page.heading) {
    it('has its heading, to the letter', () => {
      expect(headings(path, 1)).toEqual([page.heading])
    })
  }
  if (page.headings.length > 0) {
    it('has its sections in their order', () => {
      expect(headings(path, 2).filter((heading) => page.headings.includes(heading))).toEqual(page.headings)
    })
  }
  it('says what it must', () => {
    expect(unsaid(path, page.words)).toEqual([])
  })
  it('has its buttons and links', () => {
    expect(linksIn(main)).toEqual(expect.arrayContaining(page.buttons))
    expect(hrefsIn(main)).toEqual(expect.arrayContaining(page.links))
  })
  if (page.cards) {
    it('has its cards in their order, each with a picture and where it leads', () => {
      const expected = Object.entries(page.cards ?? {})
      const isExpected = (name: string) => expected.some(([begin]) => name.startsWith(begin))
      const found = cards(path).filter(({ name }) => isExpected(name))
      expect(found.map(({ name, element }) => [name, hrefsIn(element)])).toEqual(
        expected.map(([begin, href]) => [expect.stringMatching(`^${begin}`), [href]]),
      )
    })
  }
  if (page.steps) {
    it('has its steps', () => {
      const steps = find(main, 'ol').at(-1)
      expect(steps && find(steps, 'li').map((item) => find(item, 'strong').map(wordsOf).join())).toEqual(page.steps)
    })
  }
  if (page.questions) {
    it('has as many questions as were promised', () => {
      expect(questions(path).length).toBeGreaterThanOrEqual(page.questions?.least ?? 0)
      expect(questions(path).length).toBeLessThanOrEqual(page.questions?.most ?? 0)
    })
  }
  it('says nothing more often than it should', () => {
    const text = wordsOf(main)
    const counts = Object.keys(page.counts).map((words) => [words, text.split(words).length - 1])
    expect(Object.fromEntries(counts)).toEqual(page.counts)
  })
})

describe('the complaint pages', () => {
  it.each(promises.complaints)('$path has its parts in their order', ({ path, parts }) => {
    const found = headings(path, 2)
    const places = parts.map((words) =>
      found.findIndex((heading) => new RegExp(`\\b(?:${words.join('|')})`, 'i').test(heading)),
    )
    expect(places, found.join(' | ')).toEqual([...new Set(places)].toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })
  it.each(promises.complaints)('$path has a summary, and says when to call', ({ path }) => {
    expect(unsaid(path, promises.complaintWords)).toEqual([])
  })
  it('stand on the overview with a picture, and another for when it fails', () => {
    const promised = promises.complaints.map(({ path }) => path)
    const found = cards('/pijnklachten').filter(({ element }) =>
      hrefsIn(element).some((href) => promised.includes(href)),
    )
    expect(found.flatMap(({ element }) => hrefsIn(element))).toEqual(promised)
    for (const { element } of found) {
      expect(wordsOf(element)).toContain(practice.copy.buttons.more)
      expect(attr(find(element, 'img')[0] ?? element, 'data-fallback-alt')).toBe(
        practice.copy.pictures.complaintFallback,
      )
    }
  })
})
