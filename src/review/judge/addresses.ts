import type { BuiltSite } from '../readBuilt.ts'
import { likeness } from '../compare/words.ts'
import type { PagePair } from '../compare/pages.ts'
import type { Alarm } from '../reviewFile.ts'

type Addressed = Pick<BuiltSite, 'pages' | 'redirects'>

/** Addresses that led somewhere and now lead nowhere, each with the line that brings them back. */
export function goneAddresses(before: Addressed, after: Addressed, pairs: readonly PagePair[]): Alarm[] {
  const known = [...before.pages.keys(), ...before.redirects.keys()]
  const gone = known.filter((path) => !after.pages.has(path) && !after.redirects.has(path))
  return gone.map((path) => {
    const moved = pairs.find((pair) => pair.before?.path === path)?.after?.path ?? before.redirects.get(path)
    const where = moved === undefined ? 'de pagina die ervoor in de plaats komt' : `de pagina ${moved}`
    return {
      kind: 'adres' as const,
      page: path,
      message: `Het adres ${path} is weg: wie het bewaarde of in Google aanklikt, krijgt "niet gevonden".`,
      todo: `Zet bovenin ${where}: oude-adressen: [${path}]`,
    }
  })
}

/** Parts of pages that a link led to and that have another name now, or none. */
export function goneAnchors(pairs: readonly PagePair[]): Alarm[] {
  return pairs.flatMap(({ before, after }) => {
    if (!before || !after) return []
    const come = Object.entries(after.anchors).filter(([id]) => before.anchors[id] === undefined)
    return Object.entries(before.anchors)
      .filter(([id]) => after.anchors[id] === undefined)
      .map(([id, words]): Alarm => {
        const [next] = come.toSorted(([, a], [, b]) => likeness(words, b) - likeness(words, a))
        return {
          kind: 'anker',
          page: after.path,
          message: `Het deel ${after.path}#${id} is weg: een link daarheen komt nu boven aan de pagina uit.`,
          todo: `Zet tussen de --- van ${after.path}: oude-koppen: { ${id}: ${next?.[0] ?? 'een-kop-die-er-wel-is'} }`,
        }
      })
  })
}
