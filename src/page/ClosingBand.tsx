import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import { ownPictures } from '../content/ownPictures.ts'
import type { Closing } from '../content/kinds/fields.ts'
import type { Site } from '../site/page.ts'
import { formatPhone, whatsappHref } from '../content/phone.ts'
import { darkGround, notInPrint } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { below, color, edge, from, leading, radius, size, space } from '../theme/tokens.ts'
import { AppointmentButton, CallButton } from '../ui/contactButtons.tsx'
import { container } from '../ui/container.ts'
import { buttonRow } from '../ui/grid.ts'
import { fromWidth } from '../theme/photoSizes.ts'
import { Button } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'

const outer = css`
  padding-block: calc(${space.section} / 2) ${space.section};
`
const band = css`
  position: relative;
  overflow: clip;
  padding: clamp(40px, 5vw, 88px) clamp(28px, 5vw, 64px);
  border-radius: ${radius.band};
  background: ${color.pine};
  > :not(img, picture) {
    position: relative;
  }
  h2 {
    font-size: ${size.section};
    line-height: ${leading.section};
  }
  p {
    max-width: 30rem;
    margin-top: 16px;
    color: ${color.mist2};
    font-size: ${size.lead};
    line-height: ${leading.lead};
  }
  /* A drawing of 560 by 480: its disc stands off the side of the band, rises from its lower edge and is cut by it. */
  img {
    --height: 372px;
    position: absolute;
    inset: auto calc(clamp(24px, 4.4vw, 56px) - 0.1875 * var(--height)) calc(-26px - 0.104 * var(--height)) auto;
    width: calc(7 / 6 * var(--height));
    height: var(--height);
    ${from.lg} {
      --height: 468px;
    }
    ${from.xl} {
      --height: 534px;
    }
  }
  /* Buttons have one width, also under each other. */
  a {
    min-width: min(100%, 14.5rem);
    ${below.sm} {
      flex: 1 0 100%;
    }
  }
  /* As high with a heading of one line as with one of two: from page to page it keeps its size. */
  ${from.md} {
    align-content: center;
    min-height: 26.25rem;
    > :not(img, picture) {
      max-width: 56%;
    }
  }
  ${below.md} {
    padding-top: 276px;
    img {
      inset: -12px 0 auto;
      width: 100%;
      height: 300px;
      object-fit: contain;
    }
  }
  /* A photo fills its side of the band. */
  > picture img {
    inset: 0 0 auto auto;
    width: 45%;
    height: 100%;
    object-fit: cover;
    ${below.md} {
      width: 100%;
      height: 244px;
    }
  }
  ${edge.forced}
`

interface Props extends Closing {
  site: Site
  /** The page it stands on: it never leads to where one is. */
  path: string
  /** The second button: the phone, or on the overview of complaints "Neem contact op". */
  second?: 'phone' | 'contact'
}

/** The closing band: the one thing to do now. */
export function ClosingBand({ site, path, heading, text, picture, action, second = 'phone' }: Props) {
  const { facts, copy } = site
  const art = site.picture(picture ?? ownPictures.closing)
  const isCall = action === 'bellen' || path === addresses.contact
  return (
    <section css={[container, outer, notInPrint]}>
      <div css={[band, darkGround]}>
        <Picture picture={art} sizes={`${fromWidth.md} 45vw, 100vw`} />
        <h2>{heading}</h2>
        <p>{text}</p>
        <div css={buttonRow}>
          {isCall ? (
            <CallButton facts={facts} look="honey">
              {copy.buttons.call({ phone: formatPhone(facts.phone) })}
            </CallButton>
          ) : (
            <AppointmentButton copy={copy} look="honey" />
          )}
          {isCall ? (
            <Button href={whatsappHref(facts.whatsapp, copy.whatsapp.message)} look="outline" icon={icons.whatsapp}>
              {copy.headings.whatsapp}
            </Button>
          ) : second === 'phone' ? (
            <CallButton facts={facts} look="outline" />
          ) : (
            <Button href={addresses.contact} look="outline" icon={icons.envelope}>
              {copy.buttons.contact}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
