import type { Testimonial } from '../content/kinds/home.ts'
import Carousel from '../islands/Carousel.island.tsx'
import type { CarouselProps } from '../islands/Carousel.island.tsx'
import type { Site } from '../site/page.ts'
import { Island } from '../ui/Island.tsx'
import { block } from './block.ts'

/** What the carousel shows: the testimonials of the home page. */
function carouselProps({ copy, picture }: Site, testimonials: Testimonial[]): CarouselProps {
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

export default block('Ervaringen', ({ site, items }) =>
  items.length === 0 ? null : <Island name="Carousel" component={Carousel} props={carouselProps(site, items)} />,
)
