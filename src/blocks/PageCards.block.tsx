import { css } from '@emotion/react'
import { addresses, isComplaint } from '../content/addresses.ts'
import type { PageCard } from '../site/page.ts'
import { Card } from '../ui/Card.tsx'
import { em, breakpoint } from '../theme/tokens.ts'
import { complaintGrid, serviceGrid, sixGrid } from '../ui/grid.ts'
import { block } from './block.ts'
import { cardOf } from './cards.ts'

/**
 * One grid with what lies outside the overview after its list. Three beside each other it fills the last row; after two or
 * four it is a row of its own, with the same parts beside each other.
 */
const grid = css`
  > ul {
    display: contents;
  }
  @media (${em(breakpoint.md)} <= width < ${em(breakpoint.lg)}), (width >= ${em(breakpoint.xl)}) {
    grid-auto-rows: auto;
    > div {
      grid-column: 1 / -1;
      flex-direction: row;
      img {
        width: 224px;
      }
      > div {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 8px 24px;
        align-content: center;
      }
      p:last-child {
        grid-area: 1 / 2 / 3;
        align-self: center;
        margin: 0;
        padding: 0;
      }
    }
  }
`

export default [
  /** The services: those of the home page lead to the overview, on which they all lead to their own page. */
  block('Diensten', ({ site, isAll }) => (
    <ul css={isAll ? sixGrid : serviceGrid}>
      {(isAll ? site.services : site.homeServices).map((service) => (
        <Card
          key={service.path}
          {...cardOf(site, service)}
          {...(!isAll && { href: addresses.services, place: site.titles.get(addresses.services) ?? '' })}
          fallbackAlt={site.copy.pictures.fallback}
        />
      ))}
    </ul>
  )),
  /** All complaints: those under the overview in a list, and after it what lies outside, such as `hoofdpijn`. */
  block('Pijnklachten', ({ site }) => {
    const cardFor = (page: PageCard) => (
      <Card
        key={page.path}
        {...cardOf(site, page)}
        isAlone={!isComplaint(page.path)}
        fallbackAlt={site.copy.pictures.complaintFallback}
      />
    )
    return (
      <div css={[complaintGrid, grid]}>
        <ul>{site.complaints.filter(({ path }) => isComplaint(path)).map(cardFor)}</ul>
        {site.complaints.filter(({ path }) => !isComplaint(path)).map(cardFor)}
      </div>
    )
  }),
]
