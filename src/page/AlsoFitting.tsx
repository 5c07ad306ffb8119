import { css } from '@emotion/react'
import type { PageCard, Site } from '../site/page.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import { belowHeader, color, from, motion, radius, size } from '../theme/tokens.ts'
import { Thumb } from '../ui/Thumb.tsx'

const list = css`
  ${from.lg} {
    position: sticky;
    top: ${belowHeader};
  }
  h2 {
    margin-bottom: 12px;
    font-size: ${size.card};
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 14px;
    align-content: center;
    padding-block: 10px;
    color: ${color.ink2};
    font-size: ${size.small};
    line-height: 1.35;
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
    width: 64px;
    height: 64px;
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

/** What a complaint is treated with, each with its line. */
export function AlsoFitting({ site, cards }: { site: Site; cards: readonly PageCard[] }) {
  const title = site.copy.headings.treatedWith
  return (
    <nav css={[list, notInPrint]} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.path}>
            <a href={card.path}>
              <Thumb picture={site.picture(card.picture)} size={64} />
              <strong>{card.title}</strong> <span>{card.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
