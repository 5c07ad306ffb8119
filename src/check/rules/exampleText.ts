import { exampleIn, exampleInBody } from '../../content/exampleTexts.ts'
import { textOf } from '../headings.ts'
import { nodesOf } from '../nodes.ts'
import type { TextRule } from '../rule.ts'
import { stringsIn } from './frontmatterTexts.ts'
import { ownPages } from './requiredFiles.ts'

/** What `npm run nieuw` wrote for its writer to replace does not go online. */
export const exampleText: TextRule = ({ path, tree, frontmatter }, report) => {
  if (path === undefined || !frontmatter?.ok || frontmatter.data.concept) return
  // A page that the site itself leads to cannot be a draft.
  const instead = `Typ uw eigen tekst${ownPages.includes(path) ? '' : ', of zet concept: true terug'}.`
  const message = (text: string) => `Hier staat nog de voorbeeldtekst "${text}". ${instead}`
  for (const { path: field, value } of stringsIn(frontmatter.data)) {
    const text = exampleIn(frontmatter.data.kind, value)
    if (text !== undefined) report(frontmatter.locate(field), message(text))
  }
  for (const node of nodesOf(tree())) {
    if (node.type !== 'heading' && node.type !== 'paragraph') continue
    const text = exampleInBody(textOf(node).trim())
    if (text !== undefined) report(node, message(text))
  }
}
