import { css } from '@emotion/react'
import { BodyHead } from '../blocks/BodyMap.block.tsx'
import { addresses } from '../content/addresses.ts'
import { linkText } from '../site/linkText.ts'
import type { Site } from '../site/page.ts'
import { tappable } from '../theme/declarations.ts'
import * as icons from '../theme/icons.ts'
import { below, color, from, leading, onDark, size, space } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { container } from '../ui/container.ts'
import { buttonRow } from '../ui/grid.ts'
import { SearchField } from '../ui/SearchField.tsx'

const heading = css`
  font-size: min(1.6rem + 5vw, 2.75rem);
  ${from.md} {
    font-size: clamp(3rem, 5.6vw, 4.5rem);
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

const room = css`
  padding-bottom: calc(${space.section} / 4);
`
/** In the smallest window the room of a sign is for its words. */
const wordsOnly = css`
  ${below.tiny} {
    svg {
      display: none;
    }
  }
`
const afterField = css`
  margin-top: 16px;
  /* In half a tablet it is as wide as the field, and words with wide spacing take two lines. */
  ${below.hero} {
    a {
      flex-grow: 1;
      white-space: normal;
    }
  }
  ${wordsOnly}
`
/** The way for who knows the word and not the place. */
const search = css`
  margin-top: 28px;
  form {
    border-color: ${color.white};
  }
  /* In half a tablet, or a panel on a phone, the field keeps room for its word. */
  ${below.header} {
    button {
      padding-inline: 14px;
    }
  }
  ${wordsOnly}
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: center;
    justify-content: space-between;
    font-size: ${size.cardText};
    font-weight: 600;
  }
  a {
    ${tappable()}
    color: ${color.white};
    text-decoration-color: ${onDark.border};
  }
`

/** The head of the overview of complaints: its heading in two sizes, the appointment, and the body with all names. */
export function ComplaintsHead({ site, heading: text, lead }: { site: Site; heading: string; lead: string }) {
  const [first, ...rest] = text.split(' ')
  return (
    <div css={[container, room]}>
      <BodyHead site={site}>
        <h1 css={heading}>
          {first} <span>{rest.join(' ')}</span>
        </h1>
        <p>{lead}</p>
        <div css={search}>
          <div>
            <span>{site.copy.search.orType}</span>
            <a href={addresses.letters}>{linkText(site, addresses.letters)}</a>
          </div>
          <SearchField
            label={site.copy.search.field}
            name={`${site.copy.search.orType}: ${site.copy.search.field}`}
            button={site.copy.search.button}
          />
        </div>
        <div css={[buttonRow, afterField]}>
          <Button href={addresses.contact} look="honey" icon={icons.calendar}>
            {site.copy.buttons.appointmentNow}
          </Button>
        </div>
      </BodyHead>
    </div>
  )
}
