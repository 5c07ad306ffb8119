import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { blocksFor, cardOf, complaintCards, regionsOf } from '../blocks/index.tsx'
import { BodyPanel } from '../blocks/BodyMap.tsx'
import { bullets, prose } from '../blocks/prose.ts'
import { Section, SectionHead, SectionMore } from '../blocks/Section.tsx'
import type { FrontmatterOf } from '../content/frontmatter.ts'
import type { ComplaintPage, Page, ServicePage, Site } from '../content/page.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { from, space } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { container } from '../ui/container.ts'
import { complaintGrid } from '../ui/grid.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ClosingBand } from './ClosingBand.tsx'
import { ContactAside } from './ContactAside.tsx'
import { Contents } from './Contents.tsx'
import { HomeHero } from './HomeHero.tsx'
import { PageHead } from './PageHead.tsx'

interface Props<P extends Page = Page> {
  site: Site
  page: P
}

const Body = ({ site, page }: Props) => <page.Body components={blocksFor(site, page)} />

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
  const isComplaints = page.path === '/pijnklachten'
  const art = isComplaints ? (
    <BodyPanel regions={regionsOf(site)} body={site.picture('lichaam')} label={site.copy.koppen.lichaam} isFirst />
  ) : (
    picture && <Picture picture={site.picture(picture)} isFirst />
  )
  const action = isComplaints && (
    <Button href="/contact" icon={icons.calendar}>
      {site.copy.knoppen['direct-afspraak']}
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

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: 16px calc(${space.section} / 2);
  ${from.lg} {
    grid-template-columns: 200px minmax(0, 1fr) 264px;
    gap: 40px;
    align-items: start;
  }
  ${from.xl} {
    grid-template-columns: 220px minmax(0, 1fr) 256px;
    gap: 56px;
  }
  > nav:first-of-type {
    align-self: stretch;
  }
  @media print {
    display: block;
    padding: 0;
  }
`
const twoColumns = css`
  ${from.lg} {
    grid-template-columns: 220px minmax(0, 680px);
    gap: 56px;
  }
`
const sticky = css`
  ${from.lg} {
    height: 100%;
  }
`

/** A long text: contents left, text, and what stands beside it. */
function Article({ site, page, aside }: Props & { aside?: ReactNode }) {
  return (
    <div css={[container, columns, !aside && twoColumns]}>
      <div css={sticky}>
        <Contents title={site.copy.koppen['op-deze-pagina']} headings={page.headings} />
      </div>
      <article css={[prose, bullets]}>
        <Body site={site} page={page} />
      </article>
      {aside && <div css={sticky}>{aside}</div>}
    </div>
  )
}

/** Pages of services and complaints: the text with its contents and the contact card, then related pages. */
export function DetailLayout({ site, page }: Props<ServicePage | ComplaintPage>) {
  const { copy } = site
  const { frontmatter } = page
  return (
    <>
      <Breadcrumbs site={site} page={page} />
      <PageHead
        heading={frontmatter.heading}
        lead={frontmatter.lead}
        picture={<Picture picture={site.picture(frontmatter.picture)} isFirst />}
        action={
          <Button href="/contact" icon={icons.calendar}>
            {copy.knoppen.afspraak}
          </Button>
        }
      />
      <Article site={site} page={page} aside={<ContactAside site={site} {...frontmatter.aside} />} />
      <Related site={site} page={page} />
      <ClosingBand site={site} {...frontmatter.closing} />
    </>
  )
}

/** Four neighbours of this page, in menu order and starting after it. */
function Related({ site, page }: Props<ServicePage | ComplaintPage>) {
  const { copy } = site
  const isComplaint = page.frontmatter.kind === 'klacht'
  const cards = isComplaint ? complaintCards(site) : site.services.map((service) => cardOf(site, service))
  const start = cards.findIndex(({ href }) => href === page.path) + 1
  const next = [...cards.slice(start), ...cards.slice(0, start)].filter(({ href }) => href !== page.path).slice(0, 4)
  return (
    <div css={notInPrint}>
      <Section achtergrond="mist">
        <SectionHead>
          <h2>{copy.koppen[isComplaint ? 'andere-klachten' : 'andere-diensten']}</h2>
          <SectionMore>
            <p>
              <a href={isComplaint ? '/pijnklachten' : '/services'}>
                {isComplaint ? copy.knoppen['alle-klachten'] : linkName(site, '/services')}
                <Icon path={icons.arrowRight} size={18} />
              </a>
            </p>
          </SectionMore>
        </SectionHead>
        <ul css={[complaintGrid, fourAcross]}>
          {next.map(({ text, ...card }) => (
            <Card
              key={card.href}
              {...card}
              isRow
              more={copy.knoppen.meer}
              moreAbout={copy.knoppen['meer-over']}
              fallbackAlt={copy.beeld.terugval}
            />
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** Four cards never stand as three and one. */
const fourAcross = css`
  ${from.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const linkName = ({ copy }: Site, path: string) =>
  copy.voet.kolommen.flatMap(({ links }) => links).find((link) => link.path === path)?.text

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
