import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { formatPhone, mailHref, telHref, whatsappHref } from '../content/phone.ts'
import type { Site } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { color, font, from, motion, radius, shadow, size } from '../theme/tokens.ts'
import { Chip } from '../ui/Chip.tsx'
import { EmailText } from '../ui/EmailText.tsx'
import type { Tint } from '../ui/Chip.tsx'
import { block } from './block.ts'

const grid = css`
  display: grid;
  gap: 16px;
  ${from.md} {
    grid-template-columns: 1fr 1fr;
    gap: 20px;
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
const card = css`
  display: flex;
  align-items: center;
  gap: 18px;
  height: 100%;
  padding: 22px 24px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.rest};
  color: ${color.ink};
  text-decoration: none;
  transition: transform ${motion.transform};
  &:hover {
    transform: translateY(-3px);
  }
  ${from.md} {
    flex-direction: column;
    align-items: flex-start;
  }
  strong {
    display: block;
    font: 600 ${size.card}/1.3 ${font.head};
    letter-spacing: -0.01em;
  }
  span + span span {
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active), print {
    border: 1px solid;
  }
`

/** The phone comes first: pine, with its number large. */
const first = css`
  background: ${color.pine};
  color: ${color.white};
  strong {
    color: ${color.mist2};
    font: 500 1.125rem/1.3 ${font.text};
  }
  && span + span span {
    display: block;
    color: ${color.white};
    font: 600 clamp(1.75rem, 1.2rem + 2.4vw, 3.25rem) / 1.15 ${font.head};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`

/** The three ways to reach the practice, each a card that is one link. */
function ContactCards({ site: { facts, copy } }: { site: Site }) {
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
    <ul css={grid}>
      {ways.map(({ href, icon, tint, name, value }, index) => (
        <li key={href}>
          <a href={href} css={[card, index === 0 && first]}>
            <Chip icon={icon} tint={tint} />
            <span>
              <strong>{name}</strong> <span>{value}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export default block('ContactKaarten', ContactCards)
