import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import { linkText } from '../site/linkText.ts'
import type { Page, Site } from '../site/page.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import { below, color, size } from '../theme/tokens.ts'
import { container } from '../ui/container.ts'

const crumbs = css`
  padding-block: 16px;
  /* Room for the WhatsApp button, which stands here while the page is at its top. */
  ${below.md} {
    padding-right: 80px;
  }
  color: ${color.ink2};
  font-size: ${size.small};
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  li + li::before {
    display: inline-block;
    width: 7px;
    height: 7px;
    margin: 0 14px 1px 10px;
    border: solid ${color.bd};
    border-width: 1.5px 1.5px 0 0;
    rotate: 45deg;
    content: '';
  }
  a {
    display: inline-block;
    padding-block: 8px;
  }
`

/** The way from home to this page, by its URL. */
export function Breadcrumbs({ site, page }: { site: Site; page: Page }) {
  const parts = page.path.split('/').slice(1)
  const parents = parts.slice(0, -1).map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
  return (
    <nav css={[container, crumbs, notInPrint]} aria-label={site.copy.headings.breadcrumbs}>
      <ol>
        <li>
          <a href={addresses.home}>{linkText(site, addresses.home)}</a>
        </li>
        {parents.map((path) => (
          <li key={path}>
            <a href={path}>{linkText(site, path)}</a>
          </li>
        ))}
        <li aria-current="page">{linkText(site, page.path)}</li>
      </ol>
    </nav>
  )
}
