import { literalsIn } from '../../content/literals.ts'
import type { Literal, TypedOver } from '../../content/literals.ts'
import { onceFor } from '../../content/once.ts'
import type { Known } from '../known.ts'
import { bodyProse, fieldsAtOnce, placeIn, proseOf, sentenceAt } from '../prose.ts'
import type { Prose } from '../prose.ts'
import type { Place } from '../problems.ts'
import type { PageReading } from '../readPage.ts'
import type { TextRule } from '../rule.ts'

/** A fact of the practice is named, not typed over: it would stay as it is when the fact changes. */
export const literalFact: TextRule = (text, report, known) => {
  for (const [place, { typed, instead, isSure }] of typedOver(text, known))
    if (isSure) report(place(), `"${typed}" staat in praktijk.yaml en kan daar veranderen. ${instead}`)
}

/** The same for what may be a fact of the practice, or a number that happens to be the same. */
export const perhapsFact: TextRule = (text, report, known) => {
  for (const [place, { typed, instead, isSure }] of typedOver(text, known))
    if (!isSure)
      report(
        place(),
        `"${typed}" staat ook in praktijk.yaml. Gaat het hier daarover? ${instead} Gaat het over iets anders? Laat het dan staan.`,
      )
}

type Found = readonly [place: () => Place, found: TypedOver][]
const searched = new WeakMap<readonly Literal[], WeakMap<PageReading, Found>>()

/** What is typed over in a text, searched once for both rules. */
function typedOver(text: PageReading, known: Known): Found {
  const literals = known.literals()
  if (!literals) return []
  const ofTexts = onceFor(searched, literals, () => new WeakMap<PageReading, Found>())
  return onceFor(ofTexts, text, () =>
    piecesOf(text, literals).flatMap((piece) =>
      literalsIn(piece.text, literals, (index) => sentenceAt(piece.text, index).text).map((found): Found[number] => [
        () => placeIn(piece, found.index),
        found,
      ]),
    ),
  )
}

/** The pieces that may hold one. To read the fields a second time takes longest of all, and in most nothing is typed over. */
function piecesOf(text: PageReading, literals: readonly Literal[]): Prose[] {
  const fields = fieldsAtOnce(text)
  return fields !== undefined && literalsIn(fields, literals).length === 0 ? bodyProse(text) : proseOf(text)
}
