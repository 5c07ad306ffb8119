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

/** Behind the words of a link: it leads on. Paper leads nowhere. */
export const leadsOn = css`
  @media screen {
    &::after {
      ${chevron}
      rotate: -45deg;
      translate: -2px;
    }
  }
`
