import { date } from '../../content/exceptions.ts'
import { blockNames, iconWords, ruleOf } from '../../content/vocabulary.ts'
import type { BlockRule, PropRule } from '../../content/vocabulary.ts'
import { meanOrChoose } from '../didYouMean.ts'
import type { Known } from '../known.ts'
import { nodesOf } from '../nodes.ts'
import { htmlMessage } from '../parseBody.ts'
import type { Report, TextRule } from './rule.ts'
import { eachBlock, givenOf, isBlock } from './text.ts'
import type { Block } from './text.ts'

/** What stands between the tags of a block is what it can show. */
export const blockContent: TextRule = ({ tree }, report) => {
  eachBlock(tree, (node, name, rule) => {
    const isEmpty = node.children.length === 0
    if (rule.children === 'none') {
      if (!isEmpty) report(node, `<${name}> heeft geen inhoud. Schrijf <${name} />.`)
    } else if (isEmpty) {
      report(node, `<${name}> is leeg. Zet er tekst in, of haal het blok weg.`)
    } else if (rule.children === 'items') {
      checkItems(node, name, report)
    } else if (rule.needs) {
      checkList(node, name, rule.needs, report)
    }
  })
}

function checkItems({ children: [first] }: Block, name: string, report: Report): void {
  if (first && !(first.type === 'heading' && first.depth === 3))
    report(first, `In <${name}> begint elk onderdeel met een kop (### …). Zet er een kop boven.`)
}

const howToList = { numbers: 'een cijfer en een punt: 1. tekst', bullets: 'een streepje: - tekst' }

function checkList(node: Block, name: string, needs: NonNullable<BlockRule['needs']>, report: Report): void {
  const isNumbered = needs === 'numbers'
  if (!node.children.some((child) => child.type === 'list' && child.ordered === isNumbered))
    report(node, `In <${name}> hoort een lijst. Begin elke regel met ${howToList[needs]}.`)
}

/** A block that shows a list of the frontmatter stands on a page that has one. */
export const blockData: TextRule = ({ tree, frontmatter }, report) => {
  if (!frontmatter?.ok) return
  const lists = new Map(Object.entries(frontmatter.data))
  eachBlock(tree, (node, name, { shows }) => {
    const list = shows && lists.get(shows.list)
    if (!shows || (Array.isArray(list) && list.length > 0)) return
    report(
      node,
      `<${name}> toont de lijst "${shows.list}" van een pagina met kind: ${shows.kind}, maar die staat niet boven aan deze pagina. Zet hem daar, of haal het blok weg.`,
    )
  })
}

/** Each item of a block that takes icons, or of its list, has its own, and all of them exist. */
export const blockIcons: TextRule = ({ tree }, report) => {
  const items = new Map<unknown, { count: number; name: string }>()
  eachBlock(tree, ({ attributes, children }) => {
    const headings = children.filter((child) => child.type === 'heading' && child.depth === 3).length
    const lines = children.flatMap((child) => (child.type === 'list' ? child.children : [])).length
    const counted = headings > 0 ? { count: headings, name: 'koppen (### …)' } : { count: lines, name: 'regels' }
    for (const attribute of attributes) items.set(attribute, counted)
  })
  for (const { attribute, block, key, value } of givenOf(tree, 'icons')) {
    const words = value.split(',').map((part) => part.trim())
    for (const word of words) {
      if (!iconWords.some((icon) => icon === word))
        report(attribute, `<${block}>: het icoon "${word}" kennen we niet. ${meanOrChoose(word, iconWords)}`)
    }
    const { count, name } = items.get(attribute) ?? { count: 0, name: 'koppen (### …)' }
    if (words.length !== count)
      report(
        attribute,
        `<${block}>: bij ${key} staan er ${words.length}, maar er zijn ${count} ${name}. Noem er ${count}.`,
      )
  }
}

/** A tag is one of the blocks that a writer may use. */
export const blockName: TextRule = ({ tree }, report) => {
  for (const node of nodesOf(tree)) {
    if (!isBlock(node) || ruleOf(node.name ?? '')) continue
    const name = node.name ?? ''
    report(
      node,
      /^[a-z]/.test(name)
        ? htmlMessage(name)
        : `<${name}>: Dit blok kennen we niet. ${meanOrChoose(name, blockNames, (known) => `<${known}>`)}`,
    )
  }
}

/** Between `<` and `>` a block gets the words that it knows, each once, and all that it needs. */
export const blockProps: TextRule = ({ tree }, report) => {
  eachBlock(tree, (node, name, { props = {} }) => {
    const given = new Set<string>()
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') {
        report(attribute, `<${name}>: accolades kunnen hier niet. Schrijf naam="waarde".`)
        continue
      }
      const key = attribute.name
      if (given.has(key)) report(attribute, `<${name}>: "${key}" staat er twee keer. Haal er één weg.`)
      else if (!Object.hasOwn(props, key))
        report(attribute, `<${name}>: "${key}" kennen we hier niet. ${meanOrChoose(key, Object.keys(props))}`)
      given.add(key)
    }
    for (const [key, { required }] of Object.entries(props)) {
      if (required && !given.has(key)) report(node, `<${name}>: "${key}" ontbreekt. Schrijf <${name} ${key}="…">.`)
    }
  })
}

/** What is given to a block has the form that it needs, and is one of its words where it has some to choose from. */
export const blockValue: TextRule = ({ tree }, report, known) => {
  eachBlock(tree, (node, name, { props = {} }) => {
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !Object.hasOwn(props, attribute.name)) continue
      const mistake = valueMistake(attribute.name, attribute.value, props[attribute.name], known)
      if (mistake) report(attribute, `<${name}>: ${mistake}`)
    }
  })
}

function valueMistake(key: string, value: unknown, rule: PropRule | undefined, known: Known): string | undefined {
  if (rule?.type === 'flag') return value === null || value === undefined ? undefined : `schrijf ${key}.`
  if (typeof value !== 'string') return `schrijf ${key}="…".`
  if (value.trim() === '') return `${key}="" is leeg. Zet er iets tussen, of haal ${key} weg.`
  if (/[{}]/.test(value)) return `in ${key}="…" kan geen feit tussen accolades staan. Typ gewone tekst.`
  if (rule?.type === 'date') return date.safeParse(value).success ? undefined : `schrijf ${key} als 2026-12-25.`
  if (rule?.type === 'count') return countMistake(key, value)
  const choices = rule?.type === 'place' ? known.places() : rule?.oneOf && Object.keys(rule.oneOf)
  if (!choices || choices.includes(value)) return undefined
  return `${key}="${value}" kennen we niet. ${meanOrChoose(value, choices)}`
}

/** A number out of another that is not smaller, and that fits in a row. */
function countMistake(key: string, value: string): string | undefined {
  const [, count = 0, total = 0] = /^(\d+) van (\d+)$/.exec(value)?.map(Number) ?? []
  return total >= 2 && total <= 20 && count <= total ? undefined : `schrijf ${key} als 9 van 12, met hoogstens 20.`
}
