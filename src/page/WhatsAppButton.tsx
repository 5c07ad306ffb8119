import { css } from '@emotion/react'
import type { Site } from '../site/page.ts'
import { whatsappHref } from '../content/phone.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { color, from, radius, shadow, size } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'

const edge = 'clamp(16px, 2.4vw, 28px)'
const labelled = css`
  padding-inline: 24px;
  span {
    display: inline;
  }
`
const button = css`
  position: fixed;
  z-index: 10;
  right: ${edge};
  bottom: ${edge};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-width: 56px;
  height: 56px;
  border-radius: ${radius.pill};
  background: ${color.wa};
  box-shadow: ${shadow.raised};
  color: ${color.white};
  font-size: ${size.body};
  font-weight: 600;
  text-decoration: none;
  span {
    display: none;
  }
  /* Where the contact card stands at the right, the icon alone keeps the card's own buttons free. */
  ${from.header} {
    body:not(:has([data-contact])) & {
      ${labelled}
    }
  }
  ${from.wide} {
    ${labelled}
  }
  /* It floats over light and dark ground: a ring of two colours stands out from both (WCAG technique C40). */
  &:focus-visible {
    outline-color: ${color.white};
    outline-offset: 0;
    box-shadow: 0 0 0 6px ${color.ember};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`

/** The floating button that opens a chat in the visitor's own app; always shown, and a landmark of its own. */
export function WhatsAppButton({ site: { facts, copy } }: { site: Site }) {
  return (
    <aside css={notInPrint} aria-label={copy.headings.whatsapp}>
      <a href={whatsappHref(facts.whatsapp)} css={button} aria-label={copy.buttons.whatsapp}>
        <Icon path={icons.whatsapp} size={26} />
        <span>{copy.buttons.whatsapp}</span>
      </a>
    </aside>
  )
}
