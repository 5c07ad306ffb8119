import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Picture as PictureData } from '../site/pictures.ts'
import { covering, disc, quiet, stretched } from '../theme/declarations.ts'
import { visuallyHidden } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { fromWidth } from '../theme/photoSizes.ts'
import {
  below,
  color,
  edge,
  from,
  leading,
  motion,
  palette,
  panel,
  onPaper,
  radius,
  sharedPicture,
  size,
} from '../theme/tokens.ts'
import { Icon } from './Icon.tsx'
import { lift } from './lift.ts'
import { Picture } from './Picture.tsx'
import { withSoftHyphen } from './softHyphen.ts'

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  ${panel.card}
  ${lift}
  &:hover img {
    scale: 1.04;
  }
  &:active {
    transform: none;
  }
  &:hover [data-arrow] {
    svg {
      translate: 3px;
    }
    ${from.md} {
      background: ${color.pine};
      color: ${color.white};
    }
  }
  /* The card that was followed, here and on the way back: its picture becomes the picture of the page. */
  &:focus-within img {
    view-transition-name: ${sharedPicture};
  }
  &:focus-within:has(:focus-visible) {
    outline: 3px solid ${color.ember};
    outline-offset: 3px;
  }
  img {
    ${covering('4 / 3')}
    transition: scale ${motion.transform};
  }
  /* On a phone a row, as high as three lines of text: low enough to show most of the drawing. */
  ${below.md} {
    flex-direction: row;
    min-height: 9.125rem;
    > img {
      width: 40%;
    }
  }
  ${below.xs} {
    flex-direction: column;
    > img {
      width: 100%;
    }
  }
  ${edge.forced}
  @media print {
    border: 1px solid;
    break-inside: avoid;
    img {
      display: none;
    }
    h3 a::after {
      position: static;
    }
  }
`
const grounds = [palette.mist, palette.sky, palette.sand, palette.blush].map(
  (ground) => `&[data-ground='${ground.toLowerCase()}'] > img { background: ${ground}; }`,
)
/** A thing that stands alone on its disc is seen whole in a row, on a ground of the drawing's colour. */
const whole = css`
  ${below.md} {
    > img {
      width: 38%;
      object-fit: contain;
    }
    ${grounds}
  }
  /* Its room is narrow and high: the margins of the drawing fall outside. */
  ${below.sm} {
    ${from.xs} {
      &&& > img {
        clip-path: inset(0 10.4%);
        scale: 1.26;
      }
    }
  }
`
const words = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: 8px;
  padding: 22px 24px;
  /* A long word in wide letters breaks, where the card would cut it off. */
  overflow-wrap: anywhere;
  p {
    ${quiet(size.cardText, leading.lead)}
  }
  ${below.md} {
    min-width: 0;
    padding: 14px;
    gap: 4px;
    /* Three short lines beside a picture: the last one kept a word of five letters. */
    text-wrap-style: balance;
    p {
      font-size: ${size.small};
      line-height: ${leading.small};
    }
  }
`
const title = css`
  font-size: ${size.card};
  a {
    color: inherit;
    text-decoration: none;
    outline: none;
    ${stretched}
  }
`
const more = css`
  display: flex;
  align-items: center;
  align-self: stretch;
  gap: 8px;
  margin-top: auto;
  padding-top: 4px;
  && {
    color: ${color.pine};
    font-size: ${size.cardText};
  }
  font-weight: 600;
  white-space: nowrap;
  ${from.md} {
    justify-content: space-between;
    padding-top: 12px;
  }
  ${onPaper.hidden}
`
const arrow = css`
  ${from.md} {
    ${disc('40px')}
    border-radius: ${radius.pill};
    background: ${color.mist};
    transition:
      background-color ${motion.color},
      color ${motion.color};
  }
  svg {
    transition: translate ${motion.transform};
  }
`

interface Props {
  href: string
  title: string
  text: string
  picture: PictureData | undefined
  /** "Meer informatie" and, for screen readers, "over Rugpijn". */
  more: ReactNode
  moreAbout?: string
  /** Where the link goes, or what one does there, when that is not the page of its title; for screen readers. */
  place?: string
  /** The picture is of a thing, of which a row cuts nothing off. */
  isThing?: boolean
  /** It stands beside a list, not in one. */
  isAlone?: boolean
  fallbackAlt: string
}

/** How wide its picture stands, for choosing the size of a photo. */
const sizes = `${fromWidth.cards4} 25vw, ${fromWidth.cards2} 50vw, 100vw`

/**
 * A card that is one link as a whole: the link is its title, stretched over the card, so that it is
 * announced once and by a name of its own (WCAG 2.4.4).
 */
export function Card({
  href,
  title: name,
  text,
  picture,
  more: label,
  moreAbout = '',
  place,
  isThing = false,
  isAlone = false,
  fallbackAlt,
}: Props) {
  const Box = isAlone ? 'div' : 'li'
  return (
    <Box css={[card, isThing && whole]} data-ground={isThing ? picture?.ground : undefined}>
      {picture && <Picture picture={picture} alt="" sizes={sizes} fallbackAlt={fallbackAlt} />}
      <div css={words}>
        <h3 css={title}>
          <a href={href}>
            {withSoftHyphen(name)}
            {place && <span css={visuallyHidden}>{` (${place})`}</span>}
          </a>
        </h3>
        <p>{text}</p>
        <p css={more}>
          <span>
            {label} <span css={visuallyHidden}>{`${moreAbout} ${name}`}</span>
          </span>
          <span css={arrow} data-arrow>
            <Icon path={icons.arrowRight} size={18} />
          </span>
        </p>
      </div>
    </Box>
  )
}
