import { expect, it } from 'vitest'
import { handShape } from '../../../content/figure/hand.ts'
import { wristFold } from './heel.ts'

const foldAt = (wrist: number) =>
  wristFold(
    handShape(() => {}, { at: ['pols', 0, 0], forearm: 90, wrist, fingers: [-6, 54, 62] }, 1, [0, 0]),
    24,
    1,
  )

it('the skin between a forearm and a hand that is bent up is above the wrist, and a hand that is bent down has none', () => {
  const heights = Array.from(foldAt(-42).matchAll(/[-\d.]+ ([-\d.]+)/g), ([, y]) => Number(y))
  expect(heights.slice(0, 2).every((y) => y < -20)).toBe(true)
  expect(foldAt(62)).toBe('')
})
