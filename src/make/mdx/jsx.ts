import type { BlockContent, DefinitionContent, Heading, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

/** What our own plugins compose a text with, besides the blocks of writers. */
export const composedNames = ['Feit', 'SectieKop', 'Meer', 'Pijl'] as const

/** Makes the node of a block: `<Name attributes>children</Name>`. */
export const block = (
  name: string,
  children: RootContent[],
  attributes: Record<string, string> = {},
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
  children: children.filter(isFlow),
})

const isFlow = (node: RootContent): node is BlockContent | DefinitionContent =>
  node.type !== 'yaml' && node.type !== 'mdxjsEsm'

/** Whether a node is a block, of a given name when one is named. */
export const isBlock = (node: RootContent, name?: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (name === undefined || node.name === name)

export const isHeading = (node: RootContent, depth: number): node is Heading =>
  node.type === 'heading' && node.depth === depth
