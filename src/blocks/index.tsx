import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import { phrase } from '../content/copy.ts'
import type { Page, Site } from '../content/page.ts'
import { formatPhone, mailHref, telHref, whatsappHref } from '../content/phone.ts'
import { isPlaceholder } from '../content/placeholders.ts'
import type { BlockName } from '../content/vocabulary.ts'
import Carousel from '../islands/Carousel.island.tsx'
import type { CarouselProps } from '../islands/Carousel.island.tsx'
import MapSwitcher from '../islands/MapSwitcher.island.tsx'
import type { MapSwitcherProps } from '../islands/MapSwitcher.island.tsx'
import * as icons from '../theme/icons.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { complaintGrid, serviceGrid, sixGrid } from '../ui/grid.ts'
import { Icon } from '../ui/Icon.tsx'
import { Island } from '../ui/Island.tsx'
import { Picture } from '../ui/Picture.tsx'
import { BodyMap } from './BodyMap.tsx'
import { Callout } from './Callout.tsx'
import { ContactCards } from './ContactCards.tsx'
import { Faq, Question } from './Faq.tsx'
import { CheckList, Column, Columns, Labels, Panel, Panels } from './lists.tsx'
import { LocationCards, LocationSections } from './Locations.tsx'
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

/** The nine links of the body map. */
export const regionsOf = (site: Site) =>
  site.complaints.map(({ path, frontmatter }) => ({ name: frontmatter.region, href: path }))

/** The cards of the eight complaints; `hoofdpijn` lies outside /pijnklachten and has no card. */
export function complaintCards(site: Site) {
  return site.complaints.filter(({ path }) => path.startsWith('/pijnklachten/')).map((page) => cardOf(site, page))
}

/** A page as a card. */
export const cardOf = (site: Site, { path, frontmatter }: Site['services'][number] | Site['complaints'][number]) => ({
  href: path,
  title: frontmatter.card.name,
  text: frontmatter.card.text,
  picture: site.picture(frontmatter.picture),
})

/** Every block that a page may use, each with the data it shows: the one place where Markdown meets data. */
export function blocksFor(site: Site, page: Page): MDXComponents {
  const { facts, copy, picture } = site
  const { frontmatter } = page
  const isOverview = frontmatter.kind === 'home' || frontmatter.kind === 'overzicht'
  const more = { more: copy.knoppen.meer, moreAbout: copy.knoppen['meer-over'] }

  const blocks = {
    InHetKort: ({ children }: Content) => <Summary title={copy.koppen['in-het-kort']}>{children}</Summary>,
    Vragen: Faq,
    Stappen: ({ children }: Content) => <Steps isAcross={isOverview}>{children}</Steps>,
    Waarschuwing: (props: Content & { titel: string }) => <Callout kind="warning" {...props} />,
    Tip: (props: Content & { titel: string }) => <Callout kind="info" {...props} />,
    Kaarten: (props: Content & { iconen?: string }) => <ValueCards isWide={isOverview} {...props} />,
    Vinkjes: CheckList,
    Kolommen: Columns,
    Labels,
    BeeldTekst: ({ beeld, children }: Content & { beeld: string }) => (
      <PictureText picture={picture(beeld)} fallbackAlt={copy.beeld['terugval-klachten']}>
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
      naam === (frontmatter.city ?? 'twente') ? children : null,
    LokaleTekst: () => <site.LocalText components={components} />,
    Diensten: ({ alles }: { alles?: boolean }) => (
      <ul css={alles ? sixGrid : serviceGrid}>
        {site.services
          .filter(({ frontmatter: { card } }) => alles || homeServices.includes(card.name))
          .map((service) => (
            <Card
              key={service.path}
              {...cardOf(site, service)}
              {...more}
              href={alles ? service.path : '/services'}
              fallbackAlt={copy.beeld.terugval}
            />
          ))}
      </ul>
    ),
    Pijnklachten: () => (
      <ul css={complaintGrid}>
        {complaintCards(site).map((card) => (
          <Card key={card.href} {...card} {...more} isRow fallbackAlt={copy.beeld['terugval-klachten']} />
        ))}
      </ul>
    ),
    PijnLinks: () => (
      <ul>
        {regionsOf(site).map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    ),
    Lichaamskaart: ({ children }: Content) => (
      <BodyMap regions={regionsOf(site)} body={picture('lichaam')} label={copy.koppen.lichaam}>
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
    Openingstijden: () => <p>{page.placeholders.uren}.</p>,
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
        sizes="(min-width:768px) 680px, 100vw"
        fallbackAlt={copy.beeld.terugval}
      />
    ),
  }
  return components
}

/** The services of the home page (specification, "Home"). */
const homeServices = ['Fysiotherapie', 'Podotherapie', 'Massage', 'Personal Training']

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
  return href ? <a href={href}>{text}</a> : text
}

function carouselProps(
  { copy, picture }: Site,
  testimonials: Extract<Page['frontmatter'], { kind: 'home' }>['testimonials'],
): CarouselProps {
  const total = testimonials.length
  return {
    items: testimonials.map((item) => ({
      id: item.id,
      name: item.name,
      text: item.text,
      rating: item.rating,
      ratingText: phrase(copy.koppen.sterren, { sterren: item.rating }),
      source: `${copy.koppen.bron} ${item.source}`,
      picture: picture(item.picture).src,
    })),
    words: {
      label: copy.koppen.reviews,
      previous: copy.knoppen.vorige,
      next: copy.knoppen.volgende,
      slides: testimonials.map((_, index) =>
        phrase(copy.koppen['review-nummer'], { nummer: index + 1, totaal: total }),
      ),
    },
  }
}

function mapProps({ facts, copy, picture }: Site): MapSwitcherProps {
  return {
    places: facts.locations.map((location) => ({
      id: location.id,
      name: location.name,
      address: `${location.street}, ${location.postcode} ${location.town}`,
      mapHref: location.mapHref,
      routeHref: location.routeHref,
      question: phrase(copy.kaart.titel, { plaats: location.name }),
      frameTitle: phrase(copy.kaart.frame, { plaats: location.name }),
    })),
    pattern: picture('kaartpatroon').src,
    words: {
      label: copy.koppen.locaties,
      explanation: copy.kaart.uitleg,
      load: copy.knoppen['kaart-laden'],
      route: copy.knoppen.route,
      trouble: copy.kaart.fout,
    },
  }
}
