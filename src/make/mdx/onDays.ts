import type { RootContent } from 'mdast'
import type { PartName } from '../../content/blocks/parts.ts'
import type { BlockName } from '../../content/vocabulary.ts'
import { block, isBlock } from './jsx.ts'

const offers = 'Promoties' satisfies BlockName
const offer = 'Promotie' satisfies BlockName

/**
 * What is made of a run of nodes, shown only on days that one of its offers is there: where a run holds nothing but a
 * heading, words about the offers, and offers that all have days, none of it stands alone when they are over.
 */
export function onDays(nodes: readonly RootContent[], made: RootContent[]): RootContent[] {
  const lists = nodes.filter((node) => isBlock(node, offers))
  const others = nodes.filter((node) => !isBlock(node, offers))
  const days = lists.flatMap(({ children }) => children.flatMap((node) => (isBlock(node, offer) ? [daysOf(node)] : [])))
  const isOfThem = others.every(({ type }) => type === 'heading' || type === 'paragraph')
  if (days.length === 0 || days.includes('/') || !isOfThem) return made
  const shown = block('OnDays' satisfies PartName, made)
  return [{ ...shown, attributes: [{ type: 'mdxJsxAttribute', name: 'days', value: days.join(' ') }] }]
}

/** `2026-12-01/2026-12-31`, either of which may be absent. */
function daysOf({ attributes }: ReturnType<typeof block>): string {
  const valueOf = (name: string) =>
    attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)?.value ?? ''
  return `${String(valueOf('vanaf'))}/${String(valueOf('tot'))}`
}
