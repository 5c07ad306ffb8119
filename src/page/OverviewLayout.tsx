import { css } from '@emotion/react'
import { byHours, OpenPill } from '../blocks/locationParts.tsx'
import { addresses } from '../content/addresses.ts'
import { formatPhone } from '../content/phone.ts'
import type { Site } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { below, from, space, width } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { AppointmentButton, CallButton } from '../ui/contactButtons.tsx'
import { Fold } from '../ui/Fold.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ClosingBand } from './ClosingBand.tsx'
import { JumpButton } from './JumpButton.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { ComplaintsHead } from './ComplaintsHead.tsx'
import { PageHead } from './PageHead.tsx'
import { Text } from './Text.tsx'

/** How the words and the picture of the head stand together, by what a writer chose; a card shows no picture. */
const forms = { naast: undefined, breed: 'wide', paneel: 'panel', kaart: undefined } as const

/** Overview pages: heading with a picture, full-width sections, closing band. */
export function OverviewLayout({ site, page }: LayoutProps<'overzicht'>) {
  const { heading, lead, picture, closing, layout, ticks, action, jump } = page.frontmatter
  const button = action === 'zoeken' ? undefined : action
  const isComplaints = page.path === addresses.complaints
  const isLocations = page.path === addresses.locations
  const art = picture !== undefined && layout !== 'kaart' && <Picture picture={site.picture(picture)} isFirst />
  return (
    <>
      <Breadcrumbs site={site} page={page} />
      <div css={[evenLead, layout === 'kaart' && withCard]}>
        {isComplaints ? (
          <ComplaintsHead site={site} heading={heading} lead={lead} />
        ) : (
          <PageHead
            eyebrow={layout === 'paneel' && <OpenNow site={site} />}
            heading={heading}
            lead={lead}
            action={isLocations ? <Jumps site={site} /> : (button ?? jump) && <Actions site={site} page={page} />}
            isPair={Boolean(picture && button && jump)}
            more={
              <>
                {action === 'zoeken' && <Search site={site} />}
                {ticks && <Ticks texts={ticks} isRow />}
              </>
            }
            hasRow={ticks !== undefined}
            picture={art}
            form={picture || layout === 'kaart' ? forms[layout ?? 'naast'] : 'line'}
          />
        )}
        {/* One with a picture as wide as the page has its words under that, and needs their styles at once. */}
        {layout !== 'breed' && <Fold />}
        <Text site={site} page={page} />
      </div>
      <ClosingBand site={site} path={page.path} {...closing} second={isComplaints ? 'contact' : 'phone'} />
    </>
  )
}

/** Between phone and tablet as wide as so many letters: as many lines before our letters come as with them. */
const evenLead = css`
  ${below.md} {
    && h1 + p {
      max-width: 21em;
    }
  }
`
/** The card that the text begins with stands right of the title. */
const withCard = css`
  ${from.hero} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > * {
      grid-column: 1 / -1;
    }
    > :first-child {
      grid-row: 1;
      grid-column: 1;
      /* Not in the middle of a card that is read after it is painted: it would move. */
      align-self: start;
      padding-top: min(10vw, 128px);
      margin-right: 0;
      max-width: calc(${width.container} / 2);
      padding-right: 0;
    }
    > section:has(> div > [data-beside-title]) {
      grid-row: 1;
      grid-column: 2;
      padding-block: clamp(4px, 2.65vw - 6px, 28px) calc(${space.section} / 2);
      > div {
        max-width: calc(${width.container} / 2);
        margin-left: 0;
        padding-left: 48px;
      }
    }
  }
`

/** The buttons that the page asks for: to make an appointment or call, and down to one of its parts. */
function Actions({ site: { facts, copy }, page }: LayoutProps<'overzicht'>) {
  const { action, jump } = page.frontmatter
  return (
    <>
      {action === 'afspraak' && <AppointmentButton copy={copy} />}
      {action === 'bellen' && (
        <CallButton facts={facts}>{copy.buttons.call({ phone: formatPhone(facts.phone) })}</CallButton>
      )}
      <JumpButton page={page} to={jump} />
    </>
  )
}

const field = css`
  margin-top: 24px;
`
/** The way for who knows the word: the field under the introduction. */
const Search = ({ site: { copy } }: { site: Site }) => (
  <div css={field}>
    <SearchField label={copy.search.field} button={copy.search.button} />
  </div>
)

/** Down to each location. */
const Jumps = ({ site: { facts } }: { site: Site }) =>
  facts.locations.map(({ id, name }) => (
    <Button key={id} href={`#${id}`} look="secondary" isSmall icon={icons.arrowDown}>
      {name}
    </Button>
  ))

/** Whether the practice is open now, where all locations have the same hours. */
function OpenNow({ site: { facts, copy } }: { site: Site }) {
  const [first] = facts.locations
  return first && byHours(facts.locations).length === 1 && <OpenPill location={first} facts={facts} copy={copy} />
}
