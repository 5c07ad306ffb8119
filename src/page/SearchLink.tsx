import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import { disc, without } from '../theme/declarations.ts'
import * as icons from '../theme/icons.ts'
import { below, color, from, motion, radius, width } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'

const link = css`
  ${disc(width.target)}
  border-radius: ${radius.pill};
  color: ${color.pine};
  transition: background-color ${motion.color};
  &:hover,
  &[aria-current] {
    background: ${color.mist};
  }
`
const inRow = css`
  ${without(from.md)}
  ${without(below.narrow)}
`

interface Props {
  site: Site
  /** Where the page is (`placeInHeader`). */
  here: string
  /** In the row of a phone, where there is room for it from 360; otherwise it stands beside the phone number. */
  isInRow?: boolean
}

/** The way to the page to search: an icon in the header. */
export function SearchLink({ site: { copy }, here, isInRow = false }: Props) {
  return (
    <a
      href={addresses.search}
      css={[link, isInRow && inRow]}
      aria-label={copy.search.name}
      aria-current={here === addresses.search ? 'page' : undefined}
    >
      <Icon path={icons.search} size={20} />
    </a>
  )
}
