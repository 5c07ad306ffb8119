import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import { Card } from '../ui/Card.tsx'
import { complaintGrid, serviceGrid, sixGrid } from '../ui/grid.ts'
import { block } from './block.ts'
import { cardOf, complaintCards } from './cards.ts'

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
    <ul css={complaintGrid}>
      {complaintCards(site).map((card) => (
        <Card key={card.href} {...card} {...moreOf(site)} isRow fallbackAlt={site.copy.pictures.complaintFallback} />
      ))}
    </ul>
  )),
]
