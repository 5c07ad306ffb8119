import { ownPictures } from '../content/ownPictures.ts'
import MapSwitcher from '../islands/MapSwitcher.island.tsx'
import type { Picture } from '../site/pictures.ts'
import { Island } from '../ui/Island.tsx'
import { block } from './block.ts'
import { mapStyles } from './mapStyles.ts'

/** What of a picture goes to the browser. */
const fileOf = ({ src, width, height, focus }: Picture) => ({ src, width, height, ...(focus && { focus }) })

/** The map of every address; nothing is asked of another host before the visitor wants it. */
export default block('Kaartkiezer', ({ site: { facts, copy, picture } }) => {
  const props = {
    places: facts.locations.map((location) => ({
      id: location.id,
      name: location.name,
      street: location.street,
      town: `${location.postcode} ${location.town}`,
      picture: fileOf(picture(location.picture)),
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
  return (
    <div css={mapStyles}>
      <Island component={MapSwitcher} props={props} />
    </div>
  )
})
