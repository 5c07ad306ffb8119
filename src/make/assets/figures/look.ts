import { palette } from '../../../theme/tokens.ts'

/** The colours of a person in a figure. */
export interface Look {
  skin: string
  /** The shade of the skin: far limbs, and rims. */
  skin2: string
  nail: string
  hair: string
  hasBun: boolean
  shirt: string
  shirt2: string
}

const skins = {
  light: ['#f2c5a4', '#e5ac86', '#fae3d3'],
  warm: ['#d79b73', '#c3845d', '#ebc7ad'],
  brown: ['#a86e4e', '#935b3d', '#cfa78f'],
  dark: ['#7c4d38', '#693e2c', '#b08a77'],
} as const
const hairs = { black: '#23201f', dark: '#3a2a24', brown: '#6b3f2a', blond: '#c88a4a' } as const
const shirts = {
  honey: [palette.honey, palette.honey2],
  green: ['#2f6b69', palette.pine],
  white: [palette.white, palette.underline],
} as const

const person = (
  skin: keyof typeof skins,
  hair: keyof typeof hairs,
  style: 'bun' | 'short',
  shirt: keyof typeof shirts,
): Look => ({
  skin: skins[skin][0],
  skin2: skins[skin][1],
  nail: skins[skin][2],
  hair: hairs[hair],
  hasBun: style === 'bun',
  shirt: shirts[shirt][0],
  shirt2: shirts[shirt][1],
})

/** The people of the figures, by the letter a writer chooses. */
export const people: Readonly<Record<string, Look>> = {
  a: person('light', 'blond', 'bun', 'honey'),
  b: person('dark', 'black', 'short', 'honey'),
  c: person('warm', 'dark', 'short', 'white'),
  d: person('brown', 'black', 'bun', 'green'),
  e: person('light', 'brown', 'short', 'green'),
  f: person('brown', 'dark', 'short', 'honey'),
  g: person('warm', 'brown', 'bun', 'green'),
  h: person('dark', 'black', 'bun', 'white'),
}

/** Panel and disc of a figure; neighbours take another. */
export const tints = [
  [palette.sky, '#bfd6e0'],
  [palette.mist, palette.mist2],
  [palette.blush, palette.blush2],
  [palette.sand, palette.sand2],
] as const

/** What parts a hand from what it holds, and its fingers, in the shadow of the start. */
export const pastEdge = '#c3cac8'

/** What stands in the picture besides people. */
export const wood = '#d5e0dc'
export const tableEdge = palette.bd
/** A towel: its cloth, the shade of it, the end of a roll, and the lines of its turns and folds. */
export const towel = { cloth: palette.white, shade: palette.sky, end: palette.sky, turn: palette.underline } as const
export const bottle = { edge: palette.underline, water: '#bfd6e0', light: palette.white } as const
export const features = '#2a1d19'
