import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { formatPhone, mailHref, telHref, whatsappHref } from '../content/phone.ts'
import type { Page, Site } from '../site/page.ts'
import { centred, quiet, square, without } from '../theme/declarations.ts'
import * as icons from '../theme/icons.ts'
import { below, color, edge, font, from, onDark, panel, onPaper, radius, shadow, size, width } from '../theme/tokens.ts'
import { Chip } from '../ui/Chip.tsx'
import { EmailText } from '../ui/EmailText.tsx'
import { lift } from '../ui/lift.ts'
import type { Tint } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { block } from './block.ts'

const grid = css`
  display: grid;
  gap: 16px;
  ${from.md} {
    grid-template-columns: 1fr 1fr;
    gap: 24px;
    > :first-of-type {
      grid-column: 1 / -1;
    }
  }
  ${from.lg} {
    grid-template-columns: 1.62fr 1fr 1fr;
    > :first-of-type {
      grid-column: auto;
    }
  }
`
/** Under a panel the cards stand on the floor of its drawing, where nothing comes between (Section). */
const onFloor = css`
  position: relative;
  a {
    box-shadow: ${shadow.raised};
  }
  /* They lie on the drawing and beside it: a ring of two colours stands out from both (WCAG technique C40). */
  && a:focus-visible {
    outline-offset: 0;
    box-shadow: 0 0 0 6px ${color.white};
  }
  /* What comes next keeps to their edges; a phone has one edge for all. */
  &,
  & + div {
    ${from.md} {
      margin-inline: clamp(20px, 2.6vw, 32px);
    }
  }
`
const card = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  height: 100%;
  min-height: 84px;
  padding: 18px 16px;
  ${panel.large}
  color: ${color.ink};
  text-decoration: none;
  ${lift}
  ${from.md} {
    flex-direction: column;
    align-items: flex-start;
    justify-content: space-between;
    min-height: clamp(170px, 18vw, 237px);
    padding: 24px 28px;
  }
  > span:nth-of-type(2) {
    min-width: 0;
    ${from.sm} {
      padding-right: 56px;
    }
    /* Three beside each other on a narrow window: the small ones need their room for words. */
    ${from.lg} {
      ${below.xl} {
        padding-right: 0;
      }
    }
  }
  strong {
    display: block;
    margin-bottom: 4px;
    font: 600 ${size.card}/1.3 ${font.head};
    letter-spacing: -0.01em;
  }
  > span:nth-of-type(2) span {
    ${quiet(size.cardText, 1.5)}
    overflow-wrap: anywhere;
    /* What is under a name fits one line of a phone, so that the cards are of one height. */
    ${below.sm} {
      font-size: ${size.small};
    }
    /* The names of the cards stand on one line, however long what is under them. */
    ${from.md} {
      display: block;
      min-height: 2lh;
    }
  }
  ${edge.plain}
`
const arrow = css`
  position: absolute;
  right: 20px;
  ${centred(width.target)}
  border-radius: ${radius.pill};
  background: ${color.mist};
  color: ${color.pine};
  ${from.md} {
    right: 24px;
    bottom: 24px;
  }
  ${without(below.sm)}
  ${from.lg} {
    ${without(below.xl)}
  }
  ${onPaper.hidden}
`

/** The phone comes first: pine, with its number large. */
const first = css`
  min-height: 126px;
  background: ${color.pine};
  color: ${color.white};
  > :first-child {
    background: ${onDark.chip};
    color: ${color.white};
  }
  > span:nth-of-type(2) {
    padding-right: 0;
  }
  strong {
    color: ${color.mist2};
    margin-bottom: 0;
    font: 500 1.125rem/1.3 ${font.text};
  }
  && > span:nth-of-type(2) span {
    display: block;
    color: ${color.white};
    font: 600 clamp(1.75rem, 1.2rem + 2.4vw, 3.25rem) / 1.15 ${font.head};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    min-height: 0;
  }
  /* Alone in its row, the number stands beside the icon. */
  ${from.md} {
    ${below.lg} {
      flex-direction: row;
      align-items: center;
      justify-content: flex-start;
      min-height: 112px;
      > :last-child {
        bottom: auto;
      }
    }
  }
  /* On a narrow desk the number has its line for itself, whatever its length. */
  ${from.lg} {
    ${below.xl} {
      > :last-child {
        inset: 24px 24px auto auto;
      }
    }
  }
  /* On a phone the number has the room of the icon. */
  ${below.md} {
    > :first-child {
      display: none;
    }
  }
  > :last-child {
    display: none;
    ${square('56px')}
    background: ${color.honey};
    color: ${color.ink};
    ${from.narrow} {
      display: grid;
    }
  }
`

/** The three ways to reach the practice, each a card that is one link. */
function ContactCards({ site: { facts, copy }, page }: { site: Site; page: Page }) {
  const ways: { href: string; icon: string; tint: Tint; name: string; value: ReactNode }[] = [
    {
      href: telHref(facts.phone),
      icon: icons.phoneChip,
      tint: 'blush',
      name: copy.headings.phone,
      value: formatPhone(facts.phone),
    },
    {
      href: whatsappHref(facts.whatsapp, copy.whatsapp.message),
      icon: icons.whatsapp,
      tint: 'mist',
      name: copy.headings.whatsapp,
      value: copy.buttons.whatsappMessage,
    },
    {
      href: mailHref(facts.email),
      icon: icons.envelopeChip,
      tint: 'sky',
      name: copy.headings.email,
      value: <EmailText email={facts.email} />,
    },
  ]
  return (
    <ul css={[grid, isUnderPanel(page) && onFloor]} data-floor={isUnderPanel(page) ? '' : undefined}>
      {ways.map(({ href, icon, tint, name, value }, index) => (
        <li key={href}>
          <a href={href} css={[card, index === 0 && first]}>
            <Chip icon={icon} tint={tint} />
            <span>
              <strong>{name}</strong> <span>{value}</span>
            </span>
            <span css={arrow}>
              <Icon path={icons.arrowRight} size={20} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const isUnderPanel = ({ frontmatter }: Page): boolean =>
  frontmatter.kind === 'overzicht' && frontmatter.layout === 'paneel'

export default block('ContactKaarten', ContactCards)
