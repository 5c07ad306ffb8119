import { belowHeader, color, font, from, motion, radius, width } from './tokens.ts'

/** As wide as it is high. */
export const square = (side: string): string => `width:${side};height:${side};`

/** Words that matter less than those around them. */
export const quiet = (letters: string, line?: string | number): string =>
  `color:${color.ink2};font-size:${letters};${line === undefined ? '' : `line-height:${line};`}`

/** A link or button that a thumb hits, with its icon beside its words. */
export const tappable = (gap = '', height: string = width.target): string =>
  `display:inline-flex;align-items:center;${gap && `gap:${gap};`}min-height:${height};`

/** Columns of one width. */
export const columns = (count: number, gap = ''): string =>
  `grid-template-columns:${count === 1 ? 'minmax(0,1fr)' : `repeat(${count},minmax(0,1fr))`};${gap && `gap:${gap};`}`

/** Those in some windows. */
export const columnsAt = (query: string, count: number, gap = ''): string => `${query}{${columns(count, gap)}}`

/** Between three columns as wide as the page. */
export const thirdGap = 'clamp(28px, 3.8vw, 48px)'

/** Four that would stand as three and one. */
export const fourAsTwo = `${from.md}{&:has(> :nth-child(4):last-child){${columns(2)}}}`

/** What holds one sign, in its middle. */
export const centred = (side: string): string => `display:grid;place-items:center;${square(side)}`

/** The same, which keeps its size. */
export const disc = (side: string): string => `flex:none;${centred(side)}`

/** The sign before a line that says whom to call at once, as far from the side as the words above it. */
export const calling = (side: string): string => `
  position:absolute;
  top:18px;
  left:${side};
  ${centred('22px')}
  border-radius:50%;
  background:${color.ember};
  color:${color.white};
  font:600 1rem/1 ${font.head};
  content:'!' / '';
  print-color-adjust:exact;
`

/**
 * A sign before the words of a line, on paper: where it was, but in the flow. Chromium fills columns to the foot of a
 * sheet, and does not even them out, when something in them is out of the flow.
 */
export const signOnPaper = (indent: string, top: string): string =>
  `@media print{position:relative;top:${top};float:left;margin-left:calc(-1 * ${indent});}`

/** A picture as wide as its room, of which the edges may fall away. */
export const covering = (ratio: string): string => `width:100%;aspect-ratio:${ratio};object-fit:cover;`

/** A picture beside words; a photo is cut to the form of most drawings. */
export const besideWords = `img{width:100%;border-radius:${radius.band};}picture img{aspect-ratio:4 / 3;object-fit:cover;}`

/** What stays in sight beside a text. */
export const sticking = `${from.lg}{position:sticky;top:${belowHeader};}`

/** A link over all that it stands in. */
export const stretched = `&::after{position:absolute;inset:0;content:'';}`

/** What is left out in some windows. */
export const without = (query: string): string => `${query}{display:none;}`

/** A `<details>` that unfolds, where browsers know how to reach a height that no style names. */
export const unfolding = `@media screen and (prefers-reduced-motion:no-preference){
  interpolate-size:allow-keywords;
  &::details-content{
    block-size:0;
    overflow-y:clip;
    transition:block-size ${motion.transform},content-visibility ${motion.transform} allow-discrete;
  }
  &[open]::details-content{block-size:auto;}
}`
