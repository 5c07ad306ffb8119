import type { BlockContent, DefinitionContent, Heading, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

/**
 * Makes the node of a block: `<Name flag>children</Name>`.
 * @param flag an attribute without a value
 */
export const block = (name: string, children: RootContent[], flag?: string): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: flag === undefined ? [] : [{ type: 'mdxJsxAttribute', name: flag }],
  children: children.filter(isFlow),
})

const isFlow = (node: RootContent): node is BlockContent | DefinitionContent =>
  node.type !== 'yaml' && node.type !== 'mdxjsEsm'

/** Whether a node is a block, of a given name when one is named. */
export const isBlock = (node: RootContent, name?: string): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && (name === undefined || node.name === name)

export const isHeading = (node: RootContent, depth: number): node is Heading =>
  node.type === 'heading' && node.depth === depth
