import { literalsIn } from '../../content/literals.ts'
import { placeIn, proseOf } from '../prose.ts'
import type { TextRule } from '../rule.ts'

/** A fact of the practice is named, not typed over: it would stay as it is when the fact changes. */
export const literalFact: TextRule = (text, report, known) => {
  const literals = known.literals()
  if (!literals) return
  for (const piece of proseOf(text))
    for (const { index, typed, instead } of literalsIn(piece.text, literals))
      report(placeIn(piece, index), `"${typed}" staat in praktijk.yaml en kan daar veranderen. ${instead}`)
}
