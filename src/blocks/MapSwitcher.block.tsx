import { ownPictures } from '../content/ownPictures.ts'
import MapSwitcher from '../islands/MapSwitcher.island.tsx'
import type { MapSwitcherProps } from '../islands/MapSwitcher.island.tsx'
import type { Site } from '../site/page.ts'
import { Island } from '../ui/Island.tsx'
import { block } from './block.ts'

/** What the map switcher shows: every address, and nothing of another host before the visitor asks. */
function mapProps({ facts, copy, picture }: Site): MapSwitcherProps {
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

export default block('Kaartkiezer', ({ site }) => (
  <Island name="MapSwitcher" component={MapSwitcher} props={mapProps(site)} />
))
