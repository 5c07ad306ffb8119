import { css } from '@emotion/react'
import { quiet, square } from '../theme/declarations.ts'
import { color, from, radius, shadow, size, edge, onPaper } from '../theme/tokens.ts'
import { alive } from './alive.ts'

export const panel = css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 440px;
  ${from.wide} {
    min-height: 560px;
  }
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.mist};
  > img,
  > iframe {
    position: absolute;
    inset: 0;
    ${square('100%')}
    border: 0;
    object-fit: cover;
  }
  /* The frame fills the panel, which would cut off its ring. */
  &:focus-within:has(> iframe:focus) {
    outline: 3px solid var(--ring);
    outline-offset: 3px;
  }
  > iframe:focus-visible {
    outline: none;
  }
  ${edge.forced}
  ${onPaper.hidden}
`
export const consent = css`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 12px;
  width: min(440px, 100% - 32px);
  margin-block: 16px;
  padding: 28px 24px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.raised};
  text-align: center;
  h3 {
    font-size: ${size.card};
  }
  p {
    ${quiet(size.cardText, 1.55)}
  }
  /* What speaks of the button that only React can do. */
  > p {
    display: none;
    ${alive} & {
      display: block;
    }
  }
  ${edge.forced}
`
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  > button {
    display: none;
  }
  ${alive} & > button {
    display: inline-flex;
  }
  /* Pressed, while the map is on its way. */
  > [aria-busy] {
    opacity: 0.7;
    cursor: progress;
  }
`
/* What belongs to the place that is not shown. */
export const switched = css`
  [data-part]:not([data-current]) {
    display: none;
  }
`
