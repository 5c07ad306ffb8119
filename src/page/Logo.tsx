import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import type { Mark as MarkData } from '../site/pictures.ts'
import { below, color, font, from, size } from '../theme/tokens.ts'

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

interface MarkProps {
  mark: MarkData
  size?: number
  onDark?: boolean
}

/** The logo without a name, in the colours of the page; on a dark ground what is pine has the colour of the name. */
export function Mark({ mark, size: side = 40, onDark = false }: MarkProps) {
  const shapes = onDark ? mark.shapes.replaceAll(color.pine, 'currentColor') : mark.shapes
  return (
    <svg
      viewBox={mark.viewBox}
      width={side}
      height={side}
      fill={mark.fill}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}

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
