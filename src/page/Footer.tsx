import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import { formatPhone, mailHref, telHref, whatsappHref } from '../content/phone.ts'
import { centred, columns, columnsAt, tappable } from '../theme/declarations.ts'
import { darkGround, notInPrint } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { below, color, from, onDark, radius, size, width } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'
import { container } from '../ui/container.ts'
import { EmailText } from '../ui/EmailText.tsx'
import { Logo } from './Logo.tsx'

const footer = css`
  padding-block: clamp(48px, 6vw, 80px) 0;
  background: ${color.pine2};
  font-size: ${size.cardText};
`
const grid = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 40px 24px;
  align-items: start;
  > :first-child {
    display: grid;
    grid-column: 1 / -1;
    row-gap: 16px;
    place-items: center start;
    color: ${color.mist2};
  }
  /* On a phone half the width has no room for addresses. */
  ${below.md} {
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  ${columnsAt(below.xs, 1)}
  /* On a tablet who we are stands in a row, each part above a column. */
  ${from.md} {
    ${columns(3)}
    > :first-child {
      grid-template-columns: subgrid;
    }
  }
  ${from.lg} {
    grid-template-columns: 1.5fr 1fr 1fr 1.2fr;
    > :first-child {
      grid-column: auto;
      /* Our name on the line of the headings beside it. */
      margin-top: -10px;
    }
  }
`
const socials = css`
  display: flex;
  gap: 8px;
  a {
    ${centred(width.target)}
    border: 1.5px solid ${onDark.line};
    border-radius: ${radius.pill};
    &:hover {
      border-color: ${color.white};
    }
  }
`
const column = css`
  h2 {
    margin-bottom: 8px;
    font-size: ${size.body};
  }
  a {
    ${tappable('', '40px')}
    padding-block: 4px;
    color: ${color.mist2};
    line-height: 1.3;
    text-decoration-color: transparent;
    &:hover {
      color: ${color.white};
    }
  }
`
const last = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  align-items: center;
  margin-top: clamp(32px, 5vw, 56px);
  padding-block: 20px 28px;
  border-top: 1px solid ${onDark.line};
  color: ${color.mist2};
  font-size: ${size.small};
  a {
    ${tappable()}
    color: ${color.mist2};
    text-decoration-color: transparent;
    &:hover {
      color: ${color.white};
    }
  }
  ${below.md} {
    padding-bottom: 88px;
    > span {
      flex-basis: 100%;
      line-height: ${width.target};
    }
  }
`
const socialIcons = { Facebook: icons.facebook, Instagram: icons.instagram, LinkedIn: icons.linkedin }

/** The footer of every page: who we are, the pages, how to reach us. */
export function Footer({ site }: { site: Site }) {
  const { facts, copy } = site
  return (
    <footer css={[footer, darkGround, notInPrint]}>
      <div css={container}>
        <div css={grid}>
          <div>
            <Logo site={site} onDark />
            <p>{facts.tagline}</p>
            <ul css={socials}>
              {facts.social.map(({ network, href }) => (
                <li key={network}>
                  <a href={href} aria-label={copy.footer.social({ name: facts.name, network: network })}>
                    <Icon path={socialIcons[network]} size={22} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {copy.footer.columns.map(({ heading, links }) => (
            <Column key={heading} title={heading} links={links.map(({ path, text }) => ({ href: path, text }))} />
          ))}
          <Column
            title={copy.footer.contact}
            links={[
              { href: telHref(facts.phone), text: formatPhone(facts.phone) },
              { href: mailHref(facts.email), text: <EmailText email={facts.email} /> },
              { href: whatsappHref(facts.whatsapp, copy.whatsapp.message), text: copy.headings.whatsapp },
              ...facts.locations.map(({ id, street, town }) => ({
                href: `${addresses.locations}#${id}`,
                text: `${street}, ${town}`,
              })),
            ]}
          />
        </div>
        <div css={last}>
          <span>© {facts.name}</span>
          {copy.footer.bottom.map(({ path, text }) => (
            <a key={path} href={path}>
              {text}
            </a>
          ))}
        </div>
      </div>
    </footer>
  )
}

interface ColumnProps {
  title: string
  links: { href: string; text: ReactNode }[]
}

const Column = ({ title, links }: ColumnProps) => (
  <div css={column}>
    <h2>{title}</h2>
    <ul>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  </div>
)
