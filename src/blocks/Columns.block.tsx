import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { rulesOf } from '../content/frontmatter.ts'
import { fourAsTwo, thirdGap } from '../theme/declarations.ts'
import { below, between, color, font, from, size } from '../theme/tokens.ts'
import { block } from './block.ts'
import { bullets } from './prose.ts'

const columns = css`
  display: grid;
  gap: 40px;
  ${from.md} {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    gap: 40px 48px;
  }
  @media print {
    grid-template-columns: repeat(auto-fit, minmax(180pt, 1fr));
    gap: 12pt;
  }
`
/** Among the words of a page the rule is as thin as others there. */
const inText = css`
  > div {
    border-top: 1px solid ${color.mist2};
  }
`
/** Three as wide as the page never stand as two and one. */
const threeAcross = css`
  ${from.lg} {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${thirdGap};
    }
  }
`
/** A list is longer than a few words: where only the third has one, the other two stand above each other beside it. */
const listBeside = css`
  ${from.lg} {
    &:has(> :nth-child(3):last-child > ul):not(:has(> :not(:last-child) > ul)) {
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
      > :last-child {
        grid-area: 1 / 2 / 3;
      }
    }
  }
`
/** Those are rows on a tablet, each with its heading beside its words. */
const rowsOnTablet = css`
  ${between('md', 'lg')} {
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: minmax(0, 1fr);
      > div {
        display: grid;
        grid-template-columns: 13rem minmax(0, 1fr);
        column-gap: 32px;
        > h3 {
          grid-area: 1 / 1 / 99 / 2;
        }
        > h3 + :is(p, ul, ol) {
          margin-top: 0;
        }
      }
    }
  }
`
const column = css`
  padding-top: 22px;
  border-top: 2px solid ${color.ink};
  ${from.md} {
    text-wrap-style: balance;
  }
  > h3 {
    font-size: ${size.card};
  }
  > * + * {
    margin-top: 16px;
  }
  > h3 + * {
    margin-top: 8px;
  }
  /* Further than its points are from each other. */
  > h3 + ul {
    margin-top: 14px;
  }
`

/** The first line of a column is its figure, large above the heading. */
const figures = css`
  > div {
    display: flex;
    flex-direction: column;
  }
  > div > h3 + p {
    order: -1;
    margin: 0 0 10px;
    color: ${color.ink2};
    strong {
      margin-right: 8px;
      color: ${color.pine};
      font: 600 clamp(2.5rem, 1.6rem + 2.4vw, 4rem) / 1.1 ${font.head};
      letter-spacing: -0.03em;
    }
  }
  > div > h3 + p + p {
    margin-top: 8px;
    color: ${color.ink2};
  }
  /* Each in a row of its own where a third is too narrow for a heading, its words beside its figure. */
  ${from.md} {
    ${below.cards4} {
      &&&& {
        grid-template-columns: minmax(0, 1fr);
      }
      > div {
        display: grid;
        grid-template-columns: 11rem minmax(0, 1fr);
        > * {
          grid-column: 2;
        }
        > h3 + p {
          grid-area: 1 / 1 / 3 / 2;
        }
      }
      strong {
        display: block;
      }
    }
  }
  /* Three beside each other: their words begin at one height, however long a heading is. */
  ${from.cards4} {
    > div > h3 {
      font-size: ${size.question};
    }
    &&:has(> :nth-child(3):last-child):not(:has(> div > :nth-child(4))) {
      row-gap: 0;
      > div {
        display: grid;
        grid-row: span 3;
        grid-template-rows: subgrid;
      }
    }
  }
`

const Column = ({ children }: { children: ReactNode }) => <div css={[column, bullets]}>{children}</div>

/** Headings with their lists side by side, each under a rule. */
export default block(
  'Kolommen',
  ({ hasFigures, page, children }) => (
    <div
      css={[
        columns,
        ...(rulesOf(page.frontmatter).isComposed
          ? [threeAcross, !hasFigures && [listBeside, rowsOnTablet]]
          : [fourAsTwo, inText]),
        hasFigures && figures,
      ]}
    >
      {children}
    </div>
  ),
  Column,
)
