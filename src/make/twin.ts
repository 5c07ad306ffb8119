/** The file of a page's twin in Markdown: `/massage` → `massage.md`. */
export const twinOf = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.md`

/** What is not read: drawings, scripts, and what only leads around the page. */
const unread = new Set(['script', 'style', 'svg', 'template', 'nav', 'button', 'select', 'input', 'iframe'])
/** Elements without an end. */
const empty = new Set(['img', 'br', 'hr', 'wbr', 'input', 'source', 'link', 'meta', 'col'])
/** Elements that go on in the line they stand in. */
const inline = new Set('a abbr b cite code em i kbd mark q small span strong sub sup time u wbr'.split(' '))
const marks: Readonly<Record<string, string>> = { strong: '**', b: '**', em: '*', i: '*' }

/**
 * The text of a built page in Markdown, for who reads it without a browser: the same words in the same order, with its
 * headings, lists, tables and links, and without what only helps the eye or leads around.
 * @param html the page as the renderer wrote it: every element closed, every `<` and `>` of a text escaped
 * @param origin address of the site, for its own links
 */
export function markdownOf(html: string, origin: string): string {
  const lines: string[] = []
  let line = ''
  /** What stands before the line: a heading's signs or the dash of a list. */
  let begin = ''
  let cells: string[] | undefined
  let rows = 0
  let skipped = 0
  const open: { name: string; href?: string; from: number; count: number }[] = []

  const flush = (): void => {
    const text = line.replace(/\s+/g, ' ').trim()
    line = ''
    if (text === '') return
    if (cells) cells.push(text)
    else lines.push(begin + text)
    begin = begin.replace(/^(?:- |\d+\. )$/, '  ')
  }
  /** Where the line goes on, unless a link is open: a card is one link with its lines after each other. */
  const turn = (): void => {
    if (open.some(({ href }) => href !== undefined)) line += ' '
    else flush()
  }
  const enter = (name: string, attributes: string): void => {
    if (name === 'br' || !inline.has(name)) turn()
    if (empty.has(name)) return
    // Buttons stand apart by their styles.
    if (name === 'a' && line.endsWith(')')) line += ' '
    const href = name === 'a' ? attributeOf(attributes, 'href') : undefined
    open.push({ name, ...(href !== undefined && { href }), from: line.length, count: 0 })
    if (/^h[1-6]$/.test(name)) begin = `${'#'.repeat(Number(name[1]))} `
    if (name === 'li') begin = itemSign(open)
    if (name === 'table') rows = 0
    if (name === 'tr') cells = []
  }
  const leave = (name: string): void => {
    const last = open.pop()
    const said = line.slice(last?.from ?? 0)
    const words = said.replace(/\s+/g, ' ').trim()
    const mark = marks[name]
    if (last?.href !== undefined && words !== '')
      line = `${line.slice(0, last.from)}[${words}](${last.href.startsWith('/') ? origin : ''}${last.href})`
    else if (mark !== undefined && words !== '' && !/^\*|\*$/.test(words))
      line = `${line.slice(0, last?.from)}${mark}${words}${mark}${/\s$/.test(said) ? ' ' : ''}`
    if (!inline.has(name)) turn()
    if (/^(?:h[1-6]|li)$/.test(name)) begin = ''
    if (name === 'tr' && cells) {
      const row = cells
      cells = undefined
      rows += 1
      if (row.length > 0) lines.push(`| ${row.join(' | ')} |`)
      if (rows === 1 && row.length > 0) lines.push(`|${' --- |'.repeat(row.length)}`)
    }
  }

  for (const [, end, name = '', attributes = '', text] of mainOf(html).matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      if (skipped === 0) line += escaped(decoded(text))
    } else if (unread.has(name)) {
      if (!empty.has(name)) skipped += end === '' ? 1 : -1
    } else if (skipped > 0) continue
    else if (end === '') enter(name, attributes)
    else leave(name)
  }
  flush()
  return `${spaced(lines).join('\n')}\n`
}

/** The part that differs from page to page, without the marks between which React finds its texts. */
const mainOf = (html: string): string => (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replace(/<!--[\s\S]*?-->/g, '')

const attributeOf = (attributes: string, name: string): string | undefined => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? []
  return value === undefined ? undefined : decoded(value)
}

/** A dash, or the number of an item in a list that counts. */
function itemSign(open: { name: string; count: number }[]): string {
  const list = open.findLast(({ name }) => name === 'ol' || name === 'ul')
  if (!list) return '- '
  list.count += 1
  return list.name === 'ol' ? `${list.count}. ` : '- '
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The letters of a text: signs that only tell where a line may end are no part of it. */
const decoded = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[\u00AD\u2060]/g, '')
    .replaceAll('\u00A0', ' ')

/** A text in which no sign means anything to Markdown. */
export const escaped = (text: string): string => text.replace(/[\\*_[\]<>`#|]/g, '\\$&')

/** Lines with an empty one between them, but for those of one list or table. */
const spaced = (lines: readonly string[]): string[] =>
  lines.flatMap((each, index) => {
    const kind = kindOf(each)
    const before = lines[index - 1]
    return index === 0 || (kind !== '' && before !== undefined && kindOf(before) === kind) ? [each] : ['', each]
  })

const kindOf = (each: string): string => /^(?:\||- |\d+\. )/.exec(each)?.[0].replace(/\d+/, '1') ?? ''
