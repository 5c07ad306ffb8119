import { expect } from 'vitest'
import { attr, documentOf, find, headingsOf, wordsOf } from '../html.ts'
import type { Element } from '../html.ts'
import { practice } from '../site.ts'

/** What a page shows between its header and its footer. */
export const mainOf = (path: string): Element =>
  find(documentOf(path, practice), 'main')[0] ?? documentOf(path, practice)

/** The headings of one level in the main part of a page. */
export const headings = (path: string, level: number): string[] =>
  headingsOf(mainOf(path)).flatMap((heading) => (heading.level === level ? [heading.text] : []))

/** The links within an element. */
export const linksIn = (root: Element) =>
  find(root, 'a').map((link) => ({ text: wordsOf(link), href: attr(link, 'href') ?? '' }))

/** Where the links within an element lead. */
export const hrefsIn = (root: Element): string[] => linksIn(root).map(({ href }) => href)

/** The questions of a page. */
export const questions = (path: string): string[] =>
  find(mainOf(path), 'summary').flatMap((summary) => find(summary, 'h3').map(wordsOf))

/** A page says these words, in any typographic form: upper or lower case, with curly quotes, broken anywhere. */
export function expectWords(path: string, ...words: string[]): void {
  const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').toLowerCase()
  const text = plain(wordsOf(mainOf(path)))
  expect(
    words.filter((word) => !text.includes(plain(word))),
    path,
  ).toEqual([])
}

const regions = ['rug', 'nek', 'schouder', 'knie', 'heup', 'enkel', 'elleboog', 'hand']

/** The eight complaint pages, in the order of the specification. */
export const regionPaths = regions.map((region) => `/pijnklachten/${region}`)
