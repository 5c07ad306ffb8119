import { attr, documentOf, find, headingsOf, wordsOf } from '../html.ts'
import type { Element } from '../html.ts'
import { practice } from '../site.ts'

/** The whole page of the practice. */
export const rootOfPage = (path: string): Element => documentOf(path, practice)

/** What it shows between its header and its footer. */
export const mainOf = (path: string): Element => find(rootOfPage(path), 'main')[0] ?? rootOfPage(path)

/** The headings of one level in the main part. */
export const headings = (path: string, level: number): string[] =>
  headingsOf(mainOf(path)).flatMap((heading) => (heading.level === level ? [heading.text] : []))

/** The links within an element. */
export const linksIn = (root: Element) =>
  find(root, 'a').map((link) => ({ text: wordsOf(link), href: attr(link, 'href') ?? '' }))

/** Where the links within an element lead. */
export const hrefsIn = (root: Element): string[] => linksIn(root).map(({ href }) => href)

/** The cards with a picture, by the name in their heading. */
export const cards = (path: string): { name: string; element: Element }[] =>
  find(mainOf(path), 'li')
    .filter((item) => find(item, 'h3').length === 1 && find(item, 'img').length === 1)
    .map((element) => ({ name: find(element, 'h3').map(wordsOf).join(), element }))

/** The questions. */
export const questions = (path: string): string[] =>
  find(mainOf(path), 'summary').flatMap((summary) => find(summary, 'h3').map(wordsOf))

const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').toLowerCase()

/** The words that a page does not say, in any typographic form: upper or lower case, with curly quotes, broken anywhere. */
export function unsaid(path: string, words: readonly string[]): string[] {
  const text = plain(wordsOf(mainOf(path)))
  return words.filter((word) => !text.includes(plain(word)))
}
