import { phrase } from '../content/copy.ts'
import type { Testimonial } from '../content/frontmatter.ts'
import { ownPictures } from '../content/ownPictures.ts'
import type { Site } from '../site/page.ts'
import type { CarouselProps } from '../islands/Carousel.island.tsx'
import type { MapSwitcherProps } from '../islands/MapSwitcher.island.tsx'

/** What the carousel shows: the testimonials of the home page. */
export function carouselProps({ copy, picture }: Site, testimonials: Testimonial[]): CarouselProps {
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
      pictureSet: picture(item.picture).sources?.find(({ type }) => type === 'image/webp')?.srcSet,
    })),
    words: {
      label: copy.koppen.reviews,
      carousel: copy.koppen.carrousel,
      slide: copy.koppen.dia,
      previous: copy.knoppen.vorige,
      next: copy.knoppen.volgende,
      slides: testimonials.map((_, index) =>
        phrase(copy.koppen['review-nummer'], { nummer: index + 1, totaal: total }),
      ),
    },
  }
}

/** What the map switcher shows: every address, and nothing of another host before the visitor asks. */
export function mapProps({ facts, copy, picture }: Site): MapSwitcherProps {
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
    pattern: picture(ownPictures.map).src,
    words: {
      label: copy.koppen.locaties,
      explanation: copy.kaart.uitleg,
      load: copy.knoppen['kaart-laden'],
      route: copy.knoppen.route,
      trouble: copy.kaart.fout,
    },
  }
}
