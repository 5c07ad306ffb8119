import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { rulesOf } from '../content/frontmatter.ts'
import { columns, square } from '../theme/declarations.ts'
import { below, from, size } from '../theme/tokens.ts'
import { acrossMark } from './across.ts'
import { block } from './block.ts'

/** Its text beside the drawing, in the whole line. */
const besideDrawing = `> :has(img) {
  grid-template-rows: auto 1fr;
  gap: 6px 20px;
  > p:not(:has(img)) {
    grid-column: 2;
    align-self: start;
  }
  > p:has(img) {
    grid-row: 1 / 3;
    align-self: start;
  }
}`

const grid = css`
  display: grid;
  gap: 28px;
  /* In the columns of paper they break where text does. */
  @media print {
    display: block;
    > * + * {
      margin-top: 4pt;
    }
  }
  ${from.md} {
    &:has(> :last-child:nth-child(even)):not(:has(p + p + p)) {
      /* Two beside each other where both have room for their longest words. */
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(17rem, 50% - 20px)), 1fr));
      gap: 32px 40px;
    }
    /* Where one would be left over, or one has far more text, each has the whole line, its text beside the drawing. */
    &:is(:has(> :last-child:nth-child(odd)), :has(p + p + p)) {
      ${besideDrawing}
    }
  }
  /* Between contents and aside one column is left. */
  ${from.lg} {
    ${below.header} {
      && {
        ${besideDrawing}
      }
    }
  }
`
/** As wide as text and aside together: two beside each other, their text beside the drawing, or three that would leave one over. */
const acrossAside = css`
  ${from.xl} {
    &&& {
      ${columns(2, '36px 40px')}
    }
    &:not(:has(> :last-child:nth-child(6n + 3))) {
      ${besideDrawing}
    }
    &&&:has(> :last-child:nth-child(6n + 3)) {
      ${columns(3)}
    }
  }
`
/** The drawing beside its heading, the text below both. */
const spot = css`
  --drawing: 80px;
  ${from.md} {
    --drawing: 104px;
  }
  display: grid;
  grid-template-columns: var(--drawing) minmax(0, 1fr);
  gap: 12px 16px;
  align-content: start;
  align-items: center;
  > * {
    grid-column: 1 / -1;
  }
  > h3 {
    grid-column: 2;
    grid-row: 1;
    font-size: 1.25rem;
    ${below.xs} {
      grid-column: 1 / -1;
    }
  }
  > p {
    font-size: ${size.cardText};
    line-height: 1.55;
  }
  > p:has(img) {
    grid-column: 1;
    grid-row: 1;
    ${below.xs} {
      grid-row: auto;
    }
    img {
      ${square('var(--drawing)')}
      border-radius: 50%;
      object-fit: cover;
    }
  }
  &:not(:has(img)) {
    grid-template-columns: minmax(0, 1fr);
    > h3 {
      grid-column: 1;
    }
  }
  @media print {
    /* Its small drawing at the left of its heading and its words. */
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 7pt;
    break-inside: avoid;
    > h3 {
      font-size: 10.5pt;
    }
    > p {
      font-size: 9.5pt;
      line-height: inherit;
    }
    > p:not(:has(img)) {
      grid-column: 2;
    }
    > p:has(img) {
      grid-row: 1 / 4;
      align-self: start;
      padding-top: 2pt;
      img {
        ${square('10mm')}
      }
    }
  }
`

const Spot = ({ children }: { children: ReactNode }) => <div css={spot}>{children}</div>

/** Where it hurts: each with a small drawing beside its heading. */
export default block(
  'Plekken',
  ({ page, children }) => (
    <div css={[grid, rulesOf(page.frontmatter).isAcross && acrossAside]} {...acrossMark(page)}>
      {children}
    </div>
  ),
  Spot,
)
