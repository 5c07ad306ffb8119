import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import * as icons from '../theme/icons.ts'
import { color, motion } from '../theme/tokens.ts'
import { Icon } from './Icon.tsx'

/** A link that stands by itself, with an arrow that moves a little under the pointer. */
export const arrowLink = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: ${color.pine};
  font-weight: 600;
  svg {
    flex: none;
    transition: transform ${motion.transform};
  }
  &:hover svg {
    transform: translateX(3px);
  }
`

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} css={arrowLink}>
      {children}
      <Icon path={icons.arrowRight} size={18} />
    </a>
  )
}
