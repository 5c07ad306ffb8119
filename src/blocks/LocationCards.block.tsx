import { css } from '@emotion/react'
import type { Site } from '../site/page.ts'
import { columnsAt, covering } from '../theme/declarations.ts'
import { fromWidth } from '../theme/photoSizes.ts'
import { between, edge, from, panel, onPaper } from '../theme/tokens.ts'
import { CallButton, RouteButton } from '../ui/contactButtons.tsx'
import { buttonRow, twoUp } from '../ui/grid.ts'
import { Picture } from '../ui/Picture.tsx'
import { block } from './block.ts'
import { LocationRows } from './LocationRows.tsx'
import { Address, byHours, HoursTable, OpenPill } from './locationParts.tsx'

const card = css`
  overflow: hidden;
  ${panel.card}
  img {
    ${covering('640 / 420')}
  }
  ${edge.whole}
  ${onPaper.noPictures}
`
const body = css`
  padding: 28px clamp(20px, 2vw, 28px);
  > h3 {
    &:not(:first-child) {
      margin-top: 14px;
    }
    font-size: clamp(1.75rem, 2.5vw, 2rem);
  }
  /* The days fill a card as high as those beside it; in one as wide as a tablet they stand in two columns. */
  &:only-child {
    display: grid;
    grid-template-rows: auto 1fr;
    height: 100%;
    ${between('md', 'cards4')} {
      tbody {
        display: grid;
        grid-template: repeat(4, auto) / 1fr 1fr;
        grid-auto-flow: column;
        column-gap: 40px;
      }
      tr {
        display: grid;
        grid-template-columns: 1fr auto;
        &:nth-child(4) > * {
          border: 0;
        }
      }
    }
  }
`
/** Beside each other as wide as the card, or where it is narrow under each other. */
const buttons = css`
  gap: 8px;
  > a {
    flex: auto;
    padding-inline: 12px;
  }
`
/** Two cards and their hours, beside them where when they open next has one line; or the hours in each card when they differ. */
const row = css`
  ${between('md', 'cards4')} {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${columnsAt(from.cards4, 3)}
  @media print {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`

/** A card for each address: open now, address, hours, route and phone; hours that are the same stand once. */
function LocationCards({ site: { facts, copy, picture } }: { site: Site }) {
  const groups = byHours(facts.locations)
  const isShared = groups.length === 1 && facts.locations.length > 1
  return (
    <div css={[twoUp, isShared && row]}>
      {facts.locations.map((location) => (
        <article key={location.id} css={card}>
          <Picture picture={picture(location.picture)} sizes={`${fromWidth.md} 50vw, 100vw`} />
          <div css={body}>
            <OpenPill location={location} facts={facts} copy={copy} />
            <h3>{location.name}</h3>
            <Address location={location} />
            {!isShared && <HoursTable locations={[location]} facts={facts} copy={copy} />}
            <div css={[buttonRow, buttons]}>
              <RouteButton location={location} copy={copy} isSmall />
              <CallButton facts={facts} look="secondary" isSmall />
            </div>
          </div>
        </article>
      ))}
      {isShared && (
        <div css={card}>
          <div css={body}>
            <h3>{copy.headings.openingHours}</h3>
            <HoursTable locations={facts.locations} facts={facts} copy={copy} />
          </div>
        </div>
      )}
    </div>
  )
}

export default block('Locaties', ({ site, isShort }) =>
  isShort ? <LocationRows site={site} /> : <LocationCards site={site} />,
)
