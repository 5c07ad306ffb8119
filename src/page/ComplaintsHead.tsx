import { css } from '@emotion/react'
import { BodyHead } from '../blocks/BodyMap.block.tsx'
import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { color, from, leading, size } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { container } from '../ui/container.ts'
import { buttonRow } from '../ui/grid.ts'

const heading = css`
  font-size: min(1.6rem + 5vw, 2.75rem);
  ${from.md} {
    font-size: min(1rem + 3.6vw, 4.5rem);
  }
  line-height: ${leading.title};
  span {
    display: block;
    margin-top: 10px;
    color: ${color.mist2};
    font-size: ${size.card};
    font-weight: 500;
    line-height: ${leading.card};
    letter-spacing: 0;
  }
`

/** The head of the overview of complaints: its heading in two sizes, the appointment, and the body with all names. */
export function ComplaintsHead({ site, heading: text, lead }: { site: Site; heading: string; lead: string }) {
  const [first, ...rest] = text.split(' ')
  return (
    <div css={container}>
      <BodyHead site={site}>
        <h1 css={heading}>
          {first} <span>{rest.join(' ')}</span>
        </h1>
        <p>{lead}</p>
        <div css={buttonRow}>
          <Button href={addresses.contact} look="honey" icon={icons.calendar}>
            {site.copy.buttons.appointmentNow}
          </Button>
        </div>
      </BodyHead>
    </div>
  )
}
