import { describe, expect, it } from 'vitest'
import { palette, past } from './tokens.ts'
import type { ColorName } from './tokens.ts'

/** WCAG 2.2, 1.4.3 and 1.4.11: what text and what graphics (and large text) need. */
const duty = { text: 4.5, graphics: 3, none: 0 } as const

interface Row {
  front: ColorName
  use: keyof typeof duty
  on: Partial<Record<ColorName, number>>
}

/** The pairs that pages show, each with its measured contrast. */
const rows: Row[] = [
  { front: 'ink', use: 'text', on: { paper: 14.36, white: 15.2, mist: 12.82, sand: 12.75, blush: 12.54, honey: 8.92 } },
  { front: 'ink2', use: 'text', on: { paper: 7.26, white: 7.68, mist: 6.48, sand: 6.44, blush: 6.34, sky: 6.19 } },
  { front: 'pine', use: 'text', on: { paper: 9.55, white: 10.11, mist: 8.53, sand: 8.48, blush: 8.34, sky: 8.16 } },
  { front: 'white', use: 'text', on: { pine: 10.11, pine2: 13.31, wa: 5.36 } },
  { front: 'mist2', use: 'text', on: { pine: 7.38, pine2: 9.71 } },
  { front: 'honey', use: 'text', on: { pine: 5.93, pine2: 7.81 } },
  { front: 'ember', use: 'text', on: { white: 5.97, paper: 5.65, mist: 5.04, sand: 5.01, blush: 4.93 } },
  { front: 'bd', use: 'graphics', on: { white: 4.64, paper: 4.39, mist: 3.92, sand: 3.9, sky: 3.75 } },
  { front: 'star', use: 'graphics', on: { white: 3.81, sand: 3.19 } },
  { front: 'coral', use: 'graphics', on: { white: 3.22, paper: 3.04 } },
  // Below 3, and so never information on its own.
  { front: 'coral', use: 'none', on: { mist: 2.72 } },
]
const pairs = rows.flatMap(({ front, use, on }) =>
  Object.entries(on).map(([ground, measured]) => ({ front, ground: ground as ColorName, use, measured })),
)

/** Relative luminance of a colour `#RRGGBB` (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2, definition). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

it('the formula knows the extremes', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrast('#12494A', '#12494A')).toBe(1)
})

it('every colour of the palette is one that can be measured', () => {
  expect(Object.values(palette).filter((value) => !/^#[0-9A-F]{6}$/i.test(value))).toEqual([])
})

it('the grey where an exercise begins is apart from the tints it stands on', () => {
  const grounds = [palette.white, palette.sky, '#BFD6E0', palette.mist2, palette.blush2, palette.sand2]
  for (const ground of grounds) expect(contrast(past, ground), ground).toBeGreaterThan(1.9)
})

describe('the contrast of', () => {
  it.each(pairs)('$front on $ground is $measured', ({ front, ground, use, measured }) => {
    const ratio = contrast(palette[front], palette[ground])
    expect(Math.abs(ratio - measured)).toBeLessThanOrEqual(0.02)
    expect(ratio).toBeGreaterThanOrEqual(duty[use])
  })
})
