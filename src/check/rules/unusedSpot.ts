import body from '../../content/body.json' with { type: 'json' }
import { spotKey } from '../../content/bodySpot.ts'
import { headsOfKind } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

/** A page that was renamed has lost its spot on the drawing of the body, which goes by the name of its file. */
export const unusedSpot: SiteRule = ({ pages }, report) => {
  const complaints = headsOfKind(pages, 'klacht')
  const names = new Set(complaints.map(({ path }) => spotKey(path)))
  const unused = Object.entries(body.regions).filter(([name]) => !names.has(name))
  const without = complaints.filter(({ path, data }) => !data.plek && !(spotKey(path) in body.regions))
  for (const { path, locate } of without)
    for (const [name, { x, y }] of unused)
      report(
        locate(['region']),
        `${path} staat niet op de tekening van het lichaam, en de plek "${name}" hoort bij geen pagina. ` +
          `Is dat deze klacht? Typ plek: { x: ${x}, y: ${y} }.`,
      )
}
