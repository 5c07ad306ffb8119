import { regionsOf } from '../blocks/cards.ts'
import { BodyPanel } from '../blocks/BodyMap.tsx'
import { blocksFor } from '../blocks/index.tsx'
import { addresses } from '../content/addresses.ts'
import type { FrontmatterOf } from '../content/frontmatter.ts'
import { ownPictures } from '../content/ownPictures.ts'
import type { Page, Site } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { Button } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Article } from './Article.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ClosingBand } from './ClosingBand.tsx'
import { HomeHero } from './HomeHero.tsx'
import { PageHead } from './PageHead.tsx'

interface Props<P extends Page = Page> {
  site: Site
  page: P
}

const Body = ({ site, page }: Props) => <page.Body components={blocksFor(site, page)} />

/** The home page: its first screen, then the sections of its text. */
export function HomeLayout({ site, page }: Props<Page<FrontmatterOf<'home'>>>) {
  const { closing } = page.frontmatter
  return (
    <>
      <HomeHero site={site} frontmatter={page.frontmatter} />
      <Body site={site} page={page} />
      <ClosingBand site={site} {...closing} />
    </>
  )
}

/** Overview pages: heading with a picture, full-width sections, closing band (design, section 7). */
export function OverviewLayout({ site, page }: Props<Page<FrontmatterOf<'overzicht'>>>) {
  const { heading, lead, picture, closing } = page.frontmatter
  const isComplaints = page.path === addresses.complaints
  const art = isComplaints ? (
    <BodyPanel
      regions={regionsOf(site)}
      body={site.picture(ownPictures.body)}
      label={site.copy.headings.body}
      isFirst
    />
  ) : (
    picture && <Picture picture={site.picture(picture)} isFirst />
  )
  const action = isComplaints && (
    <Button href={addresses.contact} icon={icons.calendar}>
      {site.copy.buttons.appointmentNow}
    </Button>
  )
  return (
    <>
      <Breadcrumbs site={site} page={page} />
      <PageHead heading={heading} lead={lead} picture={art} action={action} />
      <Body site={site} page={page} />
      <ClosingBand site={site} {...closing} second={isComplaints ? 'contact' : 'phone'} />
    </>
  )
}

/** Terms, privacy and the like: contents and text. */
export function TextLayout({ site, page }: Props<Page<FrontmatterOf<'tekst'>>>) {
  const { heading, lead } = page.frontmatter
  return (
    <>
      <Breadcrumbs site={site} page={page} />
      <PageHead heading={heading} lead={lead} />
      <Article site={site} page={page} />
    </>
  )
}
