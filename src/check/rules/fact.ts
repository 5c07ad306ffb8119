import { isPlaceholder, placeholderNames } from '../../content/placeholders.ts'
import { isOwnName } from '../../content/ownFacts.ts'
import { didYouMean, meanOrChoose } from '../didYouMean.ts'
import type { Known } from '../known.ts'
import { nodesOf } from '../nodes.ts'
import type { TextRule } from '../rule.ts'

/** Between braces stands the name of a fact. */
export const fact: TextRule = ({ tree }, report, known) => {
  for (const node of nodesOf(tree())) {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') continue
    const mistake = factMistake(node.value.trim(), known)
    if (mistake) report(node, mistake)
  }
}

/** What is wrong with a name between braces; also for those in frontmatter. */
export function factMistake(name: string, known: Known): string | undefined {
  if (!isPlaceholder(name))
    return `Het feit {${name}} kennen we niet. ${meanOrChoose(name, placeholderNames, (other) => `{${other}}`)}`
  const own = isOwnName(name) ? known.ownFacts() : undefined
  if (!own || own.includes(name)) return undefined
  const hint =
    didYouMean(name, own, (other) => `{${other}}`) ?? `Zet het daar neer, als een prijs of een tekst: ${name}: 45`
  return `Het feit {${name}} staat niet bij "eigen" in praktijk.yaml. ${hint}`
}
