import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import { below, color, font, from, size } from '../theme/tokens.ts'

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  color: inherit;
  font: 650 1.375rem/1.1 ${font.head};
  letter-spacing: -0.02em;
  text-decoration: none;
  svg {
    flex: none;
  }
  ${below.narrow} {
    font-size: 1.125rem;
    gap: 8px;
  }
  ${below.md} {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${below.xs} {
    font-size: 0.875rem;
  }
`
/** More than this many letters do not fit beside the menu in the size of the design. */
const shortName = 14
const longName = css`
  ${from.header} {
    font-size: ${size.cardText};
  }
  ${from.xl} {
    font-size: ${size.bodyWide};
  }
`

/** The ball-and-cup mark: a joint, a person with raised arms, a smile. */
export function Mark({ size: side = 40, onDark = false }: { size?: number; onDark?: boolean }) {
  return (
    <svg viewBox="0 0 40 40" width={side} height={side} fill="none" aria-hidden="true">
      <path
        stroke={onDark ? color.white : color.pine}
        strokeLinecap="round"
        strokeWidth="7.2"
        d="M7.2 17.4a13.6 13.6 0 0 0 26.4 4.2"
      />
      <circle cx="21.4" cy="12.6" r="7" fill={color.coral} />
    </svg>
  )
}

/** The mark with the practice's name, linking home. */
export function Logo({ name, onDark = false }: { name: string; onDark?: boolean }) {
  return (
    <a href={addresses.home} css={[logo, name.length > shortName && longName]}>
      <Mark onDark={onDark} />
      {name}
    </a>
  )
}
