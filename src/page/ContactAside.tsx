import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import { formatPhone, mailHref, telHref, whatsappHref } from '../content/phone.ts'
import { columns, quiet, sticking } from '../theme/declarations.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { color, edge, from, panel, size, width } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmailText } from '../ui/EmailText.tsx'

/** Where there is room, as on a tablet, the ways stand beside the question and its button; without one beside each other. */
const aside = (isQuiet: boolean) => css`
  ${isQuiet ? '' : 'columns:2 280px;column-gap:40px;'}
  padding: 24px;
  ${panel.large}
  ${sticking}
  h2 {
    font-size: ${size.card};
  }
  > p {
    margin-block: 10px 16px;
    text-wrap-style: balance;
    ${quiet(size.cardText, 1.55)}
  }
  > a {
    width: 100%;
    padding-inline: 12px;
  }
  ul {
    ${isQuiet ? 'display:flex;flex-wrap:wrap;gap:12px 40px;' : 'display:grid;gap:12px;'}
    margin-top: 16px;
    break-inside: avoid;
  }
  li a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: ${width.target};
    color: ${color.ink};
    font-size: ${size.small};
    font-weight: 500;
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover {
      color: ${color.pine};
      text-decoration: underline;
    }
  }
  ${edge.forced}
`

/** Under a text it is low: the question and its button, and in a row under them three ways, of which the last is under the button. */
const row = css`
  ${from.xl} {
    display: grid;
    ${columns(3, '8px 32px')}
    h2,
    > p {
      grid-column: 1 / 3;
      margin: 0;
    }
    > a {
      grid-area: 1 / 3 / 3;
      align-self: center;
    }
    ul {
      display: contents;
    }
    li {
      margin-top: 12px;
    }
  }
`

/** Beside a long text: a question, perhaps the appointment button, and the three ways to reach the practice. */
export function ContactAside({
  site: { facts, copy },
  question,
  text,
  isQuiet = false,
  isRow = false,
}: {
  site: Site
  question: string
  text: string
  /** Beside a text that leads to no appointment. */
  isQuiet?: boolean
  /** Under a text, as wide as that. */
  isRow?: boolean
}) {
  const ways = [
    { href: telHref(facts.phone), icon: icons.phoneChip, text: formatPhone(facts.phone) },
    { href: whatsappHref(facts.whatsapp, copy.whatsapp.message), icon: icons.whatsapp, text: copy.headings.whatsapp },
    { href: mailHref(facts.email), icon: icons.envelopeChip, text: <EmailText email={facts.email} /> },
  ]
  return (
    <aside css={[aside(isQuiet), isRow && row, notInPrint]} aria-label={question}>
      <h2>{question}</h2>
      <p>{text}</p>
      {!isQuiet && <Button href={addresses.contact}>{copy.buttons.appointment}</Button>}
      <ul>
        {ways.map(({ href, icon, text: label }) => (
          <li key={href}>
            <a href={href}>
              <Chip icon={icon} size={44} />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
