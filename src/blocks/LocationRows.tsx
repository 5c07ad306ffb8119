import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import { columnsAt, square } from '../theme/declarations.ts'
import { below, between, edge, panel, onPaper, radius } from '../theme/tokens.ts'
import { RouteButton } from '../ui/contactButtons.tsx'
import { twoUp } from '../ui/grid.ts'
import { Picture } from '../ui/Picture.tsx'
import { Address, OpenPill } from './locationParts.tsx'

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 38%) minmax(0, 1fr);
  overflow: hidden;
  ${panel.large}
  > div {
    padding: 20px 24px;
  }
  img {
    ${square('100%')}
    object-fit: cover;
  }
  h3 {
    margin-top: 12px;
    font-size: 1.5rem;
  }
  a {
    margin-top: 14px;
  }
  h3 a {
    margin-top: 0;
  }
  ${below.cards4} {
    > div {
      padding: 16px;
    }
  }
  /* On a phone it leaves the hours of today one line. */
  ${below.md} {
    grid-template-columns: auto minmax(0, 1fr);
    img {
      ${square('clamp(64px, 35vw - 62px, 104px)')}
      margin: 16px 0 0 16px;
      border-radius: ${radius.thumb};
    }
  }
  /* Where half of the page has no room for the hours on one line beside it, the picture is on top. */
  ${between('md', 'cards4')} {
    grid-template-columns: minmax(0, 1fr);
    img {
      /* Not a part of the row: Safari takes that of the whole card, and the words would stand on the picture. */
      height: auto;
      aspect-ratio: 2;
    }
  }
  /* Two lines make no pill. */
  ${below.sm} {
    p[data-hours] {
      padding: 0;
      background: none;
      line-height: 1.4;
    }
  }
  ${columnsAt(below.xs, 1)}
  ${edge.whole}
  ${onPaper.noPictures}
`

/** A row for each address: open now, its name, which leads to all about it, the address and the route. */
export const LocationRows = ({ site: { facts, copy, picture } }: { site: Site }) => (
  <div css={twoUp}>
    {facts.locations.map((location) => (
      <article key={location.id} css={row}>
        <Picture picture={picture(location.picture)} sizes="240px" />
        <div>
          <OpenPill location={location} facts={facts} copy={copy} />
          <h3>
            <a href={`${addresses.locations}#${location.id}`}>{location.name}</a>
          </h3>
          <Address location={location} />
          <RouteButton location={location} copy={copy} look="secondary" isSmall />
        </div>
      </article>
    ))}
  </div>
)
