import type { Text } from 'mdast'
import { lineLooks, table } from '../lineLooks.ts'
import type { Look } from '../lineLooks.ts'
import { positionAt } from '../problems.ts'
import { nodesOfType } from '../nodes.ts'
import { plainLines, startOf } from '../plainLines.ts'
import type { TextRule } from '../rule.ts'

const picture = /!\[[^[\]]*\]\s?\([^()]*\)/
/** Brackets that are closed and opened together, or around an address: a number in them may be a reference to a book. */
const link = [
  /\](?:\(|\s+\((?=\/|#|https?:))/,
  /\[[^[\]()]*[^\s[\]()]\((?=\/[^()\s]*\)(?!\s*\]))/,
  /\([^()]+\)\s?\[(?=(?:\/|https?:)[^[\]\s]*\])/,
  /\[[^[\]]+\]\[(?=\p{L}[^[\]]*\])/u,
]

/** The same anywhere in a text. */
const looks: readonly Look[] = [
  {
    pattern: picture,
    message:
      'Dit lijkt een beeld, maar wordt gewone tekst. Schrijf ![wat er te zien is](naam), zonder spatie in de naam en ertussen.',
  },
  {
    pattern: new RegExp(link.map(({ source }) => source).join('|'), 'u'),
    message:
      'Dit lijkt een link, maar wordt gewone tekst. Schrijf [tekst](/adres), zonder spatie in het adres en ertussen.',
  },
]

/** What to do about marks of bold text that are shown as they are. */
function starsMessage(node: Text, { 0: sign, index }: RegExpExecArray, source: string): string {
  const rest = node.value.slice(index + sign.length)
  const [words = '', after] = rest.split(sign)
  if (after !== undefined && /^\S(?:.*\S)?$/s.test(words) && /^[\p{L}\p{N}]/u.test(after))
    return `Het vet eindigt niet voor een letter. Typ een spatie na ${sign}: ${sign}${words.slice(-20)}${sign} ${/^\S+/.exec(after)?.[0]}.`
  const emptyLine = /\n[ \t\r]*\n|$/g
  emptyLine.lastIndex = startOf(node) + index + sign.length
  const below = source.slice(emptyLine.lastIndex, emptyLine.exec(source)?.index)
  return /^\S/.test(rest) && !below.includes(sign)
    ? `Het vet dat hier begint, eindigt niet, en de lezer ziet de tekens. Sluit met ${sign} tegen het laatste woord aan.`
    : 'Deze sterretjes of streepjes worden getoond. Zet ze tegen het woord aan: **vet**, zonder spatie ertussen.'
}

/** A line that looks like a heading, a table, a link or bold text is one: otherwise its signs are published. */
export const nearMarkdown: TextRule = ({ tree, file, source }, report) => {
  const at = (offset: number, message: string) => report({ file, ...positionAt(source, offset) }, message)
  let last: Look | undefined
  for (const { line, offset, isFirst } of plainLines(tree(), source).flatMap(({ lines }) => lines)) {
    const look = lineLooks.find(({ pattern }) => pattern.test(line))
    const isNextRow = look === table && last === table && !isFirst
    if (look && !isNextRow) at(offset, look.message)
    last = look
  }
  for (const node of nodesOfType(tree(), 'text')) {
    for (const { pattern, message } of looks) {
      // What looks like a picture holds what looks like a link.
      const found = pattern.exec(pattern === picture ? node.value : node.value.replace(picture, blank))
      if (found) at(startOf(node) + found.index, message)
    }
    const stars = /\*\*|__/.exec(node.value)
    if (stars) at(startOf(node) + stars.index, starsMessage(node, stars, source))
  }
}

const blank = (typed: string): string => ' '.repeat(typed.length)
