import { css } from '@emotion/react'
import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import { addresses } from '../content/addresses.ts'
import { composedKinds } from '../content/frontmatter.ts'
import { ownPictures } from '../content/ownPictures.ts'
import type { Page, Site } from '../site/page.ts'
import { formatPhone, mailHref, telHref, whatsappHref } from '../content/phone.ts'
import { isPlaceholder } from '../content/placeholders.ts'
import { regionWord } from '../content/places.ts'
import type { BlockName } from '../content/vocabulary.ts'
import Carousel from '../islands/Carousel.island.tsx'
import MapSwitcher from '../islands/MapSwitcher.island.tsx'
import * as icons from '../theme/icons.ts'
import { fromWidth } from '../theme/photoSizes.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { complaintGrid, serviceGrid, sixGrid } from '../ui/grid.ts'
import { Icon } from '../ui/Icon.tsx'
import { Island } from '../ui/Island.tsx'
import { Picture } from '../ui/Picture.tsx'
import { BodyMap } from './BodyMap.tsx'
import { Callout } from './Callout.tsx'
import { cardOf, complaintCards, regionsOf } from './cards.ts'
import { ContactCards } from './ContactCards.tsx'
import { Faq, Question } from './Faq.tsx'
import { carouselProps, mapProps } from './islandProps.ts'
import { CheckList, Column, Columns, Labels, Panel, Panels } from './lists.tsx'
import { LocationCards } from './LocationCards.tsx'
import { LocationSections } from './LocationSections.tsx'
import { PictureText } from './PictureText.tsx'
import { Aids, Products, Rentals } from './Products.tsx'
import { Promotion, Promotions } from './Promotions.tsx'
import { Section, SectionHead, SectionMore } from './Section.tsx'
import { Steps } from './Steps.tsx'
import { Summary } from './Summary.tsx'
import { ValueCard, ValueCards } from './ValueCards.tsx'

interface Content {
  children: ReactNode
}

/** Every block that a page may use, each with the data it shows: the one place where Markdown meets data. */
export function blocksFor(site: Site, page: Page): MDXComponents {
  const { facts, copy, picture } = site
  const { frontmatter } = page
  const isOverview = composedKinds.includes(frontmatter.kind)
  const more = { more: copy.buttons.more, moreAbout: copy.buttons.moreAbout }

  const blocks = {
    InHetKort: ({ children }: Content) => <Summary title={copy.headings.summary}>{children}</Summary>,
    Vragen: Faq,
    Stappen: ({ children }: Content) => <Steps isAcross={isOverview}>{children}</Steps>,
    Waarschuwing: (props: Content & { titel: string }) => <Callout kind="warning" {...props} />,
    Tip: (props: Content & { titel: string }) => <Callout kind="info" {...props} />,
    Kaarten: (props: Content & { iconen?: string }) => <ValueCards isWide={isOverview} {...props} />,
    Vinkjes: CheckList,
    Kolommen: Columns,
    Labels,
    BeeldTekst: ({ beeld, children }: Content & { beeld: string }) => (
      <PictureText picture={picture(beeld)} fallbackAlt={copy.pictures.complaintFallback}>
        {children}
      </PictureText>
    ),
    Panelen: Panels,
    Knop: ({ naar, children }: Content & { naar: string }) => (
      <Button href={naar} look="secondary" isSmall>
        {children}
      </Button>
    ),
    BelKnop: () => (
      <Button href={telHref(facts.phone)} isSmall icon={icons.phone}>
        {formatPhone(facts.phone)}
      </Button>
    ),
    Sectie: Section,
    VoorPlaats: ({ naam, children }: Content & { naam: string }) =>
      naam === (frontmatter.city ?? regionWord(facts.region)) ? children : null,
    LokaleTekst: () => <site.LocalText components={components} />,
    Diensten: ({ alles }: { alles?: boolean }) => (
      <ul css={alles ? sixGrid : serviceGrid}>
        {(alles ? site.services : site.homeServices).map((service) => (
          <Card
            key={service.path}
            {...cardOf(site, service)}
            {...more}
            {...(!alles && { href: addresses.services, place: site.titles.get(addresses.services) ?? '' })}
            fallbackAlt={copy.pictures.fallback}
          />
        ))}
      </ul>
    ),
    Pijnklachten: () => (
      <ul css={complaintGrid}>
        {complaintCards(site).map((card) => (
          <Card key={card.href} {...card} {...more} isRow fallbackAlt={copy.pictures.complaintFallback} />
        ))}
      </ul>
    ),
    Lichaamskaart: ({ children }: Content) => (
      <BodyMap regions={regionsOf(site)} body={picture(ownPictures.body)} label={copy.headings.body}>
        {children}
      </BodyMap>
    ),
    Locaties: () => <LocationCards facts={facts} copy={copy} picture={picture} />,
    LocatiesUitgebreid: () => <LocationSections facts={facts} copy={copy} picture={picture} />,
    Ervaringen: () =>
      frontmatter.kind === 'home' ? (
        <Island name="Carousel" component={Carousel} props={carouselProps(site, frontmatter.testimonials)} />
      ) : null,
    Producten: () =>
      frontmatter.kind === 'overzicht' ? (
        <Products products={frontmatter.products ?? []} facts={facts} copy={copy} picture={picture} />
      ) : null,
    Hulpmiddelen: () =>
      frontmatter.kind === 'dienst' ? <Aids aids={frontmatter.aids ?? []} picture={picture} /> : null,
    Verhuur: () => (frontmatter.kind === 'overzicht' ? <Rentals rentals={frontmatter.rentals ?? []} /> : null),
    ContactKaarten: () => <ContactCards facts={facts} copy={copy} />,
    Kaartkiezer: () => <Island name="MapSwitcher" component={MapSwitcher} props={mapProps(site)} />,
    Promoties: Promotions,
    Promotie: ({ beeld, children }: Content & { beeld: string }) => (
      <Promotion picture={picture(beeld)}>{children}</Promotion>
    ),
  } satisfies Record<BlockName, unknown>
  const components: MDXComponents = {
    ...blocks,
    Vraag: Question,
    Kaart: ValueCard,
    Kolom: Column,
    Paneel: Panel,
    SectieKop: SectionHead,
    Meer: SectionMore,
    Pijl: () => <Icon path={icons.arrowRight} size={18} />,
    Feit: ({ naam }: { naam: string }) => <Fact site={site} page={page} name={naam} />,
    img: ({ src = '', alt = '' }: { src?: string; alt?: string }) => (
      <Picture
        picture={picture(src)}
        alt={alt}
        sizes={`${fromWidth.md} 680px, 100vw`}
        fallbackAlt={copy.pictures.fallback}
      />
    ),
  }
  return components
}

const unbroken = css`
  white-space: nowrap;
`

/** A fact in running text; phone, e-mail and WhatsApp are links. */
function Fact({ site: { facts }, page, name }: { site: Site; page: Page; name: string }) {
  if (!isPlaceholder(name)) return null
  const text = page.placeholders[name]
  const hrefs: Record<string, string> = {
    telefoon: telHref(facts.phone),
    email: mailHref(facts.email),
    whatsapp: whatsappHref(facts.whatsapp),
  }
  const href = hrefs[name]
  return href ? (
    <a href={href} css={name === 'telefoon' && unbroken}>
      {text}
    </a>
  ) : (
    text
  )
}
