import { css } from '@emotion/react'
import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import { hoursSentence } from '../content/hours.ts'
import { practicalFields } from '../content/location.ts'
import type { Location } from '../content/location.ts'
import { formatPhone, mailHref, telHref } from '../content/phone.ts'
import { placeholdersFor } from '../content/placeholders.ts'
import { vcardFile } from '../content/vcard.ts'
import { linkText } from '../site/linkText.ts'
import type { Site } from '../site/page.ts'
import { columns, columnsAt, covering, quiet, tappable } from '../theme/declarations.ts'
import * as icons from '../theme/icons.ts'
import { fromWidth } from '../theme/photoSizes.ts'
import { below, color, edge, from, leading, onPaper, radius, size, space } from '../theme/tokens.ts'
import { AppointmentButton, RouteButton } from '../ui/contactButtons.tsx'
import { EmailText } from '../ui/EmailText.tsx'
import { leadsOn } from '../ui/chevron.ts'
import { buttonPair } from '../ui/grid.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { block } from './block.ts'
import type { BlockProps } from './blockProps.ts'
import { CheckList } from './CheckList.block.tsx'
import { Address, byHours, namesOf, OpenPill } from './locationParts.tsx'
import { OpeningHours } from './OpeningHours.block.tsx'

const place = css`
  position: relative;
  padding-block: ${space.section};
  &:first-of-type {
    padding-top: 0;
  }
  &:last-of-type:nth-of-type(odd) {
    padding-bottom: 0;
  }
  /* Every other one on a ground as wide as the window, which lies behind it. */
  &:nth-of-type(2n) {
    box-shadow: 0 0 0 100vmax ${color.mist};
    background: ${color.mist};
    clip-path: inset(0 -100vmax);
  }
  @media print {
    padding-block: 8pt;
  }
`
const halves = css`
  display: grid;
  gap: 32px;
  align-items: start;
  ${from.lg} {
    --picture: minmax(0, 1.15fr);
    grid-template-columns: var(--picture) minmax(0, 1fr);
    gap: 48px;
    section:nth-of-type(2n) > & {
      grid-template-columns: minmax(0, 1fr) var(--picture);
      > img,
      > picture img {
        order: 1;
      }
    }
  }
  img {
    ${covering('640 / 420')}
    border-radius: ${radius.band};
  }
  ${from.cards4} {
    --picture: minmax(0, 1.48fr);
    gap: 64px;
  }
  ${onPaper.noPictures}
`
const words = css`
  section:nth-of-type(2n) > div > & > p:first-of-type {
    background: ${color.white};
  }
  h2 {
    margin-top: 14px;
    font-size: clamp(2.2rem, 1.6rem + 2.4vw, 3.375rem);
    line-height: 1.08;
  }
  address {
    margin-top: 8px;
    color: ${color.ink};
    font-weight: 500;
  }
  > p {
    margin-top: 14px;
  }
  ${below.md} {
    > div {
      justify-content: normal;
    }
    a[href] {
      overflow-wrap: anywhere;
    }
  }
`
const contact = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-top: 16px;
  /* Beside the picture there is room for two; the third would stand alone. */
  ${from.lg} {
    flex-direction: column;
  }
  a {
    ${tappable('8px')}
    font-weight: 600;
  }
`
const facts = css`
  display: grid;
  gap: 32px 40px;
  div + & {
    margin-top: 48px;
  }
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  ${from.md} {
    ${below.lg} {
      > :nth-child(odd):last-child {
        grid-column: 1 / -1;
        > ul {
          display: grid;
          ${columns(3, '0 24px')}
        }
      }
    }
  }
`
const besideHeading = css`
  display: grid;
  gap: ${space.headGap} 64px;
  ${from.cards4} {
    grid-template-columns: 1fr 2.1fr;
  }
  h2 {
    font-size: ${size.section};
  }
  p {
    margin-top: 14px;
    ${quiet(size.lead, leading.lead)}
  }
`
const fact = css`
  padding-top: 18px;
  border-top: 2px solid ${color.ink};
  font-size: ${size.cardText};
  line-height: 1.5;
  > h3 {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 8px;
    font-size: 1.25rem;
    svg {
      color: ${color.pine};
    }
  }
  /* Rows of one kind in every column, which begin at one height. */
  && ul {
    margin-top: 0;
  }
  && li {
    padding-block: 8px;
    border-bottom: 1px solid ${color.mist2};
    &::before {
      top: 0.9em;
    }
  }
  dt {
    margin-top: 8px;
    font-weight: 600;
  }
  dd {
    color: ${color.ink2};
  }
`
const links = css`
  ${below.md} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    column-gap: 20px;
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  a {
    ${tappable('8px', '40px')}
    justify-content: space-between;
    width: 100%;
    margin-block: -8px;
    font-weight: 600;
    text-decoration-color: transparent;
    ${leadsOn}
  }
`
const highlights = css`
  p {
    color: ${color.ink2};
  }
`
/* In the end what neighbours may want to know: a panel as wide as the page, in two columns. */
const nearby = css`
  display: grid;
  gap: 16px 40px;
  margin-top: 40px;
  padding: clamp(22px, 2.6vw, 32px);
  border-radius: ${radius.large};
  background: ${color.mist};
  text-wrap-style: pretty;
  section:nth-of-type(2n) > & {
    background: ${color.white};
  }
  ${columnsAt(from.md, 2)}
  ${edge.plain}
`

const Fact = ({ icon, title, children }: { icon: string; title: string; children: ReactNode }) => (
  <div css={fact}>
    <h3>
      <Icon path={icon} size={24} />
      {title}
    </h3>
    {children}
  </div>
)

/** The text about the town that pages share, as a page of that town has it. */
function TownText({ site, id, components }: { site: Site; id: string; components: MDXComponents }) {
  const placeholders = placeholdersFor(site.facts, id)
  const own: MDXComponents = {
    ...components,
    VoorPlaats: ({ naam, children }: { naam?: string; children?: ReactNode }) => (naam === id ? children : null),
    Fact: ({ name }: { name: string }) => Reflect.get(placeholders, name) ?? null,
  }
  return <site.LocalText components={own} />
}

function Practical({ site: { copy }, location }: { site: Site; location: Location }) {
  const known = Object.values(practicalFields).flatMap(([name]) => {
    const text = location.practical?.[name]
    return text ? [{ label: copy.practical[name], text }] : []
  })
  if (known.length === 0) return null
  return (
    <Fact icon={icons.mapPin} title={copy.headings.practical}>
      <dl>
        {known.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Fact>
  )
}

/** The hours of all addresses beside their heading, as on the page of contact; those that all have, in a sentence too. */
function Hours({ site }: { site: Site }) {
  const groups = byHours(site.facts.locations)
  const [first] = site.facts.locations
  return (
    <section css={place} aria-labelledby="openingstijden">
      <div css={besideHeading}>
        <div>
          <h2 id="openingstijden">{site.copy.headings.openingHours}</h2>
          <p>{namesOf(site.facts.locations)}</p>
          {groups.length === 1 && first && <p>{`${hoursSentence(first.hours)}.`}</p>}
        </div>
        <div>
          <OpeningHours site={site} />
        </div>
      </div>
    </section>
  )
}

/** A full section for each address, for the page about the locations: what is there, and how to come. */
function LocationSections({ site, components }: BlockProps<'LocatiesUitgebreid'>) {
  const { facts: practice, copy, picture } = site
  const sections = practice.locations.map((location) => (
    <section key={location.id} css={place} aria-labelledby={location.id}>
      <div css={halves}>
        <Picture
          picture={picture(location.picture)}
          sizes={`${fromWidth.lg} 60vw, 100vw`}
          fallbackAlt={copy.pictures.fallback}
        />
        <div css={words}>
          <OpenPill location={location} facts={practice} copy={copy} />
          <h2 id={location.id}>{location.name}</h2>
          <Address location={location} />
          <p>{location.description}</p>
          <div css={buttonPair}>
            <RouteButton location={location} copy={copy} />
            <AppointmentButton copy={copy} look="secondary" />
          </div>
          <p css={contact}>
            <a href={telHref(practice.phone)}>
              <Icon path={icons.phone} size={18} />
              {formatPhone(practice.phone)}
            </a>
            <a href={mailHref(practice.email)}>
              <Icon path={icons.envelope} size={18} />
              <span>
                <EmailText email={practice.email} />
              </span>
            </a>
            <a href={`/${vcardFile(location)}`}>
              <Icon path={icons.addressBook} size={18} />
              {copy.buttons.saveContact({ place: location.name })}
            </a>
          </p>
        </div>
      </div>
      <div css={facts}>
        <Fact icon={icons.hand} title={copy.headings.treatments}>
          <ul css={links}>
            {location.treatments.map((path) => (
              <li key={path}>
                <a href={path}>{linkText(site, path)}</a>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact icon={icons.house} title={copy.headings.facilities}>
          <CheckList>
            <ul>
              {location.facilities.map((facility) => (
                <li key={facility}>{facility}</li>
              ))}
            </ul>
          </CheckList>
        </Fact>
        <Practical site={site} location={location} />
        <Fact icon={icons.info} title={copy.headings.highlights}>
          <ul css={highlights}>
            {location.highlights.map(({ title, description }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </Fact>
      </div>
      <div css={nearby}>
        <TownText site={site} id={location.id} components={components} />
      </div>
    </section>
  ))
  return (
    <>
      {sections}
      <Hours site={site} />
    </>
  )
}

export default block('LocatiesUitgebreid', LocationSections)
