import { css } from '@emotion/react'
import { space, width } from '../theme/tokens.ts'

/** The page's container: 1280 px with its gutters. */
export const container = css`
  width: 100%;
  max-width: ${width.container};
  margin-inline: auto;
  padding-inline: ${space.gutter};
  @media print {
    max-width: none;
    padding-inline: 0;
  }
`
