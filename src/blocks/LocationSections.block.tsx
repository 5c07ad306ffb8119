import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import { formatPhone, mailHref, telHref } from '../content/phone.ts'
import type { Site } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { fromWidth } from '../theme/photoSizes.ts'
import { from, radius, size, space, width } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmailText } from '../ui/EmailText.tsx'
import { buttonRow } from '../ui/grid.ts'
import { Picture } from '../ui/Picture.tsx'
import { block } from './block.ts'
import { CheckList } from './CheckList.block.tsx'
import { Address, HoursTable, OpenPill } from './locationParts.tsx'
import { ValueCard, ValueCards } from './ValueCards.block.tsx'

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
  img {
    width: 100%;
    aspect-ratio: 640 / 420;
    object-fit: cover;
    border-radius: ${radius.band};
  }
  @media print {
    img {
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
  max-width: ${width.column};
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
    min-height: ${width.target};
    font-weight: 500;
    overflow-wrap: anywhere;
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

/** A full section for each address, for the page about the locations. */
function LocationSections({ site: { facts, copy, picture } }: { site: Site }) {
  return (
    <>
      {facts.locations.map((location) => (
        <section key={location.id} css={place} aria-labelledby={location.id}>
          <Picture
            picture={picture(location.picture)}
            sizes={`${fromWidth.lg} 50vw, 100vw`}
            fallbackAlt={copy.pictures.fallback}
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
                <span>
                  <EmailText email={facts.email} />
                </span>
              </a>
            </p>
            <div css={buttonRow}>
              <Button href={addresses.contact} icon={icons.calendar}>
                {copy.buttons.appointment}
              </Button>
              <Button
                href={location.routeHref}
                look="secondary"
                icon={icons.navigation}
                name={`${copy.buttons.route} ${location.name}`}
              >
                {copy.buttons.route}
              </Button>
            </div>
          </div>
          <div css={facilities}>
            <h3>{copy.headings.openingHours}</h3>
            <HoursTable location={location} facts={facts} copy={copy} />
          </div>
          <div css={facilities}>
            <h3>{copy.headings.facilities}</h3>
            <CheckList>
              <ul>
                {location.facilities.map((facility) => (
                  <li key={facility}>{facility}</li>
                ))}
              </ul>
            </CheckList>
          </div>
          <div css={wide}>
            <ValueCards icons={[icons.checkChip, icons.clock, icons.calendarChip]}>
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

export default block('LocatiesUitgebreid', LocationSections)
