import { css } from '@emotion/react'
import { quiet, tappable } from '../theme/declarations.ts'
import { below, size } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  margin-top: 16px;
  ${quiet(size.cardText)}
  /* On a line of its own, so that the row turns at the same place whatever letters have come: nothing moves for it. */
  ${below.md} {
    > span {
      width: 100%;
    }
  }
  a {
    ${tappable('6px')}
    font-weight: 600;
  }
  /* In columns on paper it stays together, with the addresses between its words. */
  @media print {
    display: block;
    break-inside: avoid;
    a {
      display: inline;
      margin-right: 16px;
    }
    svg {
      display: none;
    }
  }
`

/** More than a line holds: the word stands above them. */
const many = css`
  > span {
    width: 100%;
  }
`

interface Props {
  label: string
  links: readonly { href: string; text: string }[]
  /** The paths of the icon before each link. */
  icon?: string
}

/** What belongs to a page, as a word and links after each other; nothing where there are none. */
export function LinkLine({ label, links, icon }: Props) {
  if (links.length === 0) return null
  return (
    <div css={[line, links.length > 3 && many]}>
      <span>{label}:</span>
      {links.map(({ href, text }) => (
        <a key={href} href={href}>
          {icon && <Icon path={icon} size={20} />}
          {text}
        </a>
      ))}
    </div>
  )
}
