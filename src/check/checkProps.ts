import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { checkLink, checkPicture } from './checkReference.ts'
import type { Known, Report } from './checkReference.ts'
import { suggestion } from './problems.ts'
import { iconWords } from '../content/vocabulary.ts'
import type { BlockRule, PropRule } from '../content/vocabulary.ts'

export type Block = MdxJsxFlowElement | MdxJsxTextElement

/** Checks what is given to a block between `<` and `>`. */
export function checkProps(node: Block, name: string, { props = {} }: BlockRule, known: Known, report: Report): void {
  const given = new Map(
    node.attributes.flatMap((item) => (item.type === 'mdxJsxAttribute' ? [[item.name, item.value]] : [])),
  )
  if (node.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) {
    report(node, `<${name}>: accolades kunnen hier niet. Schrijf naam="waarde".`)
  }
  for (const [index, item] of node.attributes.entries()) {
    const isSame = (other: typeof item) => 'name' in item && 'name' in other && other.name === item.name
    if ('name' in item && node.attributes.findIndex(isSame) < index)
      report(item, `<${name}>: "${item.name}" staat er twee keer. Haal er één weg.`)
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

function checkValue(
  node: Block,
  name: string,
  key: string,
  value: string,
  rule: PropRule,
  known: Known,
  report: Report,
): void {
  if (value.trim() === '') {
    return report(node, `<${name}>: ${key}="" is leeg. Zet er iets tussen, of haal ${key} weg.`)
  }
  if (/[{}]/.test(value)) {
    return report(node, `<${name}>: in ${key}="…" kan geen feit tussen accolades staan. Typ gewone tekst.`)
  }
  if (rule.type === 'path') return checkLink(node, value, known, report)
  if (rule.type === 'picture') return checkPicture(node, value, known, report)
  if (rule.type === 'icons') return checkIcons(node, name, key, value, report)
  const choices = rule.type === 'place' ? known.places && [...known.places.towns, known.places.region] : rule.oneOf
  if (choices && !choices.includes(value)) {
    report(node, `<${name}>: ${key}="${value}" kennen we niet. ${suggestion(value, choices)}`)
  }
}

/** Each item of the block has its own icon. */
function checkIcons(node: Block, name: string, key: string, value: string, report: Report): void {
  const words = value.split(',').map((part) => part.trim())
  for (const word of words) {
    if (!iconWords.some((icon) => icon === word)) {
      report(node, `<${name}>: het icoon "${word}" kennen we niet. Kies uit: ${iconWords.join(', ')}.`)
    }
  }
  const items = node.children.filter((child) => child.type === 'heading' && child.depth === 3).length
  if (words.length !== items) {
    report(
      node,
      `<${name}>: bij ${key} staan er ${words.length}, maar er zijn ${items} koppen (### …). Noem er ${items}.`,
    )
  }
}
