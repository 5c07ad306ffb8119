import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { isComposed } from '../content/frontmatter.ts'
import { columns, covering } from '../theme/declarations.ts'
import { below, color, edge, leading, panel, radius, size } from '../theme/tokens.ts'
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
    @media print {
      && {
        min-height: 0;
        padding: 0;
      }
    }
  }
`
/** On a page of sections one alone is a card, as wide as what stands above it. */
const single = css`
  container-type: inline-size;
  img {
    ${covering('4 / 3')}
  }
  > div {
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
        border-radius: ${radius.card};
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
      flex-direction: column;
      padding: 14px 16px;
      --picture: 38%;
      ${pictureLeft('var(--picture)', '20px')}
      img {
        height: 100%;
      }
    }
    @container (min-width: 33.75em) {
      min-height: 168px;
      padding-block: 24px;
      --picture: 224px;
    }
    ${edge.plain}
  }
`

const Method = ({ children }: { children: ReactNode }) => <div css={[method, bullets]}>{children}</div>

/** What we do, each with its drawing: beside each other, on a sheet that is wider than the text. */
export default block(
  'Methoden',
  ({ page, children }) =>
    isComposed(page.frontmatter) ? (
      <div css={single}>{children}</div>
    ) : (
      <div css={pictureSheet} data-wide="">
        <div css={list}>{children}</div>
      </div>
    ),
  Method,
)
