import { css } from '@emotion/react'
import { color, radius } from '../theme/tokens.ts'
import { Icon } from './Icon.tsx'

const tints = { mist: color.mist, sky: color.sky, sand: color.sand, blush: color.blush } as const
export type Tint = keyof typeof tints

const chip = css`
  display: grid;
  flex: none;
  place-items: center;
  border-radius: ${radius.pill};
  color: ${color.pine};
`

/**
 * A round tinted chip with an icon.
 * @param size in CSS pixels
 */
export function Chip({ icon, tint = 'mist', size = 52 }: { icon: string; tint?: Tint; size?: number }) {
  const look = css`
    width: ${size}px;
    height: ${size}px;
    background: ${tints[tint]};
  `
  return (
    <span css={[chip, look]}>
      <Icon path={icon} size={size > 48 ? 26 : 22} />
    </span>
  )
}
