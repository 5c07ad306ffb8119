import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { below, color, motion, onDark, radius, size, width } from '../theme/tokens.ts'
import { Icon } from './Icon.tsx'

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 52px;
  padding: 10px 26px;
  border: 2px solid transparent;
  border-radius: ${radius.pill};
  font-size: ${size.body};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  white-space: nowrap;
  text-decoration: none;
  cursor: pointer;
  ${below.sm} {
    padding-inline: 20px;
    white-space: normal;
  }
  transition:
    background-color ${motion.color},
    border-color ${motion.color},
    scale ${motion.color};
  &:active {
    scale: 0.98;
  }
  svg {
    flex: none;
  }
  @media print {
    display: none !important;
  }
`
const small = css`
  min-height: ${width.target};
  padding: 6px 18px;
  font-size: ${size.cardText};
`
/** Ground, border and letters of a button, for one that takes another look where it stands. */
export const looks = {
  primary: css`
    background: ${color.pine};
    color: ${color.white} !important;
    &:hover {
      background: ${color.pine2};
    }
  `,
  secondary: css`
    border-color: ${color.bd};
    background: none;
    color: ${color.pine};
    &:hover {
      background: ${color.mist};
    }
  `,
  honey: css`
    background: ${color.honey};
    color: ${color.ink} !important;
    &:hover {
      background: ${color.honey2};
    }
  `,
  outline: css`
    border-color: ${onDark.border};
    color: ${color.white};
    &:hover {
      border-color: ${color.white};
    }
  `,
}

type Look = keyof typeof looks

/** The styles of a button, for the rare one that is no link. */
export const buttonStyle = (look: Look, isSmall = false) => [base, isSmall && small, looks[look]]

interface Props {
  href: string
  look?: Look
  isSmall?: boolean
  icon?: string
  /** The name for screen readers, where another button with the same words goes elsewhere; begins with those words. */
  name?: string
  children: ReactNode
}

/** A link that looks like a button: 52 px high, 44 px when small (WCAG 2.5.8 asks 24). */
export function Button({ href, look = 'primary', isSmall = false, icon, name, children }: Props) {
  return (
    <a href={href} css={buttonStyle(look, isSmall)} aria-label={name}>
      {icon && <Icon path={icon} size={20} />}
      <span>{children}</span>
    </a>
  )
}
