import { css } from '@emotion/react'
import { square } from '../theme/declarations.ts'

/** An angle that points down, as what stands before or after a text; it takes the colour of that text. */
export const chevron = css`
  ${square('9px')}
  border: solid;
  border-width: 0 2px 2px 0;
  rotate: 45deg;
  translate: 0 -2px;
  content: '';
`

/** Behind the words of a link: it leads on, with the arrow of other links. Paper leads nowhere. */
export const leadsOn = css`
  @media screen {
    &::after {
      ${square('9px')}
      border: solid;
      border-width: 2px 2px 0 0;
      /* The diagonal of the angle is the shaft. */
      background: linear-gradient(-45deg, #0000 40%, currentcolor 0 60%, #0000 0);
      rotate: 45deg;
      margin: 2px;
      content: '';
    }
  }
`
