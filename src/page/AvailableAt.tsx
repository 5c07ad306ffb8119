import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { color, size, width } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  margin-top: 16px;
  color: ${color.ink2};
  font-size: ${size.cardText};
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: ${width.target};
    font-weight: 600;
  }
`

/** At which locations a treatment is given, as the facts say, with what there is to read about it there; nothing for a page that is no treatment. */
export function AvailableAt({ site: { facts, copy, versions }, path }: { site: Site; path: string }) {
  const places = facts.locations.filter(({ treatments }) => treatments.includes(path))
  if (places.length === 0) return null
  return (
    <div css={line}>
      <span>{copy.headings.availableAt}:</span>
      {places.map(({ id, name }) => (
        <a
          key={id}
          href={versions.find(({ of, city }) => of === path && city === id)?.path ?? `${addresses.locations}#${id}`}
        >
          <Icon path={icons.mapPin} size={20} />
          {name}
        </a>
      ))}
    </div>
  )
}
