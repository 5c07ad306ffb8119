import { css } from '@emotion/react'
import { centred } from '../theme/declarations.ts'
import { color, font, size } from '../theme/tokens.ts'

/** The number of a step in a list that counts `step`, as what stands before the step. */
export const numberDisc = css`
  position: absolute;
  top: 0;
  left: 0;
  ${centred('48px')}
  border-radius: 50%;
  background: ${color.pine};
  color: ${color.white};
  font: 600 ${size.question} ${font.head};
  content: counter(step);
  print-color-adjust: exact;
`
