import body from '../../content/body.json' with { type: 'json' }
import type { BodySpot } from '../../content/bodySpot.ts'
import { palette } from '../../theme/tokens.ts'
import { assetPlugin } from './assetPlugin.ts'

/** Where a complaint lies on the drawing of the body, in units of that drawing: its glow, the limb that the glow stays on, and its arc. */
type Region = (typeof body.regions)['rug']

/**
 * `body.json?lights` is what lights up when a region is chosen: the address of one drawing for each, so that none of it
 * weighs on the page itself.
 */
export const lightsPlugin = () =>
  assetPlugin('lights', ({ assets }) =>
    Object.fromEntries(
      Object.entries(body.regions).map(([name, region]) => [name, assets.add(`lichaam-${name}.svg`, lightOf(region))]),
    ),
  )

/** The outlines of the limbs. */
const clips: Readonly<Record<string, string>> = body.clips

/** The glow on its limb, the arc around its joint and the ring on its spot. */
export function lightOf({ x, y, glow, clip, arc }: Region): string {
  const limb = clips[clip]
  if (limb === undefined) throw new Error(`${clip} heeft geen omtrek.`)
  return [
    `${opening}<clipPath id="l"><path d="${limb}"/></clipPath><radialGradient id="g">${glowStops}</radialGradient>`,
    `<g clip-path="url(#l)"><circle cx="${x}" cy="${y}" r="${glow}" fill="url(#g)"/></g>`,
    arcOf(arc),
    `${ringAt({ x, y })}</svg>`,
  ].join('')
}

/** The radius of a glow that no limb bounds. */
const ownGlow = 60

/** The glow and the ring of a spot that a page itself names; its limb and the arc of its joint are not known. */
export const ownLight = ({ x, y }: BodySpot): string =>
  [
    `${opening}<radialGradient id="g">${glowStops}</radialGradient><circle cx="${x}" cy="${y}" r="${ownGlow}" fill="url(#g)"/>`,
    `${ringAt({ x, y })}</svg>`,
  ].join('')

/** Of the part of the drawing that a light covers: left, top, width, height. */
const opening = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${body.view.join(' ')}" fill="none">`

/** The ring on a spot. */
const ringAt = ({ x, y }: BodySpot): string =>
  `<circle cx="${x}" cy="${y}" r="18.75" fill="${palette.coral}" stroke="${palette.white}" stroke-width="6.5"/>`

const glowStops = (
  [
    [0, '#ff5a36', 1],
    [0.3, '#fb5f3b', 0.88],
    [0.65, palette.coral, 0.38],
    [1, palette.coral, 0],
  ] as const
)
  .map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
  .join('')

/** From the neutral position (a ring) to the moved one (a dot), with a tick every 5 degrees and a long one every 10. */
function arcOf({ cx, cy, r, start, end }: Region['arc']): string {
  const at = (angle: number, radius: number) => {
    const radians = (angle * Math.PI) / 180
    return [cx + radius * Math.cos(radians), cy + radius * Math.sin(radians)].map((value) => value.toFixed(1))
  }
  const way = Math.sign(end - start)
  const ticks = Array.from({ length: Math.floor(Math.abs(end - start) / 5) - 1 }, (_, index) => {
    const angle = start + way * 5 * (index + 1)
    return `M${at(angle, r + 7).join(' ')}L${at(angle, r + (index % 2 ? 19 : 13)).join(' ')}`
  })
  const [[startX, startY], [endX, endY]] = [at(start, r), at(end, r)]
  const curve = `M${startX} ${startY}A${r} ${r} 0 0 ${way > 0 ? 1 : 0} ${endX} ${endY}`
  return [
    `<g stroke="${palette.honey}" stroke-linecap="round"><path stroke-width="3.6" d="${curve}"/>`,
    `<path stroke-width="2.4" opacity=".8" d="${ticks.join('')}"/>`,
    `<circle cx="${startX}" cy="${startY}" r="6" fill="${palette.pine2}" stroke-width="3.6"/></g>`,
    `<circle cx="${endX}" cy="${endY}" r="7.5" fill="${palette.honey}"/>`,
  ].join('')
}
