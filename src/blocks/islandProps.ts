import type { Testimonial } from '../content/kinds/home.ts'
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
      ratingText: copy.headings.stars({ stars: item.rating }),
      source: `${copy.headings.source} ${item.source}`,
      picture: picture(item.picture).src,
      pictureSet: picture(item.picture).sources?.find(({ type }) => type === 'image/webp')?.srcSet,
    })),
    words: {
      label: copy.headings.reviews,
      carousel: copy.headings.carousel,
      slide: copy.headings.slide,
      previous: copy.buttons.previous,
      next: copy.buttons.next,
      slides: testimonials.map((_, index) => copy.headings.reviewNumber({ number: index + 1, total })),
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
      question: copy.map.question({ town: location.name }),
      frameTitle: copy.map.frame({ town: location.name }),
    })),
    pattern: picture(ownPictures.map).src,
    words: {
      label: copy.headings.locations,
      explanation: copy.map.explanation,
      load: copy.buttons.loadMap,
      route: copy.buttons.route,
      trouble: copy.map.trouble,
    },
  }
}
