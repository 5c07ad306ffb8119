import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { columnsAt, quiet } from '../theme/declarations.ts'
import { between, color, edge, font, from, panel, size } from '../theme/tokens.ts'
import { block } from './block.ts'

/** Twelve columns: seven and five, then five and seven; on a tablet the narrow ones stand between the wide ones. */
const grid = css`
  display: grid;
  gap: 20px;
  ${columnsAt(from.md, 2)}
  ${from.hero} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 24px;
  }
`
const card = css`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  padding: clamp(24px, 3vw, 36px);
  ${panel.large}
  break-inside: avoid;
  &:nth-of-type(4n + 1) {
    background: ${color.sand};
    box-shadow: none;
  }
  &:nth-of-type(4n + 2) {
    background: ${color.sky};
    box-shadow: none;
  }
  ${from.md} {
    &:nth-of-type(4n + 1),
    &:nth-of-type(4n) {
      grid-column: span 2;
    }
  }
  ${from.hero} {
    grid-column: span 5;
    &:nth-of-type(4n + 1),
    &:nth-of-type(4n) {
      grid-column: span 7;
    }
  }
  > h3 {
    font-size: ${size.card};
  }
  > * + * {
    margin-top: 10px;
  }
  > p,
  li {
    max-width: 30em;
    ${quiet(size.body, 1.5)}
  }
  strong {
    display: block;
    margin-bottom: 10px;
    color: ${color.pine};
    font: 600 clamp(2.9rem, 7.2vw - 0.85rem, 5rem) / 1.1 ${font.head};
    letter-spacing: -0.035em;
  }
  > ul {
    display: grid;
    gap: 20px;
    ${from.sm} {
      grid-template-columns: 1.2fr 1fr;
    }
  }
  > ul > li + li {
    ${from.sm} {
      padding-left: clamp(20px, 3vw, 40px);
      border-left: 2px solid ${color.sand2};
    }
  }
  ${edge.plain}
`
/** A picture fills the right side, or on a phone the bottom. */
const withPicture = css`
  > p:has(img) {
    order: 1;
    max-width: none;
    margin: 20px calc(-1 * clamp(24px, 3vw, 36px)) calc(-1 * clamp(24px, 3vw, 36px));
    overflow: clip;
    /* Closer than it was drawn: its light edge would be lost on the card. */
    > img {
      scale: 1.2;
      transform-origin: 100% 100%;
    }
    img {
      width: 100%;
      height: 190px;
      object-fit: cover;
      object-position: 50% 100%;
    }
  }
  ${from.sm} {
    &:has(img) {
      position: relative;
      padding-right: calc(46% + 28px);
    }
    > p:has(img) {
      position: absolute;
      inset: 0 0 0 auto;
      width: 46%;
      margin: 0;
      > img {
        scale: 1.15;
        transform-origin: 100% 45%;
      }
      img {
        height: 100%;
        object-position: 50% 46%;
      }
    }
  }
  ${from.hero} {
    &:has(img) {
      min-height: 13.75rem;
    }
  }
  /* Few words beside it would leave a strip of it. */
  ${between('sm', 'hero')} {
    &:has(img) {
      min-height: 11.25rem;
      justify-content: center;
    }
  }
  @media print {
    > p:has(img) {
      display: none;
    }
  }
`

const Reason = ({ children }: { children: ReactNode }) => <div css={[card, withPicture]}>{children}</div>

/** Reasons as cards of two widths, with what is bold as a large figure. */
export default block('Redenen', ({ children }) => <div css={grid}>{children}</div>, Reason)
