import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { columns } from '../theme/declarations.ts'
import { color, edge, leading, radius, size } from '../theme/tokens.ts'
import { block } from './block.ts'
import { atLeast, atRow, pictureLeft, pictureSheet } from './pictureSheet.ts'
import { bullets } from './prose.ts'

const method = css`
  font-size: ${size.cardText};
  line-height: ${leading.lead};
  break-inside: avoid;
  > * + * {
    margin-top: 8px;
  }
  > h3 {
    font-size: ${size.card};
  }
  @media print {
    line-height: inherit;
    > p:has(> img, > picture) {
      display: none;
    }
  }
`
/** Three side by side where the sheet is wide; below each other with the picture left, or on a phone on top. */
const list = css`
  display: grid;
  gap: 36px;
  ${atLeast.three} {
    ${columns(3, '28px 24px')}
  }
  @media print {
    gap: 8pt;
  }
  /* Its picture comes first; what has none is the foot of the sheet. */
  > div {
    display: flex;
    flex-direction: column;
    > p:has(> img, > picture) {
      order: -1;
      margin: 0 0 18px;
    }
    &:not(:has(img)) {
      padding: 20px 24px;
      border-radius: ${radius.card};
      background: ${color.mist};
      ${edge.forced}
    }
    ${atRow} {
      &:has(img) {
        font-size: ${size.body};
        /* As high as the picture. */
        min-height: 28.5cqw;
        ${pictureLeft('38%', '32px')}
      }
    }
    ${atLeast.row} {
      &:not(:has(img)) {
        flex-flow: row wrap;
        grid-column: 1 / -1;
        gap: 4px 24px;
        align-items: baseline;
        justify-content: space-between;
        > * {
          margin: 0;
        }
      }
    }
    /* Nothing to stand out on paper, nor a picture to be as high as. */
    @media print {
      &:nth-child(n) {
        min-height: 0;
        padding: 0;
      }
    }
  }
`
const Method = ({ children }: { children: ReactNode }) => <div css={[method, bullets]}>{children}</div>

/** What we do, each with its drawing: beside each other, on a sheet that is wider than the text. */
export default block(
  'Methoden',
  ({ children }) => (
    <div css={pictureSheet} data-wide="">
      <div css={list}>{children}</div>
    </div>
  ),
  Method,
)
