import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { below, color, edge, leading, panel, radius, size } from '../theme/tokens.ts'
import { block } from './block.ts'
import { bullets } from './prose.ts'

const list = css`
  container-type: inline-size;
  display: grid;
  gap: clamp(28px, 4vw, 44px);
`
/** The picture keeps its own proportions, however long the text is; where both have room, left and right in turn. */
const method = css`
  display: flex;
  flex-direction: column;
  color: ${color.ink2};
  font-size: ${size.cardText};
  line-height: ${leading.lead};
  > * + * {
    margin-top: 8px;
  }
  > h3 {
    color: ${color.ink};
    font-size: ${size.card};
  }
  > p:has(> img, > picture) {
    order: -1;
    margin: 0 0 16px;
    img {
      width: 100%;
      aspect-ratio: 4 / 3;
      border-radius: ${radius.large};
      object-fit: cover;
    }
  }
  @container (min-width: 33.75em) {
    &:has(img) {
      display: grid;
      grid-template-columns: minmax(0, 34%) minmax(0, 1fr);
      column-gap: clamp(24px, 3vw, 36px);
      align-content: start;
    }
    &:has(img) > * {
      grid-column: 2;
    }
    > p:has(> img, > picture) {
      grid-column: 1;
      grid-row: 1 / span 20;
      margin: 0;
    }
    &:nth-of-type(2n):has(img) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 34%);
      > * {
        grid-column: 1;
      }
      > p:has(> img, > picture) {
        grid-column: 2;
      }
    }
  }
  /* One alone is a card, as wide as what stands above it. */
  &:only-child:has(img) {
    ${below.md} {
      font-size: ${size.small};
      line-height: ${leading.small};
    }
    overflow: hidden;
    padding: 24px;
    ${panel.card}
    /* Where it leads to one page, it does so as a whole. */
    position: relative;
    @media screen {
      a:only-of-type::after {
        position: absolute;
        inset: 0;
        content: '';
      }
    }
    > p:has(> img, > picture) {
      margin: -24px -24px 20px;
      img {
        border-radius: 0;
      }
    }
    /* Beside its picture as the cards above it; narrower than a phone the picture stands on top. */
    @container (min-width: 18em) {
      display: flex;
      justify-content: center;
      padding: 14px 16px 14px calc(38% + 16px);
      > p:has(> img, > picture) {
        position: absolute;
        inset: 0 auto 0 0;
        width: 38%;
        margin: 0;
        img {
          height: 100%;
        }
      }
    }
    @container (min-width: 33.75em) {
      min-height: 168px;
      padding: 24px 24px 24px 256px;
      > p:has(> img, > picture) {
        width: 224px;
      }
    }
    ${edge.plain}
  }
  @media print {
    break-inside: avoid;
    > p:has(> img, > picture) {
      display: none;
    }
  }
`

const Method = ({ children }: { children: ReactNode }) => <div css={[method, bullets]}>{children}</div>

/** What we do, one under another, each with its drawing beside it. */
export default block('Methoden', ({ children }) => <div css={list}>{children}</div>, Method)
