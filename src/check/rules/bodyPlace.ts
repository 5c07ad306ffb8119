import body from '../../content/body.json' with { type: 'json' }
import { spotDistance, spotKey } from '../../content/bodySpot.ts'
import type { BodySpot } from '../../content/bodySpot.ts'
import { distanceBetween, freeSpot } from '../freeSpot.ts'
import { headsOfKind } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

/** Spots on the drawing of the body lie so far apart that a finger hits one of them. */
export const bodyPlace: SiteRule = ({ pages }, report) => {
  const complaints = headsOfKind(pages, 'klacht')
  const own = complaints.flatMap(({ path, locate, data: { plek } }) => (plek ? [{ path, locate, ...plek }] : []))
  const named = new Set(own.map(({ path }) => spotKey(path)))
  const drawn = complaints.flatMap(({ path }) => {
    const spot = Object.entries(body.regions).find(([key]) => key === spotKey(path) && !named.has(key))?.[1]
    return spot ? [{ path, ...spot }] : []
  })
  for (const [index, { locate, ...spot }] of own.entries()) {
    const near = [...drawn, ...own.slice(0, index)].find((other) => distanceBetween(other, spot) < spotDistance)
    if (near)
      report(
        locate(['plek']),
        `plek ligt te dicht bij die van ${near.path} (x: ${near.x}, y: ${near.y}). ` +
          adviceFor(freeSpot(spot, [...drawn, ...own.filter((_, other) => other !== index)])),
      )
  }
}

const adviceFor = (free: BodySpot | undefined): string =>
  free
    ? `Houd minstens ${spotDistance} afstand; hier is ruimte: { x: ${free.x}, y: ${free.y} }.`
    : 'Vlak daarbij is geen ruimte. Haal plek weg; de klacht staat dan alleen in de lijst ernaast.'
