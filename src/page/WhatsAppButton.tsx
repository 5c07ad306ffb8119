import { css, keyframes } from '@emotion/react'
import type { Site } from '../site/page.ts'
import { whatsappHref } from '../content/phone.ts'
import { centred } from '../theme/declarations.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { below, color, edge, from, headerHeight, motion, radius, shadow, space } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'

/**
 * On a phone at the top of the page it stands in the row of the breadcrumb, which leaves it room; further on in the
 * corner. Moved by `translate`, which shifts nothing else.
 */
const toCorner = keyframes`
  1%, to { translate: 0 calc(100dvh - ${headerHeight.mobile} - 74px) }
`
const button = css`
  position: fixed;
  z-index: 10;
  ${centred('48px')}
  background: ${color.wa};
  box-shadow: ${shadow.raised};
  color: ${color.white};
  /* It floats over light and dark ground: a ring of two colours stands out from both (WCAG technique C40). */
  &:focus-visible {
    outline-color: ${color.white};
    outline-offset: 0;
    box-shadow: 0 0 0 6px ${color.ember};
  }
  ${below.md} {
    top: calc(${headerHeight.mobile} + 10px);
    right: ${space.gutter};
    border-radius: ${radius.pill};
    /*
     * A place and no motion, so also for who wants less of that. Browsers that cannot move it by scrolling do not know
     * the duration "auto" either: there it keeps to its row.
     */
    animation: auto linear both ${toCorner} !important;
    animation-timeline: scroll(root) !important;
    animation-range: 0 24px !important;
    &,
    svg {
      transition: transform ${motion.transform};
    }
    /* While one reads on, of which its script tells (browser/base.ts): the sign is whole in what stays in sight. */
    html[data-on] &:not(:focus-visible) {
      transform: translateX(48px);
      svg {
        transform: translateX(-13px) scale(0.58);
      }
    }
  }
  /* A tab in the gutter, in which nothing else stands but focus rings. */
  ${from.md} {
    top: 43vh;
    right: 0;
    width: calc(${space.gutter} - 8px);
    height: 56px;
    svg {
      width: 20px;
    }
    border-radius: ${radius.card} 0 0 ${radius.card};
    &:focus-visible {
      outline-offset: -6px;
      box-shadow: none;
    }
  }
  ${from.dock} {
    right: 20px;
    width: 56px;
    svg {
      width: 26px;
    }
    border-radius: ${radius.pill};
  }
  ${edge.forced}
`

/** The floating button that opens a chat in the visitor's own app; always shown, and a landmark of its own. */
export function WhatsAppButton({ site: { facts, copy } }: { site: Site }) {
  return (
    <aside css={notInPrint} aria-label={copy.headings.whatsapp}>
      <a
        href={whatsappHref(facts.whatsapp, copy.whatsapp.message)}
        css={button}
        aria-label={copy.buttons.whatsapp}
        title={copy.buttons.whatsapp}
      >
        <Icon path={icons.whatsapp} size={26} />
      </a>
    </aside>
  )
}
