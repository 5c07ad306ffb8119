import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import type { PageCard, Site } from '../site/page.ts'
import { columnsAt, quiet, tappable, without } from '../theme/declarations.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { below, color, edge, font, from, panel, size, space } from '../theme/tokens.ts'
import { container } from '../ui/container.ts'
import { Icon } from '../ui/Icon.tsx'
import { lift } from '../ui/lift.ts'
import { Picture } from '../ui/Picture.tsx'

const around = css`
  display: grid;
  gap: 16px 24px;
  align-items: center;
  padding-block: calc(${space.section} / 2);
  ${columnsAt(from.md, 2)}
  > div {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0 24px;
    align-items: last baseline;
    justify-content: space-between;
    a {
      ${tappable()}
      gap: 8px;
      font-weight: 600;
    }
  }
  h2 {
    font-size: ${size.prose};
  }
`
const card = css`
  display: flex;
  gap: clamp(16px, 2vw, 24px);
  align-items: center;
  align-self: stretch;
  overflow: hidden;
  min-height: 100px;
  ${panel.large}
  color: ${color.ink};
  text-decoration: none;
  ${lift}
  ${from.md} {
    min-height: 132px;
  }
  ${from.xl} {
    min-height: 164px;
  }
  img {
    flex: none;
    align-self: stretch;
    width: 96px;
    height: auto;
    object-fit: cover;
    ${from.md} {
      width: 128px;
    }
    ${from.xl} {
      width: 176px;
    }
  }
  span {
    display: flex;
    gap: 8px;
    align-items: center;
    ${quiet(size.small)}
    font-weight: 500;
  }
  svg {
    color: ${color.pine};
  }
  strong {
    display: block;
    margin-top: 2px;
    color: ${color.pine};
    /* The longest name fits beside its picture from 320 on. */
    font: 600 clamp(1.125rem, 0.125rem + 5vw, 1.25rem) / 1.2 ${font.head};
    ${from.xl} {
      font-size: 1.5rem;
    }
    overflow-wrap: anywhere;
  }
  /* Only where a card would be half empty without it. */
  p {
    margin-top: 4px;
    /* Two lines, whichever has more to say, so that the names beside each other are on one. */
    max-width: 25ch;
    ${quiet(size.cardText)}
    ${without(below.xl)}
  }
  ${below.xs} {
    img {
      display: none;
    }
    padding: 16px;
  }
  ${edge.forced}
`
/** The picture stands at the outer side. */
const next = css`
  flex-direction: row-reverse;
  text-align: right;
  span {
    flex-direction: row-reverse;
  }
  p {
    margin-left: auto;
  }
`

/** The complaints before and after this one, round from the last to the first, and the way to all of them. */
export function AroundComplaint({ site, path }: { site: Site; path: string }) {
  const { copy } = site
  const cards = site.around(path)
  if (!cards) return null
  return (
    <nav css={[container, around, notInPrint]} aria-label={copy.headings.otherComplaints}>
      <div>
        <h2>{copy.headings.otherComplaints}</h2>
        <a href={addresses.complaints}>
          {copy.buttons.allComplaints}
          <Icon path={icons.arrowRight} size={18} />
        </a>
      </div>
      <Neighbour site={site} card={cards.before} label={copy.buttons.previousComplaint} icon={icons.arrowLeft} />
      <Neighbour site={site} card={cards.after} label={copy.buttons.nextComplaint} icon={icons.arrowRight} isNext />
    </nav>
  )
}

interface NeighbourProps {
  site: Site
  card: PageCard
  label: string
  icon: string
  isNext?: boolean
}

function Neighbour({ site, card: { path, title, text, picture }, label, icon, isNext = false }: NeighbourProps) {
  return (
    <a href={path} css={[card, isNext && next]}>
      <Picture picture={site.picture(picture)} alt="" sizes="176px" />
      <div>
        <span>
          <Icon path={icon} size={18} />
          {label}
        </span>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </a>
  )
}
