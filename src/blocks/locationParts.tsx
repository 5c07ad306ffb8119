import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Copy } from '../content/copy.ts'
import type { Facts } from '../content/facts.ts'
import type { Location } from '../content/location.ts'
import { daysOf, exceptionsAt, formatPeriod } from '../content/exceptions.ts'
import { dayName, days, formatInterval, isSameWeek, listed } from '../content/hours.ts'
import type { Interval } from '../content/hours.ts'
import { quiet, square } from '../theme/declarations.ts'
import { below, color, edge, radius, size } from '../theme/tokens.ts'

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 34px;
  /* "Gesloten, morgen open vanaf 08:00" on one line of a phone. */
  padding: 4px clamp(8px, 2.2vw, 12px);
  border-radius: ${radius.pill};
  background: ${color.mist};
  color: ${color.pine};
  font-size: ${size.small};
  font-weight: 500;
  &::before {
    flex: none;
    ${square('8px')}
    border-radius: 50%;
    background: ${color.open};
    content: '';
  }
  &[data-state='closed']::before {
    background: ${color.bd};
  }
  &:empty {
    visibility: hidden;
  }
  ${edge.forced}
  @media (scripting: none), print {
    display: none;
  }
`
const address = css`
  margin-top: 6px;
  color: ${color.ink2};
  font-style: normal;
`
const table = css`
  width: 100%;
  margin-top: 20px;
  border-spacing: 0;
  font-size: ${size.cardText};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  th,
  td {
    padding: 8px 0;
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: left;
  }
  tr:last-child > * {
    border-bottom: 0;
  }
  th {
    padding-right: 16px;
  }
  td:last-child {
    text-align: right;
    white-space: nowrap;
    ${below.xs} {
      overflow-wrap: normal;
      white-space: normal;
    }
  }
  [data-today] > * {
    color: ${color.pine};
    font-weight: 600;
  }
`
const exceptions = css`
  margin-top: 14px;
  ${quiet(size.small)}
`
/**
 * The hours of a week, for the script that says whether it is open now: a list from Monday of
 * `HH:MM-HH:MM` or nothing, and the exceptions by date.
 */
function hoursData({ id, hours }: Location, { exceptions: list }: Facts): string {
  const short = (interval: Location['hours']['maandag']) => (interval ? `${interval.opens}-${interval.closes}` : '')
  return JSON.stringify([
    days.map((day) => short(hours[day])),
    Object.fromEntries(exceptionsAt(list, id).flatMap((item) => daysOf(item).map((day) => [day, short(item.hours)]))),
  ])
}

/** "Open until", filled in by the browser; its room is kept, so that nothing moves. */
export function OpenPill({ location, facts, copy }: { location: Location; facts: Facts; copy: Copy }) {
  // The browser puts the time in its place (src/browser/openText.ts).
  const time = { time: '{tijd}' }
  const another = copy.open.day({ day: '{dag}', ...time })
  const words = [copy.open.now(time), copy.open.later(time), copy.open.tomorrow(time), another, copy.open.closed]
  // The first of a page has the words for all, and the hours for those that have the same.
  const [first] = facts.locations
  const isFirst = location.id === first?.id
  const isLocal = facts.exceptions.some((item) => item.location !== undefined)
  const isSame = !isFirst && !isLocal && first && isSameWeek(first.hours, location.hours)
  return (
    <p
      css={pill}
      data-hours={isSame ? '' : hoursData(location, facts)}
      data-words={isFirst ? JSON.stringify(words) : undefined}
    />
  )
}

/** Street, postcode and town in one line. */
export const Address = ({ location }: { location: Location }) => (
  <address css={address}>
    {location.street}, {location.postcode.replace(' ', '\u00A0')} {location.town}
  </address>
)

/** The locations in groups that have the same hours. */
export function byHours(locations: readonly Location[]): Location[][] {
  const groups: Location[][] = []
  for (const location of locations) {
    const same = groups.find(([first]) => first && isSameWeek(first.hours, location.hours))
    if (same) same.push(location)
    else groups.push([location])
  }
  return groups
}

/** `Enschede en Glanerbrug`. */
export const namesOf = (locations: readonly Location[]): string => listed(locations.map(({ name }) => name))

interface HoursProps {
  /** Locations with the same hours. */
  locations: readonly Location[]
  facts: Facts
  copy: Copy
  /** What stands between a day and its hours. */
  bar?: (hours: Interval | null) => ReactNode
  /** What stands above that, for who sees it. */
  axis?: ReactNode
}

/** Opening hours day by day, one table for all that have them; the browser marks today. */
export function HoursTable({ locations, facts, copy, bar, axis }: HoursProps) {
  const [first] = locations
  if (!first) return null
  const others = facts.exceptions.filter(
    ({ location }) => location === undefined || locations.some(({ id }) => id === location),
  )
  const placeOf = (id: string | undefined) =>
    id === undefined || locations.length === 1 ? '' : `, ${namesOf(locations.filter((one) => one.id === id))}`
  return (
    <>
      <table css={table} aria-label={`${copy.headings.openingHours} ${namesOf(locations)}`}>
        {axis && (
          <thead aria-hidden="true">
            <tr>
              <td>{'\u00A0'}</td>
              <td>{axis}</td>
              <td>{'\u00A0'}</td>
            </tr>
          </thead>
        )}
        <tbody>
          {days.map((day, index) => {
            const hours = first.hours[day]
            return (
              <tr key={day} data-day={index}>
                <th scope="row" data-word={bar && copy.headings.today}>
                  {dayName(day)}
                </th>
                {bar && <td>{bar(hours)}</td>}
                <td>{hours ? formatInterval(hours) : copy.headings.closed}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {others.length > 0 && (
        <p css={exceptions}>
          {copy.headings.exceptions}:{' '}
          {others
            .map(
              ({ hours, reason, location, ...period }) =>
                `${reason} (${formatPeriod(period)}${placeOf(location)}) ${hours ? formatInterval(hours) : copy.headings.closed.toLowerCase()}`,
            )
            .join('; ')}
        </p>
      )}
    </>
  )
}

/** `25 december 2026`; the date is a day, so it is read in UTC. */
export const formatDate = (date: string): string =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
