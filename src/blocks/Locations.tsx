import { css } from '@emotion/react'
import type { Copy } from '../content/copy.ts'
import type { Facts, Location } from '../content/facts.ts'
import { dayNames, days, formatInterval, groupDays } from '../content/hours.ts'
import { formatPhone, mailHref, telHref } from '../content/phone.ts'
import type { FindPicture } from '../content/pictures.ts'
import * as icons from '../theme/icons.ts'
import { color, from, radius, shadow, size, space } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { twoUp } from '../ui/grid.ts'
import { Picture } from '../ui/Picture.tsx'
import { CheckList } from './lists.tsx'
import { ValueCard, ValueCards } from './ValueCards.tsx'

const card = css`
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.white};
  box-shadow: ${shadow.rest};
  > img {
    width: 100%;
  }
  @media (forced-colors: active), print {
    border: 1px solid;
    break-inside: avoid;
    > img {
      display: none;
    }
  }
`
const body = css`
  padding: clamp(20px, 3vw, 36px);
  > h3,
  > h2 {
    margin-top: 14px;
    font-size: 1.75rem;
  }
`
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
const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`

interface Props {
  facts: Facts
  copy: Copy
  picture: FindPicture
}

/**
 * The hours of the coming days, for the script that says whether it is open now: a list from Monday of
 * `HH:MM-HH:MM` or nothing, and the exceptions by date.
 */
function hoursData({ hours }: Location, { exceptions: list }: Facts): string {
  const short = (interval: Location['hours']['maandag']) => (interval ? `${interval.opens}-${interval.closes}` : '')
  return JSON.stringify([
    days.map((day) => short(hours[day])),
    Object.fromEntries(list.map((item) => [item.date, short(item.hours)])),
  ])
}

/** "Open until", filled in by the browser; its room is kept, so that nothing moves (design, "Location card"). */
const OpenPill = ({ location, facts, copy }: { location: Location; facts: Facts; copy: Copy }) => (
  <p
    css={pill}
    data-hours={hoursData(location, facts)}
    data-words={JSON.stringify([copy.open.nu, copy.open.straks, copy.open.gesloten])}
  />
)

const Address = ({ location }: { location: Location }) => (
  <address css={address}>
    {location.street}, {location.postcode.replace(' ', '\u00A0')} {location.town}
  </address>
)

/** Opening hours as a table, equal days together. */
function HoursTable({ location, facts, copy }: { location: Location; facts: Facts; copy: Copy }) {
  return (
    <>
      <table css={table} aria-label={`${copy.koppen.openingstijden} ${location.name}`}>
        <tbody>
          {groupDays(location.hours).map((group) => (
            <tr key={group.days[0]} data-days={group.days.map((day) => days.indexOf(day)).join(' ')}>
              <th scope="row">{dayNames(group.days)}</th>
              <td>{group.hours ? formatInterval(group.hours) : copy.koppen.gesloten}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {facts.exceptions.length > 0 && (
        <p css={exceptions}>
          {copy.koppen.uitzonderingen}:{' '}
          {facts.exceptions
            .map(
              ({ date, hours, reason }) =>
                `${reason} (${formatDate(date)}) ${hours ? formatInterval(hours) : copy.koppen.gesloten.toLowerCase()}`,
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

const RouteAndPhone = ({ location, facts, copy }: { location: Location; facts: Facts; copy: Copy }) => (
  <div css={actions}>
    <Button href={location.routeHref} isSmall icon={icons.navigation}>
      {copy.knoppen.route}
    </Button>
    <Button href={telHref(facts.phone)} look="secondary" isSmall icon={icons.phone}>
      {formatPhone(facts.phone)}
    </Button>
  </div>
)

/** A card for each address: open now, address, hours, route and phone. */
export function LocationCards({ facts, copy, picture }: Props) {
  return (
    <div css={twoUp}>
      {facts.locations.map((location) => (
        <article key={location.id} css={card}>
          <Picture picture={picture(location.picture)} sizes="(min-width:768px) 50vw, 100vw" />
          <div css={body}>
            <OpenPill location={location} facts={facts} copy={copy} />
            <h3>{location.name}</h3>
            <Address location={location} />
            <HoursTable location={location} facts={facts} copy={copy} />
            <RouteAndPhone location={location} facts={facts} copy={copy} />
          </div>
        </article>
      ))}
    </div>
  )
}

const place = css`
  display: grid;
  gap: 32px;
  & + & {
    margin-top: ${space.section};
  }
  ${from.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 48px 40px;
  }
  > img {
    width: 100%;
    border-radius: ${radius.band};
  }
  @media print {
    > img {
      display: none;
    }
  }
`
const placeTitle = css`
  font-size: ${size.section};
  line-height: 1.08;
  margin-top: 14px;
`
const placeText = css`
  margin-top: 14px;
  max-width: 680px;
`
const contacts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  margin-top: 16px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    font-weight: 500;
  }
`
const wide = css`
  ${from.lg} {
    grid-column: 1 / -1;
  }
`
const facilities = css`
  > h3 {
    font-size: ${size.card};
    margin-bottom: 6px;
  }
`

/** A full section for each address, for the page about the locations (specification, "Locations"). */
export function LocationSections({ facts, copy, picture }: Props) {
  return (
    <>
      {facts.locations.map((location) => (
        <section key={location.id} css={place} aria-labelledby={location.id}>
          <Picture
            picture={picture(location.picture)}
            sizes="(min-width:1024px) 50vw, 100vw"
            fallbackAlt={copy.beeld.terugval}
          />
          <div>
            <OpenPill location={location} facts={facts} copy={copy} />
            <h2 id={location.id} css={placeTitle}>
              {location.name}
            </h2>
            <Address location={location} />
            <p css={placeText}>{location.description}</p>
            <p css={contacts}>
              <a href={telHref(facts.phone)}>
                <Chip icon={icons.phoneChip} size={44} />
                {formatPhone(facts.phone)}
              </a>
              <a href={mailHref(facts.email)}>
                <Chip icon={icons.envelopeChip} size={44} />
                {facts.email}
              </a>
            </p>
            <div css={actions}>
              <Button href="/contact" icon={icons.calendar}>
                {copy.knoppen.afspraak}
              </Button>
              <Button href={location.routeHref} look="secondary" icon={icons.navigation}>
                {copy.knoppen.route}
              </Button>
            </div>
          </div>
          <div css={facilities}>
            <h3>{copy.koppen.openingstijden}</h3>
            <HoursTable location={location} facts={facts} copy={copy} />
          </div>
          <div css={facilities}>
            <h3>{copy.koppen.voorzieningen}</h3>
            <CheckList>
              <ul>
                {location.facilities.map((facility) => (
                  <li key={facility}>{facility}</li>
                ))}
              </ul>
            </CheckList>
          </div>
          <div css={wide}>
            <ValueCards iconen="vinkje, klok, kalender">
              {location.highlights.map(({ title, description }) => (
                <ValueCard key={title}>
                  <h3>{title}</h3>
                  <p>{description}</p>
                </ValueCard>
              ))}
            </ValueCards>
          </div>
        </section>
      ))}
    </>
  )
}
