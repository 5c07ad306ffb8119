import { css } from '@emotion/react'
import { cardOf } from '../blocks/cards.ts'
import { sheetId } from '../blocks/Exercises.block.tsx'
import { Section, SectionHead, SectionMore } from '../blocks/Section.block.tsx'
import { addresses } from '../content/addresses.ts'
import { rulesOf } from '../content/frontmatter.ts'
import { linkText } from '../site/linkText.ts'
import type { ComplaintPage, ServicePage, Site } from '../site/page.ts'
import { columnsAt } from '../theme/declarations.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { from, sharedPicture, size } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { AppointmentButton } from '../ui/contactButtons.tsx'
import { Fold } from '../ui/Fold.tsx'
import { complaintGrid } from '../ui/grid.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { AlsoFitting } from './AlsoFitting.tsx'
import { AroundComplaint } from './AroundComplaint.tsx'
import { Article } from './Article.tsx'
import { AvailableAt } from './AvailableAt.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ClosingBand } from './ClosingBand.tsx'
import { ContactAside } from './ContactAside.tsx'
import { JumpButton } from './JumpButton.tsx'
import { PageHead } from './PageHead.tsx'

interface Props {
  site: Site
  page: ServicePage | ComplaintPage
}

/** Pages of services and complaints: the text with its contents and the contact card, then related pages. */
export function DetailLayout({ site, page }: Props) {
  const { copy } = site
  const { frontmatter } = page
  const isComplaint = frontmatter.kind === 'klacht'
  const { isWide } = rulesOf(frontmatter)
  const related = site.related(page.path)
  // One complaint under a heading of its own says less than the text that names it.
  const fitting = related.length > (isComplaint ? 0 : 1) && (
    <AlsoFitting site={site} cards={related} isOfComplaint={isComplaint} />
  )
  const jump = isComplaint ? undefined : frontmatter.jump
  const hasExercises = isComplaint && frontmatter.exercises !== undefined
  return (
    <>
      <Breadcrumbs site={site} page={page} />
      <PageHead
        heading={frontmatter.heading}
        lead={frontmatter.lead}
        picture={
          <div css={ofCard}>
            <Picture picture={site.picture(frontmatter.picture)} isFirst />
          </div>
        }
        more={<AvailableAt site={site} treatments={[page.path]} />}
        action={
          <>
            <AppointmentButton copy={copy} />
            {hasExercises && (
              <Button href={`#${sheetId}`} look="secondary" icon={icons.arrowDown}>
                {copy.exercises.button}
              </Button>
            )}
            <JumpButton page={page} to={jump} />
          </>
        }
        isPair={hasExercises || jump !== undefined}
      />
      <Fold />
      <Article
        site={site}
        page={page}
        isWide={isWide}
        besideHeight={isComplaint ? 5 + related.length * 6.5 : 0}
        aside={<ContactAside site={site} {...frontmatter.aside} isRow={isWide} />}
        besideEnd={isComplaint && fitting}
        end={isComplaint ? <AvailableAt site={site} treatments={related.map(({ path }) => path)} /> : fitting}
      />
      {isComplaint ? <AroundComplaint site={site} path={page.path} /> : <Related site={site} path={page.path} />}
      <ClosingBand site={site} path={page.path} {...frontmatter.closing} />
    </>
  )
}

/**
 * The picture that comes from its card, or goes to it; one name stands on a page once, and a card that has focus takes it.
 * With `:has` the browser would work out the styles of all of the page anew, twice, whenever focus moves.
 */
const ofCard = css`
  display: contents;
  main:not(:focus-within) & img {
    view-transition-name: ${sharedPicture};
  }
`

/** Four services that come after this one. */
function Related({ site, path }: { site: Site; path: string }) {
  const { copy } = site
  const next = site.neighbours(path).map((card) => cardOf(site, card))
  return (
    <div css={[asOfText, notInPrint]}>
      <Section>
        <SectionHead>
          <h2>{copy.headings.otherServices}</h2>
          <SectionMore>
            <p>
              <a href={addresses.services}>
                {linkText(site, addresses.services)}
                <Icon path={icons.arrowRight} size={18} />
              </a>
            </p>
          </SectionMore>
        </SectionHead>
        <ul css={[complaintGrid, fourAcross]}>
          {next.map((card) => (
            <Card key={card.href} {...card} fallbackAlt={copy.pictures.fallback} />
          ))}
        </ul>
      </Section>
    </div>
  )
}

/** Its heading is no larger than those of the text that it follows. */
const asOfText = css`
  &&& h2 {
    font-size: ${size.prose};
  }
  /* As far from its cards as the complaints around one. */
  &&&& ul {
    margin-top: 24px;
  }
`
/** Four cards never stand as three and one. */
const fourAcross = columnsAt(from.lg, 4)
