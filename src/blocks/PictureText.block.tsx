import { css } from '@emotion/react'
import { besideWords, columnsAt, without } from '../theme/declarations.ts'
import { fromWidth } from '../theme/photoSizes.ts'
import { below, color, edge, from, leading, onPaper, radius, sandFloor, shadow, size } from '../theme/tokens.ts'
import { looks } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { besideColumns } from './across.ts'
import { block } from './block.ts'
import { bullets, sectionGap } from './prose.ts'

const grid = css`
  display: grid;
  gap: 32px;
  align-items: center;
  ${columnsAt(from.md, 2, 'clamp(32px, 5vw, 64px)')}
  ${besideWords}
  ${onPaper.noPictures}
  /* Among parts of a text it is one, with a heading as theirs. */
  article > &&& {
    margin-top: ${sectionGap};
    h2 {
      font-size: ${size.prose};
    }
    /* Its heading over picture and words, and as wide as a sheet over the picture, beside its words as those of other parts. */
    row-gap: 0;
    align-items: start;
    > div {
      display: contents;
      > * {
        margin: 0;
        &:not(:last-child) {
          margin-bottom: 20px;
        }
      }
      > h2 {
        grid-row: 1;
      }
    }
    ${below.md} {
      > :first-child {
        margin-bottom: 20px;
      }
    }
    ${from.md} {
      > div {
        > * {
          grid-column: 2;
        }
        > h2 {
          grid-column: 1 / -1;
        }
      }
      > :first-child {
        grid-row: 2 / span 9;
      }
    }
    ${from.xl} {
      ${besideColumns}
      > div > h2 {
        grid-area: 1 / 1;
      }
    }
  }
`
const text = css`
  > * + * {
    margin-top: 20px;
  }
  > h2 {
    font-size: ${size.section};
    line-height: ${leading.section};
  }
`

/** Skirting and floor as they are drawn: on the panel beside the drawing, or beside it where it has a line of its own. */
const floor = `background:${color.sand} linear-gradient(transparent 89.17%,${color.white} 0 90.2%,${sandFloor} 0);`

/** Words left, and the drawing on the floor of the panel at the right; the floor runs on under the words. */
const panel = css`
  gap: 0;
  ${columnsAt(below.xl, 1)}
  overflow: hidden;
  border-radius: ${radius.band};
  position: relative;
  isolation: isolate;
  background: ${color.sand};
  &::after {
    position: absolute;
    z-index: -1;
    inset: 0;
    ${floor}
    content: '';
    ${without(below.xl)}
  }
  > img {
    border-radius: 0;
  }
  > div {
    padding: clamp(28px, 5vw, 64px) clamp(24px, 5vw, 64px) clamp(64px, 9vw, 110px);
  }
  /* Where both people would not be seen whole beside the words, they stand above them. Under each other the floor is the end of the drawing: words on the colour of its wall would stand under it. */
  ${below.xl} {
    row-gap: 0;
    background: ${color.white};
    box-shadow: ${shadow.rest};
    /* On a tablet lower than the window is wide: wall, skirting and floor run on beside what is drawn. */
    > img {
      aspect-ratio: 640 / 480;
      max-height: 340px;
      object-fit: contain;
      ${floor}
    }
    > div {
      padding-bottom: 32px;
    }
    /* Beside each other what is said with a button, and what is listed. */
    ${from.md} {
      > div:has(> p + div) {
        display: grid;
        grid-template: auto auto 1fr / minmax(0, 0.87fr) minmax(0, 1fr);
        gap: 0 32px;
        place-items: start;
        > :is(p:has(+ div), div) {
          grid-column: 2;
        }
        > p:has(+ div) {
          grid-row: 1;
          align-self: end;
          margin: 0;
        }
        > div {
          grid-row: 2 / 4;
          width: 100%;
        }
      }
    }
  }
  ${from.xl} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    > div {
      grid-row: 1;
    }
    > img {
      /* As high as the panel, and so with its floor at the height of the panel's. */
      justify-self: end;
      width: auto;
      max-width: 100%;
      height: 100%;
      min-height: 420px;
      aspect-ratio: 640 / 480;
      object-fit: cover;
      object-position: 52% 100%;
    }
  }
  /* It has the words for one button: the one thing to do there. */
  > div > a {
    min-height: 52px;
    border-color: transparent;
    ${looks.primary}
  }
  ${edge.plain}
`

/** A picture beside a heading with its text; the picture falls back on the general drawing. */
export default block('BeeldTekst', ({ site, picture, background, children }) => (
  <div css={[grid, background && panel]}>
    <Picture
      picture={picture}
      sizes={`${fromWidth.md} 50vw, 100vw`}
      fallbackAlt={site.copy.pictures.complaintFallback}
    />
    <div css={[text, bullets]}>{children}</div>
  </div>
))
