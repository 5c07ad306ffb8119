import { limits } from '../../content/figure/body.ts'
import type { Figure } from '../../content/figure/schema.ts'
import { poseWords } from '../../content/figure/schema.ts'
import { endOf, solve, strainsOf } from '../../content/figure/solve.ts'
import { onceFor } from '../../content/once.ts'
import { meanOrChoose } from '../didYouMean.ts'
import { headsOfKind } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

/** A figure bends its joints as a body can, names joints that it has, and stands on a page. */
export const exercise: SiteRule = ({ exercises, pages }, report) => {
  if (!exercises.ok) return
  const used = new Set(headsOfKind(pages, 'klacht').flatMap(({ data }) => data.exercises ?? []))
  const isJudged = pages.every(({ frontmatter }) => frontmatter?.ok)
  for (const [name, { figure }] of Object.entries(exercises.data)) {
    const at = (...path: string[]) => exercises.locate([name, 'figuur', ...path])
    for (const { part, joint, angle, pose } of onceFor(bent, figure, () => strainsOf(figure))) {
      // What is not said at the end stays as it was at the start, where it was judged.
      const path = [poseWords[pose], part]
      const [least, most] = limits[joint]
      report(
        at(...path),
        `${name}: zo buigt geen lichaam. Bij "${part}" wordt "${joint}" ${Math.round(angle)} graden; dat kan van ${least} tot ${most}.`,
      )
    }
    for (const { path, joint, known } of strangeJoints(figure)) {
      if (joint !== undefined && !known.includes(joint))
        report(at(...path), `${name}: "${joint}" heeft deze figuur niet. ${meanOrChoose(joint, known)}`)
    }
    if (isJudged && !used.has(name))
      report(
        exercises.locate([name]),
        `De oefening "${name}" staat op geen enkele pagina. Zet haar bij "exercises" van een klacht, of haal haar weg.`,
      )
  }
}

/** The joints that bend too far, worked out once for each reading of a figure. */
const bent = new WeakMap<Figure, ReturnType<typeof strainsOf>>()

/** The joints that a figure names, each with where it stands and what it may be. */
function strangeJoints(figure: Figure) {
  const known = [...solve(figure, endOf(figure)).named.keys()]
  const { centre, tip, dot } = figure.arc
  return [
    { path: ['begin', 'staat'], joint: figure.start.at[0], known },
    { path: ['boog', 'midden'], joint: centre, known },
    { path: ['boog', 'punt'], joint: tip, known },
    { path: ['boog', 'stip'], joint: dot, known },
  ]
}
