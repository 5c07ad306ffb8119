import { css } from '@emotion/react'
import type { MDXComponents } from 'mdx/types'
import type { ReactNode } from 'react'
import type { PartName } from '../content/blocks/parts.ts'
import { emergency, mailHref, telHref, whatsappHref } from '../content/phone.ts'
import { decorative } from '../content/pictures.ts'
import { isPlaceholder } from '../content/placeholders.ts'
import type { Page, Site } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { below, color, leading, size } from '../theme/tokens.ts'
import { fromWidth } from '../theme/photoSizes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SectionHead, SectionMore } from './Section.block.tsx'

/** What stands in a text besides blocks: the parts that make/mdx adds, and the pictures of Markdown. */
export function partsFor(site: Site, page: Page) {
  return {
    SectionHead,
    SectionMore,
    Arrow: () => <Icon path={icons.arrowRight} size={18} />,
    OnDays: ({ days, children }: { days: string; children?: ReactNode }) => (site.isOn(days) ? children : null),
    Fact: ({ name }: { name: string }) => <Fact site={site} page={page} name={name} />,
    a: ({ href = '', children, ...rest }: { href?: string; children?: ReactNode }) =>
      site.hidden.includes(href.split('#')[0] ?? '') ? (
        children
      ) : (
        <a href={href} {...rest}>
          {children}
        </a>
      ),
    strong: ({ children }: { children?: ReactNode }) => {
      const words = <strong>{children}</strong>
      return children === emergency ? <a href={telHref(emergency)}>{words}</a> : words
    },
    img: ({ src = '', alt = '' }: { src?: string; alt?: string }) => (
      <Picture
        picture={site.picture(src)}
        {...(alt !== '' && { alt: alt === decorative ? '' : alt })}
        sizes={`${fromWidth.md} 680px, 100vw`}
        fallbackAlt={site.copy.pictures.fallback}
      />
    ),
    table: ({ children }: { children?: ReactNode }) => (
      // Who cannot drag it moves it by the arrow keys (WCAG 2.1.1).
      <section css={wide} aria-label={site.copy.headings.table} tabIndex={0}>
        <table css={table}>{children}</table>
      </section>
    ),
  } satisfies MDXComponents & Record<PartName, unknown>
}

/** A table whose words have no room beside each other moves in a window of its own. */
const wide = css`
  overflow-x: auto;
`
/** A table of Markdown: as wide as the text; no word is broken but one that is wider than a phone. */
const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: ${size.cardText};
  line-height: ${leading.text};
  ${below.md} {
    font-size: ${size.small};
  }
  th,
  td {
    padding: 10px 16px 10px 0;
    border-bottom: 1px solid ${color.line};
    overflow-wrap: break-word;
    hyphens: auto;
    text-align: start;
    vertical-align: top;
  }
`
const unbroken = css`
  white-space: nowrap;
`

/** A fact in running text; phone, e-mail and WhatsApp are links. */
function Fact({ site: { facts, copy }, page, name }: { site: Site; page: Page; name: string }) {
  if (!isPlaceholder(name)) return null
  const text = page.placeholders[name]
  const hrefs: Record<string, string> = {
    telefoon: telHref(facts.phone),
    email: mailHref(facts.email),
    whatsapp: whatsappHref(facts.whatsapp, copy.whatsapp.message),
  }
  const href = hrefs[name]
  return href ? (
    <a href={href} css={name === 'telefoon' && unbroken}>
      {text}
    </a>
  ) : (
    text
  )
}
