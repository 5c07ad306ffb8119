import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import { ownPictures } from '../content/ownPictures.ts'
import type { Site } from '../site/page.ts'
import { formatPhone, telHref } from '../content/phone.ts'
import { darkGround, notInPrint } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { below, color, from, leading, radius, size, space } from '../theme/tokens.ts'
import { container } from '../ui/container.ts'
import { buttonRow } from '../ui/grid.ts'
import { Button } from '../ui/Button.tsx'

const outer = css`
  padding-block: calc(${space.section} / 2) ${space.section};
`
const band = css`
  position: relative;
  overflow: clip;
  padding: clamp(40px, 7vw, 88px) clamp(28px, 6vw, 78px);
  border-radius: ${radius.band};
  background: ${color.pine};
  > :not(img) {
    position: relative;
  }
  h2 {
    font-size: ${size.section};
    line-height: ${leading.section};
  }
  p {
    max-width: 480px;
    margin-top: 16px;
    color: ${color.mist2};
    font-size: ${size.lead};
    line-height: ${leading.lead};
  }
  img {
    position: absolute;
    right: max(-40px, -3.1vw);
    bottom: max(-153px, -12vw);
    width: min(686px, 53.6vw);
    max-width: none;
  }
  ${from.band} {
    h2 {
      max-width: 13.2em;
    }
    > :not(img) {
      max-width: 56%;
    }
  }
  ${below.band} {
    padding-top: 148px;
    img {
      top: -175px;
      right: -88px;
      bottom: auto;
      width: 410px;
      opacity: 0.55;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

interface Props {
  site: Site
  heading: string
  text: string
  /** The second button: the phone, or on the overview of complaints "Neem contact op". */
  second?: 'phone' | 'contact'
}

/** The closing band: the one thing to do now. */
export function ClosingBand({ site: { facts, copy, picture }, heading, text, second = 'phone' }: Props) {
  const art = picture(ownPictures.closing)
  return (
    <section css={[container, outer, notInPrint]}>
      <div css={[band, darkGround]}>
        <img src={art.src} alt="" width={art.width} height={art.height} loading="lazy" />
        <h2>{heading}</h2>
        <p>{text}</p>
        <div css={buttonRow}>
          <Button href={addresses.contact} look="honey" icon={icons.calendar}>
            {copy.buttons.appointment}
          </Button>
          {second === 'phone' ? (
            <Button href={telHref(facts.phone)} look="outline" icon={icons.phone}>
              {formatPhone(facts.phone)}
            </Button>
          ) : (
            <Button href={addresses.contact} look="outline">
              {copy.buttons.contact}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
