import Carousel from '../islands/Carousel.island.tsx'
import { Island } from '../ui/Island.tsx'
import { sizesOf } from '../site/pictures.ts'
import { block } from './block.ts'

/** The testimonials of the home page, in a carousel. */
export default block('Ervaringen', ({ site: { copy, picture }, items }) => {
  if (items.length === 0) return null
  const props = {
    items: items.map((item) => ({
      id: item.id,
      name: item.name,
      text: item.text,
      rating: item.rating,
      ratingText: copy.headings.stars({ stars: item.rating }),
      source: `${copy.headings.source} ${item.source}`,
      picture: picture(item.picture).src,
      pictureAlt: picture(item.picture).alt ?? '',
      focus: picture(item.picture).focus,
      pictureSet: sizesOf(picture(item.picture)),
    })),
    words: {
      label: copy.headings.reviews,
      carousel: copy.headings.carousel,
      slide: copy.headings.slide,
      previous: copy.buttons.previous,
      next: copy.buttons.next,
      slides: items.map((_, index) => copy.headings.reviewNumber({ number: index + 1, total: items.length })),
    },
  }
  return <Island component={Carousel} props={props} />
})
