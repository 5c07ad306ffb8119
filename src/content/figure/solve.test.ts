import { describe, expect, it } from 'vitest'
import { distance } from './geometry.ts'
import type { Figure } from './schema.ts'
import { endOf, pointOf, solve, strainsOf } from './solve.ts'

const figure: Figure = {
  view: 'side',
  scale: 1,
  person: 'a',
  start: { at: ['bekken', 100, 200], trunk: 0, armNear: { shoulder: 0, elbow: 0 }, legNear: { hip: 0, knee: 0 } },
  end: { legNear: { hip: 90, knee: 90 } },
  arc: { centre: 'knie-dichtbij', tip: 'enkel-dichtbij', r: 60 },
}

describe('a pose', () => {
  it('stands where it says: 0 is upright with a hanging arm and leg', () => {
    const pose = solve(figure, figure.start)
    expect(pointOf(pose, 'bekken')).toEqual([100, 200])
    expect(pointOf(pose, 'knie-dichtbij')[0]).toBeCloseTo(100)
    expect(pointOf(pose, 'knie-dichtbij')[1]).toBeCloseTo(276)
    expect(pointOf(pose, 'hand-dichtbij')[1]).toBeGreaterThan(pointOf(pose, 'elleboog-dichtbij')[1])
  })
  it('keeps at the end what is not other: a seated leg, the trunk still upright', () => {
    const pose = solve(figure, endOf(figure))
    expect(pointOf(pose, 'knie-dichtbij')[0]).toBeCloseTo(176)
    expect(pointOf(pose, 'knie-dichtbij')[1]).toBeCloseTo(200)
    expect(pointOf(pose, 'enkel-dichtbij')[1]).toBeCloseTo(274)
    expect(pointOf(pose, 'taille')).toEqual(pointOf(solve(figure, figure.start), 'taille'))
  })
  it('brings a hand to the place that is given, with bones of the same length', () => {
    const pose = solve(figure, { ...figure.start, armNear: { to: [160, 140] } })
    const [x, y] = pointOf(pose, 'pols-dichtbij')
    expect([Math.round(x), Math.round(y)]).toEqual([160, 140])
    expect(distance(pointOf(pose, 'schouder-dichtbij'), pointOf(pose, 'elleboog-dichtbij'))).toBeCloseTo(57)
  })
  it('glides a head straight forward and back with its face level', () => {
    const gliding = (glide: number) => pointOf(solve(figure, { ...figure.start, glide }), 'neus')
    const [x, y] = gliding(0)
    for (const glide of [12, -8]) {
      expect(gliding(glide)[0]).toBeCloseTo(x + glide)
      expect(gliding(glide)[1]).toBeCloseTo(y)
    }
  })
  it('has its low back behind the waist', () => {
    const pose = solve(figure, figure.start)
    expect(pointOf(pose, 'onderrug')[0]).toBeCloseTo(pointOf(pose, 'taille')[0] - 20.5)
    expect(pointOf(pose, 'onderrug')[1]).toBeCloseTo(pointOf(pose, 'taille')[1])
  })
})

describe('what no body can do', () => {
  const strained = (end: Figure['end']) =>
    strainsOf({ ...figure, end }).map(({ part, joint, angle, pose }) => [part, joint, Math.round(angle), pose])

  it('is found at its joint: a knee to the front, an elbow backwards, a head turned over', () => {
    expect(strained({ legNear: { hip: 0, knee: -20 } })).toEqual([['been-dichtbij', 'knie', -20, 'end']])
    expect(strained({ armNear: { shoulder: 0, elbow: -5 } })).toEqual([['arm-dichtbij', 'elleboog', -5, 'end']])
    expect(strained({ head: 90 })).toEqual([['hoofd', 'hoofd', 90, 'end']])
  })
  it('is found too where angles follow from a place', () => {
    expect(strained({ armNear: { to: [60, 130], isReversed: true } }).map(([, joint]) => joint)).toContain('elleboog')
  })
  it('is nothing in a pose that a body can make', () => {
    expect(strained({ legNear: { hip: 125, knee: 145 }, spine: 55 })).toEqual([])
  })
})
