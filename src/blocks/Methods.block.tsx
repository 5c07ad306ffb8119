import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { from, radius, size } from '../theme/tokens.ts'
import { block } from './block.ts'
import { bullets } from './prose.ts'

const list = css`
  display: grid;
  gap: clamp(28px, 4vw, 44px);
`
/** The picture keeps its own proportions, however long the text is; from a tablet on left and right in turn. */
const method = css`
  display: flex;
  flex-direction: column;
  > * + * {
    margin-top: 8px;
  }
  > h3 {
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
  ${from.cards2} {
    &:has(img) {
      display: grid;
      grid-template-columns: minmax(0, 44%) minmax(0, 1fr);
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
      grid-template-columns: minmax(0, 1fr) minmax(0, 44%);
      > * {
        grid-column: 1;
      }
      > p:has(> img, > picture) {
        grid-column: 2;
      }
    }
  }
  /* One alone is a row, as wide as what stands above it. */
  ${from.lg} {
    &:only-child {
      grid-template-columns: 168px minmax(0, 1fr);
    }
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
