import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { maskFacts } from './maskFacts.ts'

const folder = 'src/test/a11y/golden'

/** A line of an ARIA snapshot with the lines that hang below it (its form: Playwright, "Snapshot testing"). */
interface Item {
  role: string
  name: string | undefined
  /** Such as ` [level=2]`. */
  states: string
  /** What follows the colon. */
  text: string
  children: Item[]
}

/** What comes and goes with the words of a writer. */
const words = ['paragraph', 'text', 'strong', 'emphasis', 'code', 'time', 'note', '/url', 'rowgroup', 'row']
/** What the interface itself names; all other names in the main part are a writer's. */
const namedByUs = ['button', 'region', 'navigation', 'list', 'table', 'iframe']

/**
 * An ARIA snapshot without what writers and the owner change. Around the main part only facts and running text are
 * masked: landmarks, names of links and buttons, and states stay. In the main part roles, levels of headings and names
 * of controls stay. Of equal neighbours one stays, so that a list may be longer and a text may have more parts.
 */
export const structure = (snapshot: string): string => print(prune(parse(snapshot), false))

const form = /^('?)([\w/]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]+\])*)\1(?::(.*))?$/

function parse(snapshot: string): Item[] {
  const top: Item[] = []
  const levels: Item[][] = [top]
  for (const line of snapshot.split('\n').filter((each) => each.trim() !== '')) {
    const depth = line.search(/\S/) / 2
    const [, , role = '', name, states = '', text = ''] = form.exec(line.trim().slice(2)) ?? []
    if (role === '') throw new Error(`Dit deel van de boom is niet te lezen: ${line}`)
    const item: Item = { role, name, states, text: text.trim(), children: [] }
    levels[depth]?.push(item)
    levels[depth + 1] = item.children
  }
  return top
}

const prune = (items: Item[], isWritten: boolean): Item[] =>
  items
    .filter(({ role }) => !isWritten || !words.includes(role))
    .map((item) => ({
      ...item,
      name: isWritten && !namedByUs.includes(item.role) ? undefined : item.name && maskFacts(item.name),
      text: textOf(item, isWritten),
      children: prune(item.children, isWritten || item.role === 'main'),
    }))
    .filter((item) => !isWritten || !isTextList(item))
    .filter((item, index, all) => index === 0 || print([item]) !== print(all.slice(index - 1, index)))

/** A list of nothing but text, which a writer may put anywhere. */
const isTextList = ({ role, name, children }: Item): boolean =>
  role === 'list' && name === undefined && children.every((item) => item.children.length === 0)

function textOf({ role, text }: Item, isWritten: boolean): string {
  if (role === '/url') return maskFacts(text)
  return text === '' || isWritten ? '' : '…'
}

const print = (items: Item[], indent = ''): string =>
  items
    .map(({ role, name, states, text, children }) => {
      const head = `${indent}- ${role}${name === undefined ? '' : ` "${name}"`}${states}`
      const tail = text === '' ? (children.length > 0 ? ':' : '') : `: ${text}`
      return `${head}${tail}\n${print(children, `${indent}  `)}`
    })
    .join('')

/** The kept tree of that name. `UPDATE_GOLDEN=1 npx vitest run src/test/a11y/tree.test.ts` writes all anew. */
export function golden(name: string, text: string): string {
  const file = join(folder, `${name}.txt`)
  if (process.env['UPDATE_GOLDEN']) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
  }
  return existsSync(file) ? readFileSync(file, 'utf8') : `${file} ontbreekt; maak het met UPDATE_GOLDEN=1.`
}
