import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import { below, font, from, size } from '../theme/tokens.ts'
import { Mark } from '../ui/Mark.tsx'

const logo = css`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  color: inherit;
  font: 650 1.375rem/1.1 ${font.head};
  letter-spacing: -0.02em;
  text-decoration: none;
  /* Its cup begins where the words of the page do, not the room around it. */
  svg {
    flex: none;
    margin-left: -3px;
  }
  ${below.md} {
    min-width: 0;
    gap: 8px;
    font-size: 1.25rem;
    overflow-wrap: anywhere;
  }
  ${below.narrow} {
    font-size: 1.125rem;
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

/** More than this many letters take more lines than the header of a phone has in the size of the design. */
const shortOnPhone = 24
const veryLongName = css`
  ${below.md} {
    font-size: 0.75rem;
  }
`

/** The mark with the practice's name, linking home. */
export function Logo({ site: { facts, logo: mark }, onDark = false }: { site: Site; onDark?: boolean }) {
  return (
    <a
      href={addresses.home}
      css={[logo, facts.name.length > shortName && longName, facts.name.length > shortOnPhone && veryLongName]}
    >
      <Mark mark={mark} onDark={onDark} />
      {facts.name}
    </a>
  )
}
