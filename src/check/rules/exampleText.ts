import { written } from '../../content/blocks/written.ts'
import { exampleIn, exampleInBody } from '../../content/exampleTexts.ts'
import { exampleOf } from '../../content/vocabulary.ts'
import { textOf } from '../headings.ts'
import { nodesOf, typedIn } from '../nodes.ts'
import type { Report, TextRule } from '../rule.ts'
import { eachBlock } from '../textParts.ts'
import { stringsIn } from './frontmatterTexts.ts'
import { ownPages } from './requiredFiles.ts'

/** What `npm run nieuw` wrote for its writer to replace does not go online. */
export const exampleText: TextRule = (text, report) => {
  const { path, tree, frontmatter } = text
  if (path === undefined || !frontmatter?.ok || frontmatter.data.concept) return
  // A page that the site itself leads to cannot be a draft.
  const orDraft = `${ownPages.includes(path) ? '' : ', of zet concept: true terug'}.`
  const message = (typed: string) => `Hier staat nog de voorbeeldtekst "${typed}". Typ uw eigen tekst${orDraft}`
  for (const { path: field, value } of stringsIn(frontmatter.data)) {
    const typed = exampleIn(frontmatter.data.kind, value)
    if (typed !== undefined) report(frontmatter.locate(field), message(typed))
  }
  for (const node of nodesOf(tree())) {
    if (node.type !== 'heading' && node.type !== 'paragraph') continue
    const typed = exampleInBody(textOf(node).trim())
    if (typed !== undefined) report(node, message(typed))
  }
  // An overview may show what blocks look like.
  if (frontmatter.data.kind !== 'overzicht') checkBlocks(text, report, orDraft)
}

/** A block that its writer fills and that is word for word its own example; a button may be: it says no more than what it does. */
function checkBlocks({ tree, source }: Parameters<TextRule>[0], report: Report, orDraft: string): void {
  eachBlock(tree(), (node, name, rule) => {
    if (!Object.hasOwn(written, name) || rule.example === undefined || rule.isInline) return
    if (oneLine(typedIn(node, source)) === oneLine(exampleOf(name, rule)))
      report(node, `Hier staat nog het voorbeeld van <${name}>. Typ uw eigen tekst, haal het blok weg${orDraft}`)
  })
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
