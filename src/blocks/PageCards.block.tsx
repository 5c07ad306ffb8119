import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import { Card } from '../ui/Card.tsx'
import { square } from '../theme/declarations.ts'
import { below } from '../theme/tokens.ts'
import { complaintGrid, serviceGrid, sixGrid } from '../ui/grid.ts'
import { block } from './block.ts'
import { cardOf, complaintCards } from './cards.ts'

/** On a phone the room for a picture is narrow: it shows the arc of the joint as well, and the words take less height. */
const withArcs = css`
  ${below.md} {
    img {
      object-position: 72% 50%;
    }
    p:last-child {
      justify-content: start;
      gap: 6px;
      padding-top: 2px;
    }
    [data-arrow][data-arrow] {
      ${square('auto')}
      background: none;
      color: inherit;
    }
  }
`

const moreOf = ({ copy }: Site) => ({ more: copy.buttons.more, moreAbout: copy.buttons.moreAbout })

export default [
  /** The services: those of the home page lead to the overview, on which they all lead to their own page. */
  block('Diensten', ({ site, isAll }) => (
    <ul css={isAll ? sixGrid : serviceGrid}>
      {(isAll ? site.services : site.homeServices).map((service) => (
        <Card
          key={service.path}
          {...cardOf(site, service)}
          {...moreOf(site)}
          isRow
          {...(!isAll && { href: addresses.services, place: site.titles.get(addresses.services) ?? '' })}
          fallbackAlt={site.copy.pictures.fallback}
        />
      ))}
    </ul>
  )),
  block('Pijnklachten', ({ site }) => (
    <ul css={[complaintGrid, withArcs]}>
      {complaintCards(site).map((card) => (
        <Card key={card.href} {...card} {...moreOf(site)} isRow fallbackAlt={site.copy.pictures.complaintFallback} />
      ))}
    </ul>
  )),
]
