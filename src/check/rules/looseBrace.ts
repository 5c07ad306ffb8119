import { placeholderNames } from '../../content/placeholders.ts'
import { didYouMean } from '../didYouMean.ts'
import type { Known } from '../known.ts'
import { nodesOfType, typedIn } from '../nodes.ts'
import { startOf } from '../plainLines.ts'
import { positionAt } from '../problems.ts'
import type { TextRule } from '../rule.ts'

/** A brace that closes belongs to one that opens: alone it is printed. The parser stops at one that opens alone. */
export const looseBrace: TextRule = ({ tree, file, source }, report, known) => {
  for (const node of nodesOfType(tree(), 'text')) {
    const index = looseIn(typedIn(node, source))
    if (index === undefined) continue
    const start = startOf(node)
    const meant = factAt(source, start + index, known)
    report(
      { file, ...positionAt(source, start + index) },
      `Deze } sluit niets. ${meant ?? 'Haal haar weg, of schrijf een feit als {telefoon}; een losse accolade typt u als \\}.'}`,
    )
  }
}

/** Where a brace closes what no `\{` before it opened; after a backslash it is meant as a sign. */
function looseIn(typed: string): number | undefined {
  let open = 0
  for (const { 0: sign, index } of typed.matchAll(/\\.|\}/gs)) {
    if (sign === '\\{') open += 1
    else if (sign === '}') {
      if (open === 0) return index
      open -= 1
    }
  }
  return undefined
}

/** The fact whose name stands against a loose brace, as a question; also for those in frontmatter. */
export function factAt(text: string, index: number, known: Known): string | undefined {
  const isOpening = text[index] === '{'
  const word = isOpening
    ? /^[\p{L}\p{N}-]+/u.exec(text.slice(index + 1))
    : /[\p{L}\p{N}-]+$/u.exec(text.slice(0, index))
  return word
    ? didYouMean(word[0], [...placeholderNames, ...(known.ownFacts() ?? [])], (name) => `{${name}}`)
    : undefined
}
