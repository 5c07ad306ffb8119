import { describe, expect, it } from 'vitest'
import { distance } from './geometry.ts'
import { poseAt } from './motion.ts'
import type { Figure } from './schema.ts'
import { pointOf, solve, strainsOf } from './solve.ts'

const figure: Figure = {
  view: 'side',
  scale: 1,
  person: 'a',
  start: {
    at: ['bekken', 100, 200],
    trunk: 0,
    armNear: { to: [150, 180], heading: 90 },
    legNear: { hip: 0, knee: 0, heading: 90 },
  },
  end: { armNear: { shoulder: 90, elbow: 0 }, legNear: { hip: 60, knee: 60, ankle: 10 } },
  arc: { centre: 'bekken', tip: 'knie-dichtbij', r: 60 },
}
const jointAt = (moved: Figure, name: string, t: number) => pointOf(solve(moved, poseAt(moved, t)), name)

describe('a pose on its way', () => {
  it('turns joints: bones stay as long as they are, also from a place to an angle', () => {
    for (const [from, to, length] of [
      ['heup', 'knie', 76],
      ['knie', 'enkel', 74],
      ['schouder', 'elleboog', 57],
      ['elleboog', 'pols', 50],
    ] as const)
      for (const t of [0, 0.25, 0.5, 0.75, 1]) {
        const bone = distance(jointAt(figure, `${from}-dichtbij`, t), jointAt(figure, `${to}-dichtbij`, t))
        expect(bone, `${from}, ${t}`).toBeCloseTo(length)
      }
  })

  it('turns a foot that begins by where it points and ends by its ankle the short way', () => {
    const pointing = [0, 0.5, 1].map((t) => {
      const { body, view } = solve(figure, poseAt(figure, t))
      return view === 'side' ? (body.near.leg?.foot ?? 0) : 0
    })
    expect(pointing[0]).toBeCloseTo(90)
    expect(pointing[1]).toBeCloseTo(((pointing[0] ?? 0) + (pointing[2] ?? 0)) / 2)
    expect(pointing[2]).toBeCloseTo(80)
  })

  it('keeps bones as long as they are where a field is there without a value, as it is when it is read', () => {
    const read = { ...figure, start: { ...figure.start, armNear: { shoulder: 10, elbow: 0, seen: undefined } } }
    const pointing = { ...read, end: { armNear: { shoulder: 60, elbow: 20, seen: 0.5 } } }
    const at = (t: number) => distance(jointAt(pointing, 'elleboog-dichtbij', t), jointAt(pointing, 'pols-dichtbij', t))
    for (const [t, length] of [
      [0, 50],
      [0.5, 37.5],
      [1, 25],
    ] as const)
      expect(at(t), `${t}`).toBeCloseTo(length)
  })

  it('goes past the pose halfway, which is held against what a body can do as the others are', () => {
    const leaning: Figure = { ...figure, via: { trunk: 50 } }
    expect(jointAt(leaning, 'borst', 0)).toEqual(jointAt(leaning, 'borst', 1))
    expect(jointAt(leaning, 'borst', 0.5)[0]).toBeGreaterThan(jointAt(leaning, 'borst', 0)[0] + 40)
    const strains = strainsOf({ ...figure, via: { spine: 100 } }).map(({ pose, joint }) => `${pose} ${joint}`)
    expect(strains).toContain('via rug')
    expect(strains).not.toContain('end rug')
  })
})
