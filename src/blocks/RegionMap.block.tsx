import { css } from '@emotion/react'
import { ownPictures } from '../content/ownPictures.ts'
import { centred, square, without } from '../theme/declarations.ts'
import { below, color, from, onPaper, radius, size } from '../theme/tokens.ts'
import { Mark } from '../ui/Mark.tsx'
import { block } from './block.ts'

/** From here to the right edge, in percent, a name stands upright, and a phone has no room for it. */
const edge = 90

/** The part of the page that it stands in; with `&`, or it would be looked for inside of the map. */
const section = 'div:has(> [data-region]):not(&)'
/* The map stands beside the words of its section, and what follows stands under both. */
const map = css`
  position: relative;
  overflow: hidden;
  aspect-ratio: 686 / 424;
  border-radius: ${radius.band};
  ${from.hero} {
    ${section} {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      gap: 16px 48px;
      align-items: center;
      > * {
        grid-column: 1 / -1;
      }
      > :first-child {
        grid-template-columns: minmax(0, 1fr);
        grid-column: 1;
        > [data-more] {
          grid-row: 3;
          grid-column: 1;
        }
      }
    }
    &&& {
      grid-row: 1;
      grid-column: 2;
      margin-top: 0;
    }
  }
  > img {
    ${square('100%')}
    object-fit: cover;
  }
  li {
    position: absolute;
    translate: -50% -50%;
    font-size: ${size.small};
    line-height: 1.2;
    text-shadow:
      0 0 4px ${color.mist},
      0 0 4px ${color.mist},
      0 0 4px ${color.mist};
    ${below.md} {
      font-size: 0.8125rem;
    }
  }
  /* No room for names in large letters; the text beside it has them all. */
  ${without(below.xs)}
  ${onPaper.hidden}
`
const upright = css`
  writing-mode: vertical-rl;
  rotate: 180deg;
  ${without(below.md)}
`
const practice = css`
  && {
    display: grid;
    justify-items: center;
    gap: 6px;
    font-size: ${size.body};
    font-weight: 600;
    ${below.md} {
      font-size: 0.875rem;
    }
    translate: -50% -26px;
  }
`
/* The logo on a pin; its ball is not coral, which is where it hurts. */
const pin = css`
  ${centred('52px')}
  border: 4px solid ${color.white};
  border-radius: 50%;
  background: ${color.pine};
  color: ${color.white};
  circle {
    fill: ${color.honey};
  }
`

/** Where the practices are, with the places around them. What it shows, its text says too. */
export default block('Streekkaart', ({ site: { facts, picture, logo }, items }) => {
  const { src, alt, width, height } = picture(ownPictures.region)
  return (
    <div role="img" aria-label={alt} css={map} data-region="">
      <img src={src} alt="" width={width} height={height} loading="lazy" />
      <ul aria-hidden="true">
        {items.map(({ name, left, top }) => {
          const isPractice = facts.locations.some((location) => location.name === name)
          return (
            <li key={name} css={[{ left: `${left}%`, top: `${top}%` }, left > edge && upright, isPractice && practice]}>
              {isPractice && (
                <span css={pin}>
                  <Mark mark={logo} size={28} onDark />
                </span>
              )}
              {name}
            </li>
          )
        })}
      </ul>
    </div>
  )
})
