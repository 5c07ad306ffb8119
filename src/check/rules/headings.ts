import { layoutIds } from '../../content/layoutIds.ts'
import type { BlockName } from '../../content/vocabulary.ts'
import { meanOrChoose } from '../didYouMean.ts'
import { headingsOf } from '../headings.ts'
import { nodesOfType } from '../nodes.ts'
import { positionAt } from '../problems.ts'
import type { TextRule } from './rule.ts'
import { eachBlock, hasWords } from './text.ts'

/** A heading does not take the id of another part of the page: a link to it would lead there. */
export const headingId: TextRule = ({ tree, blocks }, report, known) => {
  const taken = new Set<string>([
    ...Object.values(layoutIds),
    ...blocks.flatMap((name) => known.anchorsOfBlock(name) ?? []),
  ])
  for (const { node, id } of headingsOf(tree)) {
    if (taken.has(id))
      report(node, `Een ander deel van deze pagina heet ook al "#${id}". Geef deze kop andere woorden.`)
  }
}

/** The part that a button at the top of a page leads to is a heading of that page. */
export const headingJump: TextRule = ({ frontmatter, tree }, report) => {
  if (!frontmatter?.ok || frontmatter.data.kind !== 'overzicht' || frontmatter.data.jump === undefined) return
  const { jump } = frontmatter.data
  const texts = headingsOf(tree).flatMap(({ depth, text }) => (depth === 2 ? [text] : []))
  if (!texts.includes(jump))
    report(
      frontmatter.locate(['jump']),
      `jump: "${jump}" is geen kop (##) van deze pagina. ${meanOrChoose(jump, texts)}`,
    )
}

/** Headings leave no level out (WCAG 2.2, 1.3.1): below the title of the page comes `## `, below that `### `. */
export const headingLevel: TextRule = ({ tree }, report) => {
  let above = 1
  for (const { node, depth } of headingsOf(tree)) {
    if (depth > above + 1)
      report(
        node,
        `Hier is een niveau overgeslagen. Begin deze kop met ${'#'.repeat(above + 1)} in plaats van ${'#'.repeat(depth)}.`,
      )
    above = depth
  }
}

/** A heading has words, or it is no heading to anyone. */
export const headingWords: TextRule = ({ tree }, report) => {
  for (const { node } of headingsOf(tree)) {
    if (!hasWords(node))
      report(node, 'Deze kop heeft geen woorden. Typ een kop waar de lezer iets aan heeft, of haal de kop weg.')
  }
}

/** Questions have a rule of their own, which says more. */
const asked = 'Vragen' satisfies BlockName

/** A heading above `###` in a block of items would stand in the item above it, larger than its own heading. */
export const itemHeading: TextRule = ({ tree }, report) => {
  eachBlock(tree, ({ children }, name, rule) => {
    if (rule.children !== 'items' || name === asked) return
    for (const [index, node] of children.entries())
      if (index > 0 && node.type === 'heading' && node.depth < 3)
        report(node, `In <${name}> begint elk onderdeel met ###. Typ ### in plaats van ${'#'.repeat(node.depth)}.`)
  })
}

/** A page has one main heading, which its frontmatter names. */
export const noMainHeading: TextRule = ({ tree }, report) => {
  for (const { node, depth } of headingsOf(tree)) {
    if (depth === 1)
      report(node, 'Een kop met één # is de titel van de pagina; die staat bij heading. Gebruik hier ##.')
  }
}

/** An old heading leads to a heading of the page, and no part of the page has its name any more. */
export const oldHeadings: TextRule = ({ frontmatter, headings, blocks, isReadable }, report, known) => {
  // The headings of a text that cannot be read are not known.
  if (!frontmatter?.ok || !isReadable) return
  const ids = headings.map(({ id }) => id)
  for (const [old, id] of Object.entries(frontmatter.data['oude-koppen'] ?? {})) {
    const say = (message: string) => report(frontmatter.locate(['oude-koppen', old]), `oude-koppen: ${message}`)
    const taken = [...ids, ...Object.values(layoutIds), ...blocks.flatMap((name) => known.anchorsOfBlock(name) ?? [])]
    if (!/^[^\s#"'<>]+$/.test(old)) say(`"${old}" kan geen naam van een kop zijn. Schrijf hem met streepjes.`)
    else if (taken.includes(old)) say(`de kop "${old}" staat op deze pagina. Haal deze regel weg.`)
    else if (!ids.includes(id)) say(`deze pagina heeft geen kop "${id}". ${meanOrChoose(id, ids)}`)
  }
}

/** A heading tells parts apart: none on a page says what another, or the title, already says. */
export const repeatedHeading: TextRule = ({ tree, frontmatter }, report) => {
  const seen = new Map<string, () => number>()
  if (frontmatter?.ok) seen.set(frontmatter.data.heading.toLowerCase(), () => frontmatter.locate(['heading']).line)
  // A smaller heading may come again below another.
  for (const { node, text, depth } of headingsOf(tree)) {
    if (depth > 2) continue
    const words = text.trim().toLowerCase()
    const line = seen.get(words)
    if (line)
      report(
        node,
        `Deze kop staat al op regel ${line()}. Geef hem andere woorden, zodat de lezer de delen uit elkaar houdt.`,
      )
    else seen.set(words, () => node.position?.start.line ?? 1)
  }
}

/** A heading begins with `#`: a line of dashes below a sentence would make a heading of the sentence. */
export const underlinedHeading: TextRule = ({ tree, file, source }, report) => {
  for (const { position } of nodesOfType(tree, 'heading')) {
    const start = position?.start.offset
    const end = position?.end.offset
    if (start === undefined || end === undefined || source[start] === '#') continue
    const line = source.lastIndexOf('\n', end - 1) + 1
    report(
      { file, ...positionAt(source, line) },
      'Deze streepjes maken van de regel erboven een kop. Zet er een lege regel tussen, of begin een kop met ##.',
    )
  }
}
