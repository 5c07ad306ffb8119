import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, from, radius, shadow, size } from '../theme/tokens.ts'
import { block } from './block.ts'
import { bullets } from './prose.ts'

const list = css`
  display: grid;
  gap: 20px;
`
const method = css`
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.white};
  box-shadow: ${shadow.rest};
  > * {
    margin: 8px 24px;
  }
  > h3 {
    margin-top: 22px;
    font-size: ${size.card};
  }
  > :last-child {
    margin-bottom: 24px;
  }
  > p:has(> img, > picture) {
    margin: 0;
    > img,
    > picture img {
      width: 100%;
      aspect-ratio: 4 / 3;
      object-fit: cover;
    }
  }
  display: flex;
  flex-direction: column;
  > p:has(> img, > picture) {
    order: -1;
  }
  ${from.cards2} {
    &:not(:has(img)) {
      display: block;
    }
    &:has(img) {
      display: grid;
    }
    grid-template-columns: minmax(0, 38%) minmax(0, 1fr);
    align-content: start;
    > * {
      grid-column: 2;
    }
    > p:has(> img, > picture) {
      grid-column: 1;
      grid-row: 1 / span 20;
      > img,
      > picture img {
        height: 100%;
        aspect-ratio: auto;
      }
    }
  }
  @media (forced-colors: active), print {
    border: 1px solid;
    break-inside: avoid;
  }
  @media print {
    > p:has(> img, > picture) {
      display: none;
    }
  }
`

const Method = ({ children }: { children: ReactNode }) => <div css={[method, bullets]}>{children}</div>

/** What we do, one under another, each with its drawing beside it. */
export default block('Methoden', ({ children }) => <div css={list}>{children}</div>, Method)
