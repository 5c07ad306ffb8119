import type { Nodes, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { VFileMessage } from 'vfile-message'
import { isPlaceholder, placeholderNames } from './placeholders.ts'
import { nearest } from './problems.ts'
import type { Problem } from './problems.ts'
import { blockNames, iconWords, vocabulary } from './vocabulary.ts'

/** What the text of a page may refer to. */
export interface Known {
  paths: readonly string[]
  pictures: readonly string[]
  pictureHosts: readonly string[]
}

type Report = (node: Nodes, message: string) => void
const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze()

/** Checks the Markdown of one file: blocks, facts, links, pictures and headings. Never throws on bad input. */
export function checkBody(file: string, source: string, known: Known): Problem[] {
  const problems: Problem[] = []
  const report: Report = (node, message) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    problems.push({ file, line, column, message })
  }
  const tree = parse(file, source)
  if ('line' in tree) return [tree]
  visit(tree, (node) => {
    checkNode(node, known, report)
  })
  return problems
}

function parse(file: string, source: string): Root | Problem {
  try {
    return parser.parse(source)
  } catch (error) {
    const reason = error instanceof VFileMessage ? error : undefined
    return { file, line: reason?.line ?? 1, column: reason?.column ?? 1, message: syntaxMessage(reason?.reason ?? '') }
  }
}

function syntaxMessage(reason: string): string {
  const tag = /`<\/?(\w*)>?`/.exec(reason)?.[1]
  if (/closing (slash|tag)|end-tag/i.test(reason) && tag) {
    return `Het blok <${tag}> wordt niet goed geopend of gesloten. Zet <${tag}> en </${tag}> elk op een eigen regel.`
  }
  if (/expression|acorn/i.test(reason)) {
    return 'De accolades kloppen niet. Schrijf een feit als {telefoon}; een losse accolade typt u als \\{.'
  }
  return 'Dit teken kunnen we hier niet lezen. Een losse < typt u als \\<, een losse { als \\{.'
}

function checkNode(node: Nodes, known: Known, report: Report): void {
  switch (node.type) {
    case 'mdxjsEsm':
      return report(node, 'Import en export kunnen hier niet. Alle blokken zijn al beschikbaar: haal deze regel weg.')
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      return checkPlaceholder(node, node.value.trim(), report)
    case 'heading':
      return node.depth === 1
        ? report(node, 'Een kop met één # is de titel van de pagina; die staat bij heading. Gebruik hier ##.')
        : undefined
    case 'link':
      return checkLink(node, node.url, known, report)
    case 'image':
      return checkPicture(node, node.url, known, report)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkBlock(node, known, report)
    default:
  }
}

function checkPlaceholder(node: Nodes, name: string, report: Report): void {
  if (isPlaceholder(name)) return
  const guess = nearest(name, placeholderNames)
  const hint = guess ? `Bedoelt u {${guess}}?` : `Kies uit: ${placeholderNames.map((known) => `{${known}}`).join(', ')}.`
  report(node, `Het feit {${name}} kennen we niet. ${hint}`)
}

function checkLink(node: Nodes, url: string, known: Known, report: Report): void {
  if (/^(https:\/\/|#)/.test(url)) return
  if (/^(tel|mailto):/.test(url)) {
    return report(node, 'Typ geen nummer of adres in een link. Schrijf {telefoon} of {email}; de site maakt er een link van.')
  }
  if (!url.startsWith('/')) {
    return report(node, `De link "${url}" begint niet met een schuine streep. Schrijf bijvoorbeeld /contact.`)
  }
  const path = url.split('#')[0] || '/'
  if (known.paths.includes(path)) return
  const guess = nearest(path, known.paths)
  report(node, `De pagina "${path}" bestaat niet.${guess ? ` Bedoelt u ${guess}?` : ''}`)
}

function checkPicture(node: Nodes, name: string, known: Known, report: Report): void {
  if (name.startsWith('https://')) {
    const host = URL.canParse(name) ? new URL(name).host : ''
    return known.pictureHosts.includes(host)
      ? undefined
      : report(node, `Foto's van "${host}" mogen niet. Zet de foto in content/_beelden, of de site bij beeldhosts in praktijk.yaml.`)
  }
  if (known.pictures.includes(name)) return
  const guess = nearest(name, known.pictures)
  report(node, `Het beeld "${name}" staat niet in content/_beelden.${guess ? ` Bedoelt u "${guess}"?` : ''}`)
}

function checkBlock(node: MdxJsxFlowElement | MdxJsxTextElement, known: Known, report: Report): void {
  const name = node.name ?? ''
  const rule = vocabulary[name]
  if (!rule) {
    const guess = nearest(name, blockNames)
    const what = /^[a-z]/.test(name) ? 'HTML-codes werken hier niet; gebruik Markdown of een blok.' : 'Dit blok kennen we niet.'
    return report(node, `<${name}>: ${what} ${guess ? `Bedoelt u <${guess}>?` : `Kies uit: ${blockNames.join(', ')}.`}`)
  }
  checkProps(node, name, known, report)
  if (rule.children === 'none' && node.children.length > 0) {
    report(node, `<${name}> heeft geen inhoud. Schrijf <${name} />.`)
  }
  if (rule.children !== 'none' && node.children.length === 0) {
    report(node, `<${name}> is leeg. Zet er tekst in, of haal het blok weg.`)
  }
  if (typeof rule.children === 'object') checkGroups(node.children as RootContent[], name, report)
}

function checkProps(node: MdxJsxFlowElement | MdxJsxTextElement, name: string, known: Known, report: Report): void {
  const rules: NonNullable<(typeof vocabulary)[string]['props']> = vocabulary[name]?.props ?? {}
  const given = new Map(node.attributes.flatMap((item) => (item.type === 'mdxJsxAttribute' ? [[item.name, item.value]] : [])))
  if (node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) {
    report(node, `<${name}>: accolades kunnen hier niet. Schrijf naam="waarde".`)
  }
  for (const key of given.keys()) {
    if (key in rules) continue
    const names = Object.keys(rules)
    report(node, `<${name}>: "${key}" kennen we hier niet. ${names.length > 0 ? `Kies uit: ${names.join(', ')}.` : 'Haal het weg.'}`)
  }
  for (const [key, rule] of Object.entries(rules)) {
    const value = given.get(key)
    if (value === undefined) {
      if (rule.required) report(node, `<${name}>: "${key}" ontbreekt. Schrijf <${name} ${key}="…">.`)
    } else if (rule.type === 'flag' ? value !== null : typeof value !== 'string') {
      report(node, `<${name}>: schrijf ${rule.type === 'flag' ? key : `${key}="…"`}.`)
    } else if (typeof value === 'string') {
      checkValue(node, name, key, value, known, report)
    }
  }
}

function checkValue(node: Nodes, name: string, key: string, value: string, known: Known, report: Report): void {
  const rule = vocabulary[name]?.props?.[key]
  if (rule?.type === 'path') return checkLink(node, value, known, report)
  if (rule?.type === 'picture') return checkPicture(node, value, known, report)
  if (rule?.oneOf && !rule.oneOf.includes(value)) {
    return report(node, `<${name}>: ${key}="${value}" kennen we niet. Kies uit: ${rule.oneOf.join(', ')}.`)
  }
  if (key !== 'iconen') return
  for (const word of value.split(',').map((part) => part.trim())) {
    if (!iconWords.some((icon) => icon === word)) {
      report(node, `<${name}>: het icoon "${word}" kennen we niet. Kies uit: ${iconWords.join(', ')}.`)
    }
  }
}

function checkGroups(children: RootContent[], name: string, report: Report): void {
  const first = children[0]
  if (first && !(first.type === 'heading' && first.depth === 3)) {
    report(first, `In <${name}> begint elk onderdeel met een kop (### …). Zet er een kop boven.`)
  }
}
