import { css } from '@emotion/react'
import { motion } from '../theme/tokens.ts'

/** What leads somewhere as a whole comes up a little under the pointer. */
export const lift = css`
  transition: transform ${motion.transform};
  &:hover {
    transform: translateY(-3px);
  }
`
