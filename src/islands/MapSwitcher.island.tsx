import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import * as icons from '../theme/icons.ts'
import { color, from, radius, shadow, size } from '../theme/tokens.ts'
import { Button, buttonStyle } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { focused } from '../ui/Picture.tsx'
import { alive } from './alive.ts'
import { useChoice } from './choice.ts'
import type { Alive } from './choice.ts'

const panel = css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 440px;
  ${from.wide} {
    min-height: 560px;
  }
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.mist};
  > img,
  > iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
  /* The frame fills the panel, which would cut off its ring. */
  &:focus-within:has(> iframe:focus) {
    outline: 3px solid var(--ring);
    outline-offset: 3px;
  }
  > iframe:focus-visible {
    outline: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  @media print {
    display: none;
  }
`
const consent = css`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 12px;
  width: min(440px, 100% - 32px);
  margin-block: 16px;
  padding: 28px 24px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.raised};
  text-align: center;
  h3 {
    font-size: ${size.card};
  }
  p {
    color: ${color.ink2};
    font-size: ${size.cardText};
    line-height: 1.55;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  > button {
    display: none;
  }
  ${alive} & > button {
    display: inline-flex;
  }
  /* Pressed, while the map is on its way. */
  > [aria-busy] {
    opacity: 0.7;
    cursor: progress;
  }
`
/* What belongs to the place that is not shown. */
const switched = css`
  [data-part]:not([data-current]) {
    display: none;
  }
`
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
              <img {...picture} css={focus && focused(focus)} alt="" loading="lazy" decoding="async" />
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
