import type { Nodes, Root, RootContent } from 'mdast'
import { ruleOf } from '../content/vocabulary.ts'
import type { BlockName } from '../content/vocabulary.ts'
import { nodesOf } from './nodes.ts'
import { eachBlock, isBlock, wordsTo } from './textParts.ts'
import type { Block } from './textParts.ts'

const offers = 'Promoties' satisfies BlockName
const offer = 'Promotie' satisfies BlockName

/** The runs of a text: one begins at each `## ` heading and around each block that is a section by itself. */
export function runsOf(nodes: readonly RootContent[]): RootContent[][] {
  const runs: RootContent[][] = []
  let open = false
  for (const node of nodes) {
    const alone = isBlock(node) && ruleOf(node.name ?? '')?.isSection === true
    if (alone || (node.type === 'heading' && node.depth === 2) || !open) runs.push([node])
    else runs.at(-1)?.push(node)
    open = !alone
  }
  return runs
}

/**
 * The days of a run: those of its offers, where it holds nothing but a heading, words about the offers, and offers that
 * all have days, so that none of it stands alone when they are over. Nothing when it is always there.
 */
export function daysOfRun(nodes: readonly RootContent[]): string | undefined {
  const lists = nodes.filter((node) => isNamed(node, offers))
  const others = nodes.filter((node) => !isNamed(node, offers))
  const days = lists.flatMap(({ children }) => children.filter((node) => isNamed(node, offer)).map(daysOf))
  const isOfThem = others.every(({ type }) => ['heading', 'paragraph', 'mdxFlowExpression'].includes(type))
  return days.length === 0 || days.includes(always) || !isOfThem ? undefined : days.join(' ')
}

const isNamed = (node: Nodes, name: BlockName): node is Block => isBlock(node) && node.name === name

const always = '/'

/** `2026-12-01/2026-12-31`, either of which may be absent. */
function daysOf(block: Block): string {
  const given = new Map(wordsTo(block).map(({ key, value }) => [key, value]))
  return `${given.get('vanaf') ?? ''}/${given.get('tot') ?? ''}`
}

/** The parts of a text that are not always there, each with its days. */
export function daysIn(tree: Root): ReadonlyMap<Nodes, string> {
  const found = new Map<Nodes, string>()
  const add = (node: Nodes, days: string | undefined): void => {
    if (days !== undefined && days !== always) for (const part of nodesOf(node)) found.set(part, days)
  }
  for (const run of runsOf(tree.children)) for (const node of run) add(node, daysOfRun(run))
  // An offer has fewer days than those around it together.
  eachBlock(tree, (node) => {
    if (isNamed(node, offer)) add(node, daysOf(node))
  })
  return found
}
