import { date, dateAdvice } from '../../content/exceptions.ts'
import type { PropRule } from '../../content/vocabulary.ts'
import { meanOrChoose } from '../didYouMean.ts'
import type { Known } from '../known.ts'
import type { TextRule } from '../rule.ts'
import { eachBlock, wordsTo } from '../textParts.ts'
import type { Attribute, Block } from '../textParts.ts'

/** What is given to a block has the form that it needs, and is one of its words where it has some to choose from. */
export const blockValue: TextRule = ({ tree }, report, known) => {
  eachBlock(tree(), (node, name, { props = {} }) => {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !Object.hasOwn(props, attribute.name)) continue
      const { name: key, value } = attribute
      const mistake = props[key] && valueMistake(key, value, props[key], known)
      if (mistake) report(attribute, `<${name}>: ${mistake}`)
    }
    const last = lastBeforeFirst(node)
    if (last) report(last, `<${name}>: "tot" ligt voor "vanaf". Draai ze om.`)
  })
}

/** The last day of a block when it comes before its first, so that the block never shows. */
function lastBeforeFirst(node: Block): Attribute | undefined {
  const given = new Map(wordsTo(node).map((each) => [each.key, each]))
  const [first, last] = ['vanaf', 'tot'].map((key) => date.safeParse(given.get(key)?.value).data)
  return first !== undefined && last !== undefined && last < first ? given.get('tot')?.attribute : undefined
}

function valueMistake(key: string, value: unknown, rule: PropRule, known: Known): string | undefined {
  if (rule.type === 'flag') return value === null || value === undefined ? undefined : `schrijf ${key}.`
  if (typeof value !== 'string') return `schrijf ${key}="…".`
  if (value.trim() === '') return `${key}="" is leeg. Zet er iets tussen, of haal ${key} weg.`
  if (/[{}]/.test(value)) return `in ${key}="…" kan geen feit tussen accolades staan. Typ gewone tekst.`
  if (rule.type === 'date') return date.safeParse(value).success ? undefined : `${key}: ${dateAdvice(value)}`
  if (rule.type === 'count') return countMistake(key, value)
  const choices = rule.type === 'place' ? known.places() : rule.oneOf && Object.keys(rule.oneOf)
  if (!choices || choices.includes(value)) return undefined
  return `${key}="${value}" kennen we niet. ${meanOrChoose(value, choices)}`
}

/** A number out of another that is not smaller, and that fits in a row. */
function countMistake(key: string, value: string): string | undefined {
  const [, count = 0, total = 0] = /^(\d+) van (\d+)$/.exec(value)?.map(Number) ?? []
  return total >= 2 && total <= 20 && count <= total ? undefined : `schrijf ${key} als 9 van 12, met hoogstens 20.`
}
