import { visit } from 'unist-util-visit'
import { isPlaceholder, placeholderNames } from '../../content/placeholders.ts'
import { meanOrChoose } from '../didYouMean.ts'
import type { TextRule } from './rule.ts'

/** Between braces stands the name of a fact. */
export const fact: TextRule = ({ tree }, report) => {
  visit(tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return
    const mistake = factMistake(node.value.trim())
    if (mistake) report(node, mistake)
  })
}

/** What is wrong with a name between braces; also for those in frontmatter. */
export function factMistake(name: string): string | undefined {
  if (isPlaceholder(name)) return undefined
  return `Het feit {${name}} kennen we niet. ${meanOrChoose(name, placeholderNames, (known) => `{${known}}`)}`
}
