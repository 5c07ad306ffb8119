import { useEffect, useRef, useState } from 'react'
import * as icons from '../theme/icons.ts'
import { Button, buttonStyle } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { focused } from '../ui/Picture.tsx'
import { useChoice } from './choice.ts'
import type { Alive } from './choice.ts'
import { actions, consent, panel, switched } from './mapSwitcherStyles.ts'

interface MapPlace {
  id: string
  name: string
  street: string
  /** Postcode and town. */
  town: string
  picture: { src: string; width: number; height: number; focus?: string }
  mapHref: string
  routeHref: string
  /** "Kaart van Enschede bekijken?" and the name of the frame. */
  question: string
  frameTitle: string
}

interface MapSwitcherProps extends Alive {
  places: MapPlace[]
  pattern: string
  words: { label: string; explanation: string; load: string; route: string; trouble: string }
}

/**
 * The map of one of the addresses. An island because a map comes from another host: nothing is asked of it
 * before the visitor presses the button, and that choice holds for both towns until the page is left.
 */
export default function MapSwitcher({ places, pattern, words, choice }: MapSwitcherProps) {
  const { chosen, choose, part } = useChoice(choice)
  const [mayLoad, setMayLoad] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  // The pressed button is gone once the map may load, so focus goes on to the map (WCAG 2.4.3).
  useEffect(() => {
    if (mayLoad) frame.current?.focus()
  }, [mayLoad])
  const place = places[chosen]
  const routes = places.map(({ id, name, routeHref }, index) => (
    <div key={id} {...part(index)}>
      <Button href={routeHref} look="secondary" isSmall icon={icons.navigation} name={`${words.route} ${name}`}>
        {words.route}
      </Button>
    </div>
  ))
  return (
    <div css={switched}>
      <div data-places="">
        <div role="group" aria-label={words.label}>
          {places.map(({ id, name, street, town, picture: { focus, ...picture }, routeHref }, index) => (
            <div key={id}>
              <img {...picture} css={focus && focused(focus)} alt="" loading="lazy" />
              <div>
                <strong>{name}</strong>
                <button type="button" aria-pressed={index === chosen} data-go={index} onClick={() => choose(index)}>
                  <Icon path={icons.mapTrifold} size={20} />
                  {name}
                </button>
                <p>
                  {street}
                  <br />
                  {town}
                </p>
                <a href={routeHref} aria-label={`${words.route} ${name}`}>
                  {words.route}
                </a>
              </div>
            </div>
          ))}
        </div>
        <div css={panel}>
          {mayLoad && place ? (
            <iframe
              key={place.id}
              ref={frame}
              src={place.mapHref}
              title={place.frameTitle}
              loading="lazy"
              referrerPolicy="no-referrer"
              // The map runs on its own host, so its own origin gives it no way out of the frame.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              sandbox="allow-scripts allow-same-origin allow-popups"
              tabIndex={0}
            />
          ) : (
            <>
              <img src={pattern} alt="" width="900" height="380" loading="lazy" />
              <div css={consent}>
                <Chip icon={icons.mapPin} tint="blush" />
                {places.map(({ id, question }, index) => (
                  <h3 key={id} {...part(index)}>
                    {question}
                  </h3>
                ))}
                <p>{words.explanation}</p>
                <div css={actions}>
                  <button type="button" css={buttonStyle('primary', true)} onClick={() => setMayLoad(true)}>
                    <Icon path={icons.mapTrifold} size={20} />
                    <span>{words.load}</span>
                  </button>
                  {routes}
                </div>
              </div>
            </>
          )}
        </div>
      </div>
      <div aria-live="polite" data-map={mayLoad ? '' : undefined}>
        <p>
          {places.map(({ id, street, town }, index) => (
            <span key={id} {...part(index)}>
              {`${street}, ${town}`}
            </span>
          ))}
          {mayLoad ? `. ${words.trouble}` : ''}
        </p>
        <div hidden={!mayLoad}>{routes}</div>
      </div>
    </div>
  )
}
