import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import { below, color, edge, radius, size } from '../theme/tokens.ts'
import * as icons from '../theme/icons.ts'
import { container } from '../ui/container.ts'
import { Icon } from '../ui/Icon.tsx'

const list = css`
  display: grid;
  gap: 8px;
  padding-top: 16px;
  /* Room for the WhatsApp button, which stands here while the page is at its top. */
  ${below.md} {
    margin-right: 60px;
  }
`
const notice = css`
  display: flex;
  gap: 12px;
  padding: 14px 20px;
  border-radius: ${radius.card};
  background: ${color.sand};
  font-size: ${size.cardText};
  line-height: 1.5;
  svg {
    flex: none;
    color: ${color.pine};
  }
  ${edge.plain}
`
const shownOn: readonly string[] = [addresses.home, addresses.contact, addresses.locations]

/** What visitors must know these days, on top of the pages where they look for it. */
export function Notices({ site, path }: { site: Site; path: string }) {
  if (!shownOn.includes(path) || site.facts.notices.length === 0) return null
  return (
    <div css={container}>
      <ul css={list}>
        {site.facts.notices.map(({ title, text }) => (
          <li key={title} css={notice}>
            <Icon path={icons.info} size={24} />
            <p>
              <strong>{title}.</strong> {text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
