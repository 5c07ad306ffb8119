import { desktopHeader } from './desktopHeader.ts'
import { mobileLimit } from './mobileLimit.ts'

/**
 * The colours of the site, each with its duty. Contrast is WCAG 2.2, 1.4.3 (text 4.5:1) and 1.4.11
 * (large text and graphics 3:1); contrast.test.ts computes the pairs.
 */
export const palette = {
  /** Page background. */
  paper: '#F7F9F7',
  /** Cards, and text on pine. */
  white: '#FFFFFF',
  /** Text and rules: 12.5 or more on every light ground. */
  ink: '#14292B',
  /** Secondary text: 6.1 or more on every light ground. */
  ink2: '#41575A',
  /** Decorative hairlines, no duty. */
  line: '#DCE5E1',
  /** Control borders and inactive dots: 3 or more on every light ground. */
  bd: '#5E7A76',
  /** Primary buttons and links: 8 or more on light, and 10.11 under white text. */
  pine: '#12494A',
  /** Pressed and hovered pine, body map, footer. */
  pine2: '#0C3536',
  /** Tint panels: base is the panel, 2 the disc inside it. */
  mist: '#E4EEEA',
  mist2: '#CFE0DA',
  sky: '#DCE9EF',
  sand: '#F3EADC',
  sand2: '#E7D8C2',
  blush: '#FBE5DB',
  blush2: '#F6CDBB',
  /** The pain point: graphics only, never information by itself. */
  coral: '#F2603F',
  /** Warning text and the focus ring on light: 4.9 or more. */
  ember: '#B23A1C',
  /** Buttons and the focus ring on dark: 5.9 on pine; 8.92 under ink. */
  honey: '#F3BE5B',
  honey2: '#E0A53A',
  /** The ground of a word that was searched for: 11.5 under ink. */
  found: '#F8DDA6',
  /** Stars, as graphics: 3.19 on sand; the rating stands beside it as text. */
  star: '#B5750F',
  /** WhatsApp button: 5.36 under white. */
  wa: '#0F7A4F',
  /** The dot of "open". */
  open: '#1C8A5F',
  /** Underlines of text links, decorative. */
  underline: '#9DBDB3',
} as const

export type ColorName = keyof typeof palette

/** Colours as custom properties, so that `prefers-contrast` can sharpen them in one place. */
export const color = Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--${name})`])) as Record<
  ColorName,
  string
>

/** The floor of the drawings on mist, where it runs on outside of them. */
export const floor = '#b9d2c7'
/** The same, on sand. */
export const sandFloor = '#dfcdb2'

/** Ember for who asks for more contrast: 8.55 under white, 7 or more on every light ground. */
export const deepEmber = '#8C2A12'

/** Where an exercise begins: one grey on every tint, as the legend calls it. */
export const past = '#8c9795'

/** White in the strengths that panels on pine use. */
export const onDark = {
  disc: 'rgb(255 255 255/.045)',
  line: 'rgb(255 255 255/.18)',
  chip: 'rgb(255 255 255/.1)',
  name: '#2A5556',
  halo: 'rgb(255 255 255/.26)',
  border: 'rgb(255 255 255/.5)',
} as const

/** The two families with their fallbacks (fonts.ts). */
export const font = {
  head: '"Gabarito","Head Fallback",sans-serif',
  text: '"Figtree","Text Fallback",sans-serif',
} as const

/** Font sizes; fluid ones grow with the window between the smallest and the largest phone or desk. */
export const size = {
  heroTitle: 'clamp(2.5rem,1.55rem + 4.1vw,4.5rem)',
  heroTitleWide: '5.25rem',
  title: 'clamp(2.2rem,1.6rem + 3.2vw,3.9rem)',
  titleWide: '4.5rem',
  section: 'clamp(1.9rem,1.4rem + 2.1vw,3rem)',
  prose: 'clamp(1.7rem,1.4rem + 1.1vw,2.2rem)',
  /** Of a part of a document, between a title of a card and of running text. */
  part: 'clamp(1.4rem,1.25rem + .6vw,1.75rem)',
  card: 'clamp(1.3rem,1.2rem + .4vw,1.5rem)',
  quote: 'clamp(1.5rem,1.1rem + 1.9vw,2.5rem)',
  lead: 'clamp(1.12rem,1.05rem + .35vw,1.3rem)',
  menu: '1.3125rem',
  question: '1.1875rem',
  body: '1.0625rem',
  bodyWide: '1.125rem',
  cardText: '1rem',
  small: '.9375rem',
} as const

/** Line heights that go with the sizes. */
export const leading = {
  tight: 1.02,
  title: 1.05,
  section: 1.08,
  card: 1.2,
  text: 1.62,
  lead: 1.55,
  small: 1.4,
} as const
/** Letter spacing of headings. */
export const tracking = '-.018em'

/** Corners: steps of one panel, thumbnails, cards and callouts, large cards, bands and picture panels, buttons and chips. */
export const radius = { step: '6px', thumb: '12px', card: '20px', large: '28px', band: '40px', pill: '999px' } as const

/** Shadows: of cards at rest, and of what floats above the page. */
export const shadow = {
  rest: '0 1px 2px rgb(12 53 54/.05),0 6px 20px -8px rgb(12 53 54/.12)',
  raised: '0 2px 4px rgb(12 53 54/.06),0 24px 48px -20px rgb(12 53 54/.28)',
} as const

const ease = 'cubic-bezier(.2,.7,.2,1)'
/** How long what takes, and how it eases; with less motion nothing takes time (globalStyle.ts). */
export const motion = {
  ease,
  color: `160ms ${ease}`,
  transform: `240ms ${ease}`,
  /** From one page to the next. */
  page: '180ms',
  /** What comes once the words around it are drawn. */
  afterWords: '0s 50ms',
} as const

/** What the picture of a card and the picture of its page are called, so that the one becomes the other. */
export const sharedPicture = 'beeld'

/** Room around sections, beside the page, beside the words of a panel in a text, and between a section’s head and its content. */
export const space = {
  section: 'clamp(64px,8vw,7.5rem)',
  panel: 'clamp(20px,6vw,28px)',
  gutter: 'clamp(20px,4.2vw,40px)',
  headGap: 'clamp(28px,4vw,3rem)',
} as const

/** Widths: the container with its gutters (1280 px, from 1600 on 1480 to 1960), running text (about 72 characters; beside other columns 80), thumb targets. */
export const width = {
  container: 'var(--container)',
  prose: '37.5rem',
  column: '42.5rem',
  lead: '35rem',
  target: '44px',
} as const

/** Where the layout changes, in CSS pixels; under `xs` only enlarged letters come. */
export const breakpoint = {
  xs: 320,
  tiny: 340,
  narrow: 360,
  sm: 480,
  cards2: 640,
  md: mobileLimit,
  hero: 960,
  lg: 1024,
  header: 1120,
  cards4: 1200,
  xl: 1280,
  dock: 1408,
  wide: 1600,
} as const

/** In `em`, so that a visitor whose letters are twice as large gets the layout for half the width (WCAG 1.4.4). */
export const em = (pixels: number): string => `${pixels / 16}em`

/** Media queries by the name of their breakpoint; `below.md` ends just under it. */
export const from = Object.fromEntries(
  Object.entries(breakpoint).map(([name, pixels]) => [name, `@media (min-width:${em(pixels)})`]),
) as Record<keyof typeof breakpoint, string>
export const below = Object.fromEntries(
  Object.entries(breakpoint).map(([name, pixels]) => [name, `@media (width<${em(pixels)})`]),
) as Record<keyof typeof breakpoint, string>

/** From one breakpoint to just under another. */
export const between = (least: keyof typeof breakpoint, limit: keyof typeof breakpoint): string =>
  `@media (${em(breakpoint[least])}<=width<${em(breakpoint[limit])})`

const ground = (corner: 'card' | 'large'): string =>
  `border-radius:${radius[corner]};background:${color.white};box-shadow:${shadow.rest};`
/** A white ground at rest, with the corners of a card or of a large one; marked so that no block brings it along unused. */
export const panel = { card: /* @__PURE__ */ ground('card'), large: /* @__PURE__ */ ground('large') } as const

/** An edge for what a colour alone sets apart: in the colours of the visitor, also on paper, and there on one sheet. */
export const edge = {
  forced: '@media (forced-colors: active){border:1px solid;}',
  plain: '@media (forced-colors: active), print{border:1px solid;}',
  whole: '@media (forced-colors: active), print{border:1px solid;break-inside:avoid;}',
} as const

/** What paper leaves out. */
export const onPaper = {
  hidden: '@media print{display:none;}',
  noPictures: '@media print{img{display:none;}}',
} as const

/** Height of the sticky header, which anchors must stay clear of. */
export const headerHeight = { mobile: '68px', row: '64px', nav: '48px', desktop: `${desktopHeader}px` } as const

/** How far what is jumped to stays from the top of the window, in CSS pixels: clear of the header. */
export const jumpRoom = 110

/** Where a column that sticks begins: clear of the header. */
export const belowHeader = '108px'
