import type { Answer, Result } from '../content/search/answers.ts'
import { anchorOf, isFoundBy } from '../content/search/engine.ts'
import type { Hit, SearchFile } from '../content/search/engine.ts'

/** Of how many pages the words are taken apart before somebody types. */
const ahead = 60

/** Takes apart ahead what may be shown, a page at a time, so that the first letters find it done. */
export async function takeApart({ pages }: SearchFile): Promise<void> {
  for (const [, title, , about, , headings] of pages.slice(0, ahead)) {
    await new Promise((resolve) => setTimeout(resolve))
    for (const text of [title, about, ...headings.map((heading) => anchorOf(heading).text)]) marked(text, [])
  }
}

/** What was found, as a row. */
export function row(result: Result, kinds: Record<Answer['kind'], string>): HTMLLIElement {
  const item = document.createElement('li')
  item.dataset['hit'] = ''
  item.append(...('page' in result ? pageParts(result.page) : answerParts(result.answer, kinds)))
  return item
}

/** A question or an exercise, with the page that it stands on. */
function answerParts({ kind, text, id, page: [path, title], terms }: Answer, kinds: Record<Answer['kind'], string>) {
  const small = element('small', `${kinds[kind]} · ${title}`)
  const words = document.createElement('div')
  words.append(small, element('h2', anchor(`${path}#${id}`, marked(text, terms))))
  return [words]
}

function pageParts({ page: [path, title, kind, about, picture, headings], terms }: Hit): HTMLElement[] {
  const text = document.createElement('div')
  text.append(element('small', kind), element('h2', anchor(path, marked(title, terms))))
  const found = headings.map(anchorOf).filter((heading) => isFoundBy(heading.text, terms))
  const [best] = found
  if (best) text.append(element('p', anchor(`${path}#${best.id}`, marked(best.text, terms))))
  if (about !== '') text.append(element('p', ...marked(about, terms)))
  return picture === '' ? [text] : [pictureOf(path, picture), text]
}

const pictures = new Map<string, HTMLImageElement>()

/** The room for a picture of a page, the same one for each letter that still finds it: a new one would be drawn again. */
function pictureOf(path: string, src: string): HTMLImageElement {
  const known = pictures.get(path)
  if (known) return known
  const image = new Image(96, 96)
  image.alt = ''
  image.dataset['later'] = src
  pictures.set(path, image)
  return image
}

/** Asks for the pictures of rows: a drawing takes as long as a letter, and the next letter may want others. */
export function showPictures(list: Element): void {
  for (const image of list.querySelectorAll<HTMLImageElement>('img[data-later]')) {
    image.src = image.dataset['later'] ?? ''
    delete image.dataset['later']
  }
}

function element(name: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...content)
  return made
}

function anchor(href: string, content: (Node | string)[]): HTMLAnchorElement {
  const made = document.createElement('a')
  made.href = href
  made.append(...content)
  return made
}

/** A text in which the words that were found are marked, in as few parts as that takes. */
function marked(text: string, terms: readonly string[]): (Node | string)[] {
  const parts: (Node | string)[] = []
  for (const word of text.split(/([\p{L}\p{N}\u00AD]+)/u)) {
    const last = parts.at(-1)
    if (isFoundBy(word, terms)) parts.push(element('mark', word))
    else if (typeof last === 'string') parts[parts.length - 1] = last + word
    else parts.push(word)
  }
  return parts
}

/** `Bedoelde u {woord}?` with links to words in its place. */
export function around(phrase: string, guesses: readonly { text: string; href: string }[]): (Node | string)[] {
  const [before = '', after = ''] = phrase.split('{woord}')
  return [before, ...guesses.flatMap(({ text, href }, index) => [index > 0 ? ' · ' : '', anchor(href, [text])]), after]
}
