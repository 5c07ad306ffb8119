import { css } from '@emotion/react'
import { from } from '../theme/tokens.ts'

/** Cards: one column on a phone, then two, three and four. */
export const complaintGrid = css`
  display: grid;
  gap: 16px;
  ${from.md} {
    grid-template-columns: repeat(2, 1fr);
    gap: 20px;
  }
  ${from.lg} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${from.xl} {
    grid-template-columns: repeat(4, 1fr);
    gap: 24px;
  }
`
/** Four services: one, two from 640, four from 1200. */
export const serviceGrid = css`
  display: grid;
  gap: 20px;
  ${from.cards2} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${from.cards4} {
    grid-template-columns: repeat(4, 1fr);
    gap: 24px;
  }
`
/** Six cards: one, two from 640, three from 1024, so that no row is left half empty. */
export const sixGrid = css`
  display: grid;
  gap: 20px;
  ${from.cards2} {
    grid-template-columns: repeat(2, 1fr);
  }
  ${from.lg} {
    grid-template-columns: repeat(3, 1fr);
    gap: 24px;
  }
`
/** Products: two columns on all but the narrowest phones, four from 1024: eight never leave a row half empty. */
export const productGrid = css`
  display: grid;
  gap: 14px;
  ${from.tiny} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 24px;
  }
`
/** Two blocks side by side from 768. */
export const twoUp = css`
  display: grid;
  gap: 20px;
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px;
  }
`
/** Buttons next to each other, under a text. */
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;
`
