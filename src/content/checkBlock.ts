import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { checkLink, checkPicture } from './checkReference.ts'
import type { Known, Report } from './checkReference.ts'
import { nearest } from './problems.ts'
import { blockNames, iconWords, ruleOf } from './vocabulary.ts'
import type { BlockRule } from './vocabulary.ts'

type Block = MdxJsxFlowElement | MdxJsxTextElement

/** Checks one block: its name, what is given to it and what stands in it. */
export function checkBlock(node: Block, known: Known, report: Report): void {
  const name = node.name ?? ''
  const rule = ruleOf(name)
  if (!rule) {
    const guess = nearest(name, blockNames)
    const what = /^[a-z]/.test(name)
      ? 'HTML-codes werken hier niet; gebruik Markdown of een blok.'
      : 'Dit blok kennen we niet.'
    return report(node, `<${name}>: ${what} ${guess ? `Bedoelt u <${guess}>?` : `Kies uit: ${blockNames.join(', ')}.`}`)
  }
  checkProps(node, name, rule, known, report)
  if (rule.children === 'none' && node.children.length > 0) {
    report(node, `<${name}> heeft geen inhoud. Schrijf <${name} />.`)
  }
  if (rule.children !== 'none' && node.children.length === 0) {
    report(node, `<${name}> is leeg. Zet er tekst in, of haal het blok weg.`)
  }
  if (typeof rule.children === 'object') checkGroups(node.children as RootContent[], name, report)
}

function checkProps(node: Block, name: string, { props = {} }: BlockRule, known: Known, report: Report): void {
  const given = new Map(
    node.attributes.flatMap((item) => (item.type === 'mdxJsxAttribute' ? [[item.name, item.value]] : [])),
  )
  if (node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) {
    report(node, `<${name}>: accolades kunnen hier niet. Schrijf naam="waarde".`)
  }
  for (const key of given.keys()) {
    if (Object.hasOwn(props, key)) continue
    const names = Object.keys(props)
    report(
      node,
      `<${name}>: "${key}" kennen we hier niet. ${names.length > 0 ? `Kies uit: ${names.join(', ')}.` : 'Haal het weg.'}`,
    )
  }
  for (const [key, rule] of Object.entries(props)) {
    const value = given.get(key)
    if (value === undefined) {
      if (rule.required) report(node, `<${name}>: "${key}" ontbreekt. Schrijf <${name} ${key}="…">.`)
    } else if (rule.type === 'flag' ? value !== null : typeof value !== 'string') {
      report(node, `<${name}>: schrijf ${rule.type === 'flag' ? key : `${key}="…"`}.`)
    } else if (typeof value === 'string') {
      checkValue(node, name, key, value, rule, known, report)
    }
  }
}

type PropRule = NonNullable<BlockRule['props']>[string]

function checkValue(
  node: Block,
  name: string,
  key: string,
  value: string,
  rule: PropRule,
  known: Known,
  report: Report,
): void {
  if (/[{}]/.test(value)) {
    return report(node, `<${name}>: in ${key}="…" kan geen feit tussen accolades staan. Typ gewone tekst.`)
  }
  if (rule.type === 'path') return checkLink(node, value, known, report)
  if (rule.type === 'picture') return checkPicture(node, value, known, report)
  if (rule.oneOf && !rule.oneOf.includes(value)) {
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
