import { expect, it } from 'vitest'
import { distance } from './geometry.ts'
import { handShape } from './hand.ts'

it('a hand from the side shows four fingers, each beyond the one before it by about the half of its thickness', () => {
  const { fingers } = handShape(() => {}, { at: ['pols', 0, 0], fingers: [-6, 54, 62] }, 1, [0, 0])
  expect(fingers).toHaveLength(4)
  const roots = fingers.flatMap(([root]) => (root ? [root] : []))
  const steps = roots.slice(1).map((root, index) => distance(roots[index] ?? root, root))
  expect(Math.min(...steps)).toBeGreaterThan(11)
  expect(Math.max(...steps)).toBeLessThan(20)
})
