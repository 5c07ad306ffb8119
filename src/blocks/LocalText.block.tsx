import { regionWord } from '../content/places.ts'
import { block } from './block.ts'

export default [
  /** The text about a town that pages share. */
  block('LokaleTekst', ({ site, components }) => <site.LocalText components={components} />),
  /** Text for the pages of one town; without a town a page belongs to the region. */
  block('VoorPlaats', ({ site, page, place, children }) =>
    place === (page.frontmatter.city ?? regionWord(site.facts.region)) ? children : null,
  ),
]
