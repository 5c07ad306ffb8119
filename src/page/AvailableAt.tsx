import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import type { Site } from '../site/page.ts'
import { quiet, tappable } from '../theme/declarations.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { below, size } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  margin-top: 16px;
  ${quiet(size.cardText)}
  /* On a line of its own, so that the row turns at the same place whatever letters have come: nothing moves for it. */
  ${below.md} {
    > span {
      width: 100%;
    }
  }
  a {
    ${tappable('6px')}
    font-weight: 600;
  }
  /* In columns on paper it stays together, with the addresses between its words. */
  @media print {
    display: block;
    break-inside: avoid;
    a {
      display: inline;
      margin-right: 16px;
    }
    svg {
      display: none;
    }
  }
`

/** More than a line holds: the word stands above them. */
const many = css`
  > span {
    width: 100%;
  }
`

interface Props {
  site: Site
  /** The addresses of treatments; a page that is no treatment is given nowhere. */
  treatments: readonly string[]
}

/**
 * At which locations one of some treatments is given, as the facts say, with what there is to read about it there. Paper
 * has the addresses of all of them at its head: it says where only of what is not given everywhere.
 */
export function AvailableAt({ site: { facts, copy, versions }, treatments }: Props) {
  const places = facts.locations.filter((location) => treatments.some((path) => location.treatments.includes(path)))
  const [only] = treatments.length === 1 ? treatments : []
  if (places.length === 0) return null
  return (
    <div css={[line, places.length > 3 && many, places.length === facts.locations.length && notInPrint]}>
      <span>{copy.headings.availableAt}:</span>
      {places.map(({ id, name }) => (
        <a
          key={id}
          href={versions.find(({ of, city }) => of === only && city === id)?.path ?? `${addresses.locations}#${id}`}
        >
          <Icon path={icons.mapPin} size={20} />
          {name}
        </a>
      ))}
    </div>
  )
}
