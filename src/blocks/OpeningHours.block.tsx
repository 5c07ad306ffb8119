import { css } from '@emotion/react'
import { hourOf, hoursAround } from '../content/hours.ts'
import type { Interval } from '../content/hours.ts'
import type { Site } from '../site/page.ts'
import { quiet, without } from '../theme/declarations.ts'
import { below, color, edge, leading, panel, radius, size } from '../theme/tokens.ts'
import { block } from './block.ts'
import { byHours, HoursTable, namesOf } from './locationParts.tsx'

const card = css`
  padding: 12px clamp(20px, 3vw, 28px);
  ${panel.large}
  && + * {
    margin-top: 20px;
  }
  /* The same in a sentence. */
  && + p {
    max-width: none;
    ${quiet(size.cardText, leading.lead)}
  }
  table {
    margin-top: 0;
  }
  && :is(th, td) {
    padding-block: 14px;
    font-size: ${size.body};
  }
  svg {
    width: 100%;
  }
  td:nth-child(2) {
    width: 50%;
    padding-inline: 8px 24px;
    ${without(below.cards2)}
  }
  thead td {
    padding-block: 10px 0;
    border: 0;
    ${quiet('0.8125rem')}
  }
  thead {
    ${without(below.cards2)}
  }
  [data-today] {
    background: ${color.mist};
    > :first-child {
      border-radius: 16px 0 0 16px;
      box-shadow: -12px 0 ${color.mist};
    }
    > :last-child {
      border-radius: 0 16px 16px 0;
      box-shadow: 12px 0 ${color.mist};
    }
    rect {
      fill: ${color.mist2};
    }
    rect + rect {
      fill: ${color.pine};
    }
    @media (forced-colors: active) {
      rect + rect {
        fill: Highlight;
      }
    }
    /* The word is decoration: the row is the one with its day in bold. */
    th::after {
      margin-left: 10px;
      padding: 3px 10px 3px 7px;
      border-radius: ${radius.pill};
      background: ${color.pine};
      color: ${color.white};
      font-size: 0.8125rem;
      /* Apart from the day, for who hears both. */
      content: ' ' attr(data-word);
      white-space: nowrap;
      ${without(below.narrow)}
    }
  }
  ${edge.whole}
`
/** The first and the last hour of the axis of the bars. */
type Ends = readonly [first: number, last: number]
/** In hundredths of the axis. */
const onAxis = (time: string, [first, last]: Ends): number =>
  Math.round(((hourOf(time) - first) / (last - first)) * 1000) / 10

/** The hours of the axis, above the bars; the times beside them say more. */
const axis = css`
  display: flex;
  justify-content: space-between;
  span {
    width: 2em;
    margin-inline: -1em;
    text-align: center;
  }
`
const Axis = ({ ends: [first, last] }: { ends: Ends }) => (
  <span css={axis}>
    {Array.from({ length: (last - first) / 2 + 1 }, (_, step) => first + 2 * step).map((hour) => (
      <span key={hour}>{hour}</span>
    ))}
  </span>
)

/** A day as a bar from its opening to its closing; the times beside it say the same. */
function Bar({ hours, ends }: { hours: Interval | null; ends: Ends }) {
  const start = hours ? onAxis(hours.opens, ends) : 0
  return (
    <svg height="14" aria-hidden="true">
      <rect width="100%" height="14" rx="7" fill={color.mist} />
      {hours && (
        <rect
          x={`${start}%`}
          width={`${onAxis(hours.closes, ends) - start}%`}
          height="14"
          rx="7"
          fill={color.underline}
        />
      )}
    </svg>
  )
}

/** The opening hours day by day with bars on one axis; one table for locations that have the same. */
export function OpeningHours({ site: { facts, copy } }: { site: Site }) {
  const groups = byHours(facts.locations)
  const ends = hoursAround(facts.locations.map(({ hours }) => hours))
  return groups.map((locations) => (
    <div key={namesOf(locations)} css={card}>
      {groups.length > 1 && <h3>{namesOf(locations)}</h3>}
      <HoursTable
        locations={locations}
        facts={facts}
        copy={copy}
        {...(ends && { bar: (hours) => <Bar hours={hours} ends={ends} />, axis: <Axis ends={ends} /> })}
      />
    </div>
  ))
}

export default block('Openingstijden', OpeningHours)
