import { css } from '@emotion/react'
import type { Page, Site } from '../site/page.ts'
import { quiet, square } from '../theme/declarations.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import { below, color, size } from '../theme/tokens.ts'
import { container } from '../ui/container.ts'
import { trailOf } from './trail.ts'

const crumbs = css`
  padding-block: 16px;
  /* Room for the WhatsApp button, which stands here while the page is at its top. */
  ${below.md} {
    padding-right: 72px;
  }
  ${quiet(size.small)}
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  li:not(:last-child)::after {
    display: inline-block;
    ${square('7px')}
    margin: 0 7px 0 4px;
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

/** The way from home to this page. */
export function Breadcrumbs({ site, page }: { site: Site; page: Page }) {
  const trail = trailOf(site, page)
  return (
    <nav css={[container, crumbs, notInPrint]} aria-label={site.copy.headings.breadcrumbs}>
      <ol>
        {trail.slice(0, -1).map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{trail.at(-1)?.name}</li>
      </ol>
    </nav>
  )
}
