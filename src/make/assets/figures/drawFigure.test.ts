import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { drawingMistakes } from '../../../check/drawing.ts'
import { girth } from '../../../content/figure/body.ts'
import { figureSchema } from '../../../content/figure/schema.ts'
import { endOf, pointOf, solve } from '../../../content/figure/solve.ts'
import { sharp } from '../../../check/sharp.ts'
import { palette, past } from '../../../theme/tokens.ts'
import { drawFigure, figureSize } from './drawFigure.ts'
import { pastEdge, people, tableEdge, tints, towel, wood } from './look.ts'

const text = readFileSync('src/test/figures.yaml', 'utf8')
const figures = Object.entries(z.record(z.string(), figureSchema).parse(parse(text)))

const { width } = figureSize
const pixels = (svg: string): Promise<Buffer> => sharp()(Buffer.from(svg)).removeAlpha().raw().toBuffer()
const hexAt = (raw: Buffer, x: number, y: number): string => {
  const at = 3 * (Math.round(y) * width + Math.round(x))
  return `#${raw.toString('hex', at, at + 3)}`
}
const pixelsOf = async (svg: string, color: string): Promise<number> =>
  (await pixels(svg))
    .toString('hex')
    .match(/.{6}/g)
    ?.filter((pixel) => `#${pixel}` === color).length ?? 0

/** Where the arc of a drawing begins and ends. */
function endsOf(svg: string): [first: [number, number], last: [number, number]] {
  const [, x = 0, y = 0] = /stroke-width="3"><path d="M([-\d.]+) ([-\d.]+)/.exec(svg)?.map(Number) ?? []
  const [, right = 0, bottom = 0] =
    /stroke-width="3"><path d="M[^"]+[ L]([-\d.]+) ([-\d.]+)"/.exec(svg)?.map(Number) ?? []
  return [
    [x, y],
    [right, bottom],
  ]
}

const courseStart = `<path stroke="${palette.pine}" stroke-width="3" stroke-linecap="butt"`

/** The two ends of each tick of its arc. */
function ticksOf(svg: string): [foot: [number, number], top: [number, number]][] {
  const path = svg.slice(svg.indexOf(courseStart)).match(/ d="([^"]*)"/)?.[1] ?? ''
  return [...path.matchAll(/M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/g)].map(([, ...ends]) => {
    const [x = 0, y = 0, right = 0, bottom = 0] = ends.map(Number)
    return [
      [x, y],
      [right, bottom],
    ]
  })
}

/** The first that ends with something done, such as raised shoulders. */
function figureWith(done: 'shrug' | 'turn') {
  const found = figures.find(([, figure]) => figure.end[done])?.[1]
  if (!found) throw new Error(`Geen oefening met ${done}`)
  return found
}

describe.each(figures)('%s', (_, figure) => {
  const svg = drawFigure(figure, 0)
  it('is a drawing without a number that is none', () => {
    expect(drawingMistakes(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
  it('has a shadow of the start, which goes when nothing moves', async () => {
    expect(drawFigure({ ...figure, end: {} }, 0)).not.toContain(past)
    const [undotted] = svg.split(`<path fill="${palette.blush2}" opacity`)
    expect(await pixelsOf(`${undotted}</svg>`, past), 'the grey that its end leaves uncovered').toBeGreaterThan(1000)
  })
})

describe.each(figures.filter(([, { arc }]) => arc.tip))('%s, where something turns', (_, figure) => {
  const svg = drawFigure(figure, 0)
  it('has ticks that stand apart, a long one at every third, and none on a dot', () => {
    const ticks = ticksOf(svg)
    expect(ticks.length).toBeGreaterThan(1)
    const lengths = ticks.map(([from, to]) => Math.round(Math.hypot(from[0] - to[0], from[1] - to[1])))
    expect(lengths).toEqual(ticks.map((_each, index) => ((index + 1) % 3 ? 6 : 12)))
    const feet = [...ticks.map(([foot]) => foot), endsOf(svg)[1]]
    for (const [index, foot] of feet.entries()) {
      const [x, y] = index ? (feet[index - 1] ?? foot) : endsOf(svg)[0]
      expect(Math.hypot(foot[0] - x, foot[1] - y)).toBeGreaterThan(5)
    }
  })
  it('has an arc of which both ends are seen apart on a card of 160 pixels, on nothing as dark as they are', async () => {
    const [first, last] = endsOf(svg)
    expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeGreaterThan(62)
    const bare = await pixels(svg.slice(0, svg.indexOf(courseStart)) + '</svg>')
    for (const [x, y] of [first, last])
      expect([palette.pine, palette.pine2].map((dark) => hexAt(bare, x, y) === dark.toLowerCase())).toEqual([
        false,
        false,
      ])
  })
})

it('where nothing turns there is no arc, but the dot of the complaint', () => {
  const still = figures.filter(([, { arc }]) => !arc.tip).map(([, figure]) => drawFigure(figure, 0))
  expect(still.length).toBeGreaterThan(0)
  for (const svg of still) expect([svg.includes(courseStart), svg.includes(palette.coral)]).toEqual([false, true])
})

it.each(figures)(
  'the dot of %s is coral in a ring of white in a light halo, whatever cloth it lies on',
  async (_, figure) => {
    const [x, y] = pointOf(solve(figure, endOf(figure)), figure.arc.dot ?? figure.arc.centre)
    const raw = await pixels(drawFigure(figure, 0))
    expect([hexAt(raw, x, y), hexAt(raw, x + 8, y)]).toEqual([palette.coral.toLowerCase(), palette.white.toLowerCase()])
    for (const [dx, dy] of [
      [12, 0],
      [-12, 0],
      [0, 12],
      [0, -12],
    ] as const) {
      const halo = Number.parseInt(hexAt(raw, x + dx, y + dy).slice(1, 3), 16)
      expect(halo, 'the red of the halo, which is 18 on bare pine').toBeGreaterThan(150)
    }
  },
)

it('the dot of a back is on the shirt above the waistband, whichever way the back lies or bends', () => {
  const backs = figures.filter(([, { arc }]) => arc.dot === 'lende').map(([, figure]) => figure)
  expect(backs.length).toBeGreaterThan(0)
  for (const figure of backs) {
    const { named } = solve(figure, endOf(figure))
    const [lumbar, pelvis, waist] = ['lende', 'bekken', 'taille'].map((name) => named.get(name) ?? [0, 0])
    if (!lumbar || !pelvis || !waist) throw new Error('Geen rug')
    const far = Math.hypot(waist[0] - pelvis[0], waist[1] - pelvis[1])
    const up =
      ((lumbar[0] - pelvis[0]) * (waist[0] - pelvis[0]) + (lumbar[1] - pelvis[1]) * (waist[1] - pelvis[1])) / far
    expect(up, 'the edge of its ring is beyond the waistband').toBeGreaterThan(22 * figure.scale + 9.5)
    expect(up, 'below the ribs').toBeLessThan(far)
  }
})

it('outside raised shoulders, where both arms hung is an even rim at either side, from the shoulder to the hand', async () => {
  const shrug = figureWith('shrug')
  const { named } = solve(shrug, shrug.start)
  const [top = 0, bottom = 0] = ['schouder-rechts', 'pols-rechts'].map((name) => named.get(name)?.[1])
  const svg = drawFigure(shrug, 0)
  expect(svg, 'a line across where an arm hung').not.toContain(pastEdge)
  const raw = await pixels(svg)
  const rows = Array.from({ length: 12 }, (_, index) => top + ((bottom - top) * index) / 11)
  const rimFrom = (y: number, columns: readonly number[]) => {
    const outer = columns.findIndex((x) => hexAt(raw, x, y) === past)
    const inner = columns.findIndex((x, index) => index > outer && hexAt(raw, x, y) !== past)
    return outer < 0 ? 0 : inner - outer
  }
  const columns = Array.from({ length: width / 2 }, (_, x) => x)
  for (const rims of [columns, columns.map((x) => width - 1 - x)].map((side) => rows.map((y) => rimFrom(y, side)))) {
    expect(Math.min(...rims)).toBeGreaterThan(4)
    expect(Math.max(...rims)).toBeLessThan(16)
  }
})

it('where arms hung outside raised shoulders they narrow to their elbows without the step of a hem', async () => {
  const shrug = figureWith('shrug')
  const start = solve(shrug, shrug.start)
  const [shoulder = 0, elbow = 0] = ['schouder-rechts', 'elleboog-rechts'].map((name) => start.named.get(name)?.[1])
  const raw = await pixels(drawFigure(shrug, 0))
  const columns = Array.from({ length: width }, (_, x) => x)
  const outer = (row: number, from: readonly number[]) => from.findIndex((x) => hexAt(raw, x, row) === past)
  const rows = Array.from({ length: Math.round(elbow - shoulder) }, (_, index) => Math.round(shoulder) + index)
  for (const from of [columns, columns.toReversed()]) {
    const edges = rows.map((row) => outer(row, from))
    expect(Math.min(...edges)).toBeGreaterThan(0)
    expect(Math.max(...edges.slice(1).map((x, index) => Math.abs(x - (edges[index] ?? x))))).toBeLessThan(3)
  }
})

it('between a trunk from the front and the arms that hang beside it is background', async () => {
  const shrug = figureWith('shrug')
  const [x, elbow] = pointOf(solve(shrug, endOf(shrug)), 'elleboog-rechts')
  const y = elbow - 8 * shrug.scale
  const raw = await pixels(drawFigure(shrug, 0))
  const grounds = Array.from({ length: Math.round(x - width / 2) }, (_, index) =>
    hexAt(raw, width / 2 + index, y),
  ).filter((hex) => hex === tints[0][1])
  expect(grounds.length).toBeGreaterThan(4)
})

it('a head that turns stays over its neck, leaves an ear and lighter hair of its start to be seen, and its arc is above it', async () => {
  const turned = figureWith('turn')
  const svg = drawFigure(turned, 0)
  for (const [grey, least] of [
    [past, 1200],
    [pastEdge, 500],
  ] as const)
    expect(await pixelsOf(svg, grey), grey).toBeGreaterThan(least)
  const [x, top] = pointOf(solve(turned, turned.start), 'hoofd')
  const r = girth.head * turned.scale
  expect(hexAt(await pixels(svg), x - 1.05 * r, top + 0.15 * r)).toBe(past)
  const [at] = pointOf(solve(turned, endOf(turned)), 'hoofd')
  expect(Math.abs(at - x)).toBeLessThan(0.6 * r)
  for (const [, y] of endsOf(svg)) expect(y).toBeLessThan(top - 1.1 * r)
})

it('a chin that is drawn in goes straight back: the head neither rises nor tips, and looks a little down at the end', () => {
  const figure = figures.find(([, each]) => each.end.glide)?.[1]
  const poses = figure && [figure.start, endOf(figure)].map((pose) => solve(figure, pose))
  const [from, to] = (poses ?? []).flatMap((pose) => (pose.view === 'side' ? [pose.body] : []))
  if (!from || !to) throw new Error('Geen oefening met kin-vooruit')
  expect(to.head[0]).toBeLessThan(from.head[0] - 30)
  expect(to.head[1]).toBeCloseTo(from.head[1])
  expect(to.tilt).toBeGreaterThan(0)
  expect(Math.abs(to.tilt - from.tilt)).toBeLessThan(15)
})

it('a towel is thinner once a fist presses it, and goes through the fist', () => {
  const held = figures.find(([, figure]) => figure.holds === 'towel')?.[1]
  const svg = held ? drawFigure(held, 0) : ''
  // The forearm lies level, so that the roll stands nearly upright.
  const [before = [], after = []] = [past, towel.cloth].map((color) => {
    const curves = Array.from(svg.matchAll(/<path fill="(#\w+)" d="M([^"A]+Q[^"A]+)z"/g)).filter(
      ([, fill]) => fill === color,
    )
    const numbers =
      curves
        .at(-1)?.[2]
        ?.match(/-?[\d.]+/g)
        ?.map(Number) ?? []
    return numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0] as const]))
  })
  const middle = held?.start.at[2] ?? 0
  const thick = (outline: typeof before) => {
    const near = outline.filter(([, y]) => Math.abs(y - middle) < 18).map(([x]) => x)
    return Math.max(...near) - Math.min(...near)
  }
  expect(thick(before)).toBeGreaterThan(thick(after) + 12)
  const heights = after.map(([, y]) => y)
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(110)
})

it('in the shadow a hand and its bottle are two greys, of which much is seen', async () => {
  const held = figures.find(([, figure]) => figure.holds === 'bottle')?.[1]
  const svg = held ? drawFigure(held, 0) : ''
  for (const grey of [past, pastEdge]) expect(await pixelsOf(svg, grey), grey).toBeGreaterThan(1000)
  const greys = Array.from(svg.matchAll(new RegExp(`${past}|${pastEdge}`, 'g')), ([grey]) =>
    grey === past ? 'h' : 'b',
  )
  expect(greys.join(''), 'a hand, all of its bottle, and fingers around it without a line').toMatch(/^h+b{3}h+$/)
})

it('the back of a hand has five nails, its palm has none', () => {
  const flat = figures.find(([, figure]) => figure.start.palm && figure.props?.top)?.[1]
  const nails = (figure: typeof flat) =>
    figure && drawFigure(figure, 0).match(/stroke="#cfa78f" stroke-width="10"/g)?.length
  expect(nails(flat)).toBe(5)
  expect(nails(flat && { ...flat, start: { ...flat.start, hasCreases: true } })).toBeUndefined()
})

it('a table under a hand is the panel with its disc up to its edge, before which is another colour', async () => {
  const flat = figures.find(([, figure]) => figure.props?.top)?.[1]
  const raw = await pixels(flat ? drawFigure(flat, 0) : '')
  expect([hexAt(raw, 8, 8), hexAt(raw, 100, 200)]).toEqual(tints[0].map((tint) => tint.toLowerCase()))
  expect(hexAt(raw, 8, 356)).toBe(wood)
  expect(hexAt(raw, 40, flat?.props?.top?.[0] ?? 0)).toBe(tableEdge.toLowerCase())
})

it('standing up is measured at the hips: behind where they were, and behind where they are', () => {
  const figure = figures.find(([, each]) => each.arc.tip === 'heup-dichtbij')?.[1]
  if (!figure) throw new Error('Geen oefening waarin de heup beweegt')
  const hips = [figure.start, endOf(figure)].map((pose) => pointOf(solve(figure, pose), 'heup-dichtbij'))
  for (const [index, [x, y]] of endsOf(drawFigure(figure, 0)).entries()) {
    const [hipX, hipY] = hips[index] ?? [0, 0]
    expect(x).toBeLessThan(hipX)
    expect(Math.hypot(x - hipX, y - hipY)).toBeLessThan(34)
  }
})

it('neighbours have another tint', () => {
  const grounds = figures
    .slice(0, 4)
    .map(([, figure], index) => /fill="#\w+" d="M0 0h/.exec(drawFigure(figure, index))?.[0])
  expect(new Set(grounds).size).toBe(4)
})

it('nobody has hair of the grey in which the start is drawn', () => {
  const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const grey = channels(past)
  const apart = (hex: string) => Math.hypot(...channels(hex).map((value, index) => value - (grey[index] ?? 0)))
  expect(Object.values(people).filter(({ hair }) => apart(hair) < 90)).toEqual([])
})
