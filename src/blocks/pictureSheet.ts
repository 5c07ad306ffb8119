import { css } from '@emotion/react'
import { below, edge, from, panel, radius } from '../theme/tokens.ts'

/** A white sheet as wide as text and aside together, on a phone no sheet at all; its rows ask for its width. */
export const pictureSheet = css`
  container-type: inline-size;
  padding: 32px;
  ${panel.large}
  border-radius: ${radius.band};
  img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${radius.card};
    object-fit: cover;
  }
  ${below.md} {
    padding: 0;
    background: none;
    box-shadow: none;
  }
  ${from.md} {
    ${edge.forced}
  }
  @media print {
    padding: 0;
    box-shadow: none;
    img {
      display: none;
    }
  }
`
/** The width of a sheet's content from which parts stand beside each other, and from which three of some length do. */
const [row, three] = ['33.75em', '46em']
export const atLeast = { row: `@container (width >= ${row})`, three: `@container (width >= ${three})` } as const
/** Between the two a picture stands beside its words. */
export const atRow = `@container (${row} <= width < ${three})`

/** A picture at the left of its words, as high as they are at least; what it takes of the width, and its distance. */
export const pictureLeft = (width: string, gap: string) => `
  position: relative;
  justify-content: center;
  padding-left: calc(${width} + ${gap});
  > p:has(> img, > picture) {
    position: absolute;
    inset: 0 auto 0 0;
    width: ${width};
    margin: 0;
  }
`
