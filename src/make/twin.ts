import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attribute } from '../hosting/elements.ts'
import type { Element } from '../hosting/elements.ts'

/** What is not read: drawings, scripts, and what only leads around the page. */
const unread = new Set(['script', 'style', 'svg', 'template', 'nav', 'button', 'select', 'input', 'iframe'])
/** Elements that go on in the line they stand in. */
const inline = new Set('a abbr b cite code del em i ins kbd mark q s small span strong sub sup time u wbr'.split(' '))
const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*', del: '~~', s: '~~' }

/**
 * The text of a built page in Markdown, for who reads it without a browser: the same words in the same order, with its
 * headings, lists, tables and links, and without what only helps the eye or leads around.
 * @param page the elements of the document
 * @param origin address of the site, for its own links
 */
export function markdownOf(page: readonly Element[], origin: string): string {
  const lines: string[] = []
  let line = ''
  /** What stands before the line: a heading's signs or the dash of a list. */
  let begin = ''
  let cells: string[] | undefined
  let rows = 0

  const flush = (): void => {
    const text = oneLine(line)
    line = ''
    if (text === '') return
    lines.push(begin + text)
    begin = begin.replace(/^(?:- |\d+\. )$/, '  ')
  }
  /** What stands in an element, but for its place among lines. */
  const inside = (element: Element, isInLink: boolean): void => {
    const { tagName: name } = element
    // Buttons stand apart by their styles.
    if (name === 'a' && line.endsWith(')')) line += ' '
    const from = line.length
    const href = name === 'a' ? attribute(element, 'href') : undefined
    for (const child of element.childNodes) add(child, isInLink || href !== undefined)
    const said = line.slice(from)
    const words = oneLine(said)
    const mark = marks[name]
    if (words === '') return
    if (href !== undefined) line = `${line.slice(0, from)}[${words}](${href.startsWith('/') ? origin : ''}${href})`
    else if (mark !== undefined && !isMarked(words, mark))
      line = `${line.slice(0, from)}${mark}${words}${mark}${/\s$/.test(said) ? ' ' : ''}`
  }
  const add = (node: Tree.ChildNode, isInLink: boolean): void => {
    if ('value' in node) line += escaped(withoutBreaks(node.value))
    if (!('tagName' in node) || isUnread(node)) return
    const { tagName: name } = node
    if (name === 'br') return void (line += ' ')
    if (isAfterSpan(node)) line += ' '
    if (inline.has(name)) return inside(node, isInLink)
    // A card is one link with its lines after each other, and a cell is one line whatever stands in it.
    const turn = (): void => (isInLink || cells ? void (line += ' ') : flush())
    turn()
    if (/^h[1-6]$/.test(name)) begin = `${'#'.repeat(Number(name[1]))} `
    if (name === 'li') begin = itemSign(node)
    if (name === 'table') rows = 0
    if (name === 'tr') cells = []
    inside(node, isInLink)
    turn()
    if (/^(?:h[1-6]|li)$/.test(name)) begin = ''
    if (/^t[dh]$/.test(name)) endCell()
    if (name === 'tr') endRow()
  }
  /** An empty cell counts too: without it those after it would stand under another heading. */
  const endCell = (): void => {
    cells?.push(oneLine(line))
    line = ''
  }
  const endRow = (): void => {
    const row = cells ?? []
    cells = undefined
    line = ''
    if (row.every((text) => text === '')) return
    rows += 1
    lines.push(`|${row.map((text) => (text === '' ? ' |' : ` ${text} |`)).join('')}`)
    if (rows === 1) lines.push(`|${' --- |'.repeat(row.length)}`)
  }

  const main = page.find(({ tagName }) => tagName === 'main')
  if (main) add(main, false)
  return `${spaced(lines).join('\n')}\n`
}

/**
 * Whether an element is left out: what is hidden from who listens to the page says nothing that stands nowhere else, and
 * what only a screen can do is nothing to read.
 */
const isUnread = (element: Element): boolean =>
  unread.has(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'data-screen') !== undefined

/** A span right after another, or after a drawing between them, is set apart by its styles. */
function isAfterSpan(element: Element): boolean {
  const siblings = element.parentNode?.childNodes ?? []
  const before = siblings.slice(0, siblings.indexOf(element)).findLast(({ nodeName }) => nodeName !== 'svg')
  return element.tagName === 'span' && before?.nodeName === 'span'
}

/** Whether a mark around these words would run together with one of theirs. */
const isMarked = (words: string, mark: string): boolean => {
  const sign = mark.charAt(0)
  return words.startsWith(sign) || words.endsWith(sign)
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A dash, or the number of an item in a list that counts. */
function itemSign(item: Element): string {
  const list = item.parentNode
  return list?.nodeName === 'ol'
    ? `${list.childNodes.filter(({ nodeName }) => nodeName === 'li').indexOf(item) + 1}. `
    : '- '
}

/** Signs that only tell where a line may end are no part of a text. */
const withoutBreaks = (text: string): string => text.replace(/[\u00AD\u2060]/g, '').replaceAll('\u00A0', ' ')

/** A text in which no sign means anything to Markdown. */
export const escaped = (text: string): string => text.replace(/[\\*_[\]<>`#|~]/g, '\\$&')

/** Lines with an empty one between them, but for those of one list or table. */
const spaced = (lines: readonly string[]): string[] =>
  lines.flatMap((each, index) => {
    const kind = kindOf(each)
    const before = lines[index - 1]
    return index === 0 || (kind !== '' && before !== undefined && kindOf(before) === kind) ? [each] : ['', each]
  })

const kindOf = (each: string): string => /^(?:\||- |\d+\. )/.exec(each)?.[0].replace(/\d+/, '1') ?? ''
