import { desktop, phone, tablet } from '../browser.ts'
import { isFull } from '../full.ts'
import type { TextMode } from '../a11y/textModes.ts'
import { textModes } from '../a11y/textModes.ts'

interface Size {
  width: number
  height: number
}

/** In which windows a page is looked at. */
export interface Plan {
  /** Each is a load of its own; the last one is used for all that follows. */
  loads: readonly Size[]
  /** Widths for the rules of axe. */
  axe: readonly number[]
  /** Whether axe judges what the header opens too. */
  hasHeader: boolean
  /** How text may be made larger, wider and narrower. */
  text: readonly TextMode[]
  /** Windows in which every tab stop is walked. */
  tabs: readonly Size[]
  /** How many of those are walked backwards as well. */
  backwards: number
  /** Whether the preferences of visitors are tried too. */
  isDeep: boolean
  /** The name under which is kept what a screen reader finds. */
  tree?: string
}

/** Roomy, so that text hardly gets lost there: tried at night. */
const isRoomy = ({ width, letters, isSpaced }: TextMode) =>
  (width === 1280 && (letters !== undefined || isSpaced)) || (width === 768 && isSpaced)

export const everything: Plan = {
  loads: [phone, tablet, desktop],
  axe: isFull ? [320, 390, 768, 1280] : [320, 1280],
  hasHeader: true,
  text: textModes.filter((mode) => isFull || !isRoomy(mode)),
  tabs: [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ],
  backwards: isFull ? 3 : 1,
  isDeep: true,
}
/**
 * One narrow window, on which most goes wrong. What axe says and where Tab leads follow from the kind of page and its
 * blocks, which all are looked at elsewhere; at night here too.
 */
const once: Plan = {
  loads: [phone],
  axe: [],
  hasHeader: false,
  text: textModes.filter(({ width, letters, isSpaced }) => (isSpaced ? width === 320 : width === 768 && !letters)),
  tabs: [],
  backwards: 0,
  isDeep: false,
}

/** One page of each kind, by the name under which is kept what a screen reader finds there. */
const kinds = {
  home: '/',
  overzicht: '/pijnklachten',
  contact: '/contact',
  dienst: '/fysiotherapie',
  klacht: '/pijnklachten/rug',
  tekst: '/algemene-voorwaarden',
  zoeken: '/zoeken',
  'niet-gevonden': '/404',
}

/** Those pages and the page of all blocks, which are looked at in every window. */
export const kindPaths: readonly string[] = [...Object.values(kinds), '/blokken']

/**
 * By day the pages that are walked backwards, and with whose header open axe looks: the longest, with each block there is.
 */
const longest = [kinds.home, kinds.klacht, '/blokken']

/** In which windows a page of the example is looked at; in a full run all of them in all. */
export function planFor(path: string): Plan {
  if (!isFull && !kindPaths.includes(path)) return once
  const tree = Object.entries(kinds).find(([, kind]) => kind === path)?.[0]
  return {
    ...everything,
    ...(tree && { tree }),
    ...(!isFull && !longest.includes(path) && { backwards: 0, hasHeader: false }),
  }
}
