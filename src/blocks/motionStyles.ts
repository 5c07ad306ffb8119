import { css } from '@emotion/react'
import { quiet } from '../theme/declarations.ts'
import { between, color, edge, leading, motion as pace, radius, size, width } from '../theme/tokens.ts'

/** On a tablet: how far an exercise stands from the next, and its drawing from its words. */
export const apart = '32px'

/** What is drawn before the word: a triangle to begin, and two bars to stop. */
const sign = css`
  width: 12px;
  height: 14px;
  background: currentColor;
  clip-path: polygon(0 0, 100% 50%, 0 100%);
  content: '';
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`

/** What shows the movement, over the drawing, and stops it. */
const motion = css`
  summary {
    display: flex;
    gap: 7px;
    align-items: center;
    min-height: ${width.target};
    padding: 0 14px 0 12px;
    /* To press it is higher than it looks. */
    border-block: 4px solid transparent;
    border-radius: ${radius.pill};
    background: ${color.mist} padding-box;
    color: ${color.pine};
    list-style: none;
    transition: background ${pace.color};
    ${edge.forced}
    &::before {
      ${sign}
    }
    &:hover {
      background-color: ${color.sky};
    }
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary::before {
    clip-path: polygon(0 0, 36% 0, 36% 100%, 64% 100%, 64% 0, 100% 0, 100% 100%, 0 100%);
  }
  > img {
    position: absolute;
    top: 0;
    left: 0;
  }
  ${between('md', 'lg')} {
    > img {
      width: calc(50% - ${apart} / 2);
    }
  }
`

/**
 * Under a drawing: which exercise it is, and its movement. The Tab key leaves where it is what is in view in part, so that
 * on a phone the button lies clear of the edges of a card that shows beside another.
 */
export const line = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  margin-top: 8px;
  ${quiet(size.small, leading.small)}
  font-weight: 600;
  details {
    ${motion}
  }
  justify-content: space-between;
  ${between('md', 'lg')} {
    justify-content: start;
    margin-top: 0;
  }
`
