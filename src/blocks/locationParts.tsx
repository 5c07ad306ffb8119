import { css } from '@emotion/react'
import type { Copy } from '../content/copy.ts'
import type { Facts } from '../content/facts.ts'
import type { Location } from '../content/location.ts'
import { dayNames, days, formatInterval, groupDays } from '../content/hours.ts'
import { below, color, radius, size } from '../theme/tokens.ts'

const pill = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 34px;
  padding: 4px 14px;
  border-radius: ${radius.pill};
  background: ${color.mist};
  color: ${color.pine};
  font-size: ${size.small};
  font-weight: 500;
  &::before {
    width: 8px;
    height: 8px;
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
  @media (forced-colors: active) {
    border: 1px solid;
  }
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
  border-collapse: collapse;
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
  th {
    padding-right: 16px;
  }
  td {
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
  color: ${color.ink2};
  font-size: ${size.small};
`
/**
 * The hours of a week, for the script that says whether it is open now: a list from Monday of
 * `HH:MM-HH:MM` or nothing, and the exceptions by date.
 */
function hoursData({ hours }: Location, { exceptions: list }: Facts): string {
  const short = (interval: Location['hours']['maandag']) => (interval ? `${interval.opens}-${interval.closes}` : '')
  return JSON.stringify([
    days.map((day) => short(hours[day])),
    Object.fromEntries(list.map((item) => [item.date, short(item.hours)])),
  ])
}

/** "Open until", filled in by the browser; its room is kept, so that nothing moves. */
export function OpenPill({ location, facts, copy }: { location: Location; facts: Facts; copy: Copy }) {
  // The browser puts the time in its place (src/browser/openText.ts).
  const time = { time: '{tijd}' }
  const words = [copy.open.now(time), copy.open.later(time), copy.open.closed]
  return <p css={pill} data-hours={hoursData(location, facts)} data-words={JSON.stringify(words)} />
}

/** Street, postcode and town in one line. */
export const Address = ({ location }: { location: Location }) => (
  <address css={address}>
    {location.street}, {location.postcode.replace(' ', '\u00A0')} {location.town}
  </address>
)

/** Opening hours as a table, equal days together. */
export function HoursTable({ location, facts, copy }: { location: Location; facts: Facts; copy: Copy }) {
  return (
    <>
      <table css={table} aria-label={`${copy.headings.openingHours} ${location.name}`}>
        <tbody>
          {groupDays(location.hours).map((group) => (
            <tr key={group.days[0]} data-days={group.days.map((day) => days.indexOf(day)).join(' ')}>
              <th scope="row">{dayNames(group.days)}</th>
              <td>{group.hours ? formatInterval(group.hours) : copy.headings.closed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {facts.exceptions.length > 0 && (
        <p css={exceptions}>
          {copy.headings.exceptions}:{' '}
          {facts.exceptions
            .map(
              ({ date, hours, reason }) =>
                `${reason} (${formatDate(date)}) ${hours ? formatInterval(hours) : copy.headings.closed.toLowerCase()}`,
            )
            .join('; ')}
        </p>
      )}
    </>
  )
}

/** `25 december 2026`; the date is a day, so it is read in UTC. */
const formatDate = (date: string): string =>
  new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
