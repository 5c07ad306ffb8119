import { css } from '@emotion/react'
import { columns, columnsAt, square } from '../theme/declarations.ts'
import { visuallyHidden } from '../theme/globalStyle.ts'
import { below, from } from '../theme/tokens.ts'

/** On paper, which is narrower than a tablet, two beside each other. */
const twoOnPaper = `@media print {
  ${columns(2, '8pt')}
}`
/** Cards in rows of one height: one column on a phone, then two, three and four. */
export const complaintGrid = css`
  display: grid;
  grid-auto-rows: 1fr;
  gap: 16px;
  ${columnsAt(from.md, 2, '20px')}
  ${columnsAt(from.lg, 3)}
  ${columnsAt(from.xl, 4, '24px')}
  ${twoOnPaper}
`
/** Four services: rows on a phone, two by two, and from 960 the first one large beside three rows. */
export const serviceGrid = css`
  display: grid;
  grid-auto-rows: 1fr;
  gap: 16px;
  ${columnsAt(from.md, 2, '20px')}
  ${from.hero} {
    grid-template: repeat(3, minmax(177px, auto)) / minmax(0, 1.18fr) minmax(0, 1fr);
    gap: 24px;
    > :first-child {
      grid-row: 1 / 4;
      img {
        flex: 1;
        min-height: 0;
      }
      > div {
        flex: none;
      }
      h3 {
        font-size: 1.875rem;
      }
    }
    > :not(:first-child) {
      flex-direction: row;
      img {
        width: 136px;
        aspect-ratio: auto;
      }
      /* The whole card is the link: its words at the end are for who hears the page. */
      > div > p:last-child {
        ${visuallyHidden}
      }
    }
  }
  ${from.cards4} {
    > :not(:first-child) {
      img {
        width: 35%;
      }
      > div {
        padding-right: 76px;
      }
      > div > p:last-child {
        position: absolute;
        top: calc(50% - 20px);
        right: 24px;
        ${square('auto')}
        overflow: visible;
        padding: 0;
        clip-path: none;
        > :first-child {
          ${visuallyHidden}
        }
      }
    }
  }
  ${twoOnPaper}
`
/** Six cards: one column on a phone, two from 768, three from 1024, so that no row is left half empty. */
export const sixGrid = css`
  display: grid;
  gap: 16px;
  ${from.md} {
    grid-auto-rows: 1fr;
    ${columns(2, '20px')}
  }
  ${columnsAt(from.lg, 3, '24px')}
`
/** Products: rows on a phone, two columns from 768, four from 1024: eight never leave a row half empty. */
export const productGrid = css`
  display: grid;
  gap: 14px;
  ${columnsAt(from.md, 2, '20px')}
  ${columnsAt(from.lg, 4, '24px')}
`
/** Two blocks side by side from 768. */
export const twoUp = css`
  display: grid;
  gap: 20px;
  ${columnsAt(from.md, 2, '24px')}
  ${twoOnPaper}
`
/** Buttons next to each other, under a text. */
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;
`
/** Two of them: on a phone, where they stand under each other, as wide as the text. */
export const buttonPair = css`
  ${buttonRow}
  ${below.sm} {
    display: grid;
  }
`
