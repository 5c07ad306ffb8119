import { css } from '@emotion/react'
import { sectionGap } from '../blocks/prose.ts'
import { addresses } from '../content/addresses.ts'
import type { PageCard, Site } from '../site/page.ts'
import { columns, columnsAt, fourAsTwo, quiet, square, sticking } from '../theme/declarations.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import { below, color, edge, from, motion, panel, radius, size } from '../theme/tokens.ts'
import { leadsOn } from '../ui/chevron.ts'
import { withSoftHyphen } from '../ui/softHyphen.ts'
import { Thumb } from '../ui/Thumb.tsx'

const list = css`
  h2 {
    margin-bottom: 12px;
    font-size: ${size.card};
  }
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 14px;
    align-content: center;
    padding-block: 10px;
    ${quiet(size.small, 1.35)}
    text-wrap-style: pretty;
    text-decoration: none;
    &:hover strong {
      text-decoration: underline;
    }
    &:hover img {
      scale: 1.04;
    }
  }
  img {
    grid-row: 1 / 3;
    align-self: center;
    ${square('64px')}
    border-radius: ${radius.thumb};
    object-fit: cover;
    transition: scale ${motion.transform};
  }
  strong {
    align-self: end;
    color: ${color.pine};
    font-size: ${size.body};
    font-weight: 600;
    line-height: 1.25;
  }
`

/** Each with a line of text, and so with a line above it, under each other in every window; one alone as several. */
const lined = css`
  ${sticking}
  /* On the line of the larger heading beside it. */
  ${from.lg} {
    padding-top: 0.53rem;
  }
  li {
    border-top: 1px solid ${color.line};
  }
`

/** At the end of a text: names alone, each a card, beside each other where they have room. */
const names = css`
  && {
    margin-top: ${sectionGap};
  }
  h2 {
    margin-bottom: 24px;
    font-size: ${size.prose};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(212px, 1fr));
    gap: 12px;
    /* Nine rows would fill the screen of a phone: pictures three by three, as on the body map, unless letters are large; what would leave a place empty stands two by two. */
    ${below.sm} {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
      img {
        ${square('48px')}
      }
      strong {
        padding-right: 8px;
      }
      /* The last of an odd number has the row. */
      > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
      &:has(> :nth-child(3n):last-child) {
        > li {
          grid-column: auto;
        }
        grid-template-columns: repeat(auto-fill, minmax(max(5.2rem, 30%), 1fr));
        a {
          ${columns(1)}
          height: 100%;
          align-content: start;
          text-align: center;
        }
        img {
          grid-row: 1;
          width: 100%;
          height: auto;
          aspect-ratio: 1;
        }
        strong {
          grid-row: 2;
          padding: 8px 8px 12px;
          font-size: ${size.small};
        }
      }
    }
    ${columnsAt(from.md, 3)}
    ${fourAsTwo}
  }
  a {
    overflow: hidden;
    padding: 0;
    ${panel.card}
    ${edge.forced}
  }
  img {
    border-radius: 0;
  }
  strong {
    grid-row: 1 / 3;
    align-self: center;
    font-size: ${size.cardText};
  }
`

/** In the place that would stay empty: the way to all complaints. */
const toAll = css`
  && {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 64px;
    height: 100%;
    padding-inline: 16px;
    color: ${color.pine};
    font-size: ${size.cardText};
    font-weight: 600;
    &:hover {
      text-decoration: underline;
    }
    ${below.sm} {
      gap: 12px;
      flex-direction: column;
      justify-content: center;
      padding: 8px;
      font-size: ${size.small};
      text-align: center;
    }
  }
  ${leadsOn}
`
/** Whether in rows of three the last place would be empty. */
const isOneShort = (cards: readonly PageCard[]): boolean => cards.length > 3 && cards.length % 3 === 2

interface Props {
  site: Site
  cards: readonly PageCard[]
  isOfComplaint: boolean
}

/** What a complaint is treated with, each with its line; or the complaints that a service is for, by their names. */
export function AlsoFitting({ site, cards, isOfComplaint }: Props) {
  const { treatedWith, treats } = site.copy.headings
  const title = isOfComplaint ? treatedWith : treats
  return (
    <nav css={[list, isOfComplaint ? lined : names, notInPrint]} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.path}>
            <a href={card.path}>
              <Thumb picture={site.picture(card.picture)} size={64} />
              <strong>{withSoftHyphen(card.title)}</strong> {isOfComplaint && <span>{card.text}</span>}
            </a>
          </li>
        ))}
        {!isOfComplaint && isOneShort(cards) && (
          <li>
            <a href={addresses.complaints} css={toAll}>
              {withSoftHyphen(site.copy.buttons.allComplaints)}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
