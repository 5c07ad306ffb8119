import { css } from '@emotion/react'
import { quiet, square } from '../theme/declarations.ts'
import {
  below,
  color,
  edge,
  from,
  jumpRoom,
  leading,
  past,
  radius,
  shadow,
  size,
  space,
  width,
} from '../theme/tokens.ts'
import { desktopHeader } from '../theme/desktopHeader.ts'

/** How far the ground of the sheet goes on above and below it. */
const bandRoom = 'clamp(32px, 4.5vw, 64px)'
/** The middle of a long page: from side to side on a ground of its own, and on paper a page of its own. */
export const band = css`
  @media screen {
    ${below.lg} {
      && {
        margin-top: 48px;
      }
    }
    /* Who comes by the button sees its ground begin under the header, and more of the first exercise. */
    scroll-margin-top: ${desktopHeader - 4 - jumpRoom}px;
    ${from.md} {
      position: relative;
      padding-block: ${bandRoom};
      &::before {
        position: absolute;
        inset: 0;
        z-index: -1;
        /* In one piece, or a seam shows where it begins between two pixels. */
        border-image: conic-gradient(${color.mist} 0 0) fill 0 / 0 / 0 100vmax;
        clip-path: inset(0 -100vmax);
        /* The contents beside it stand on paper, whatever comes by. */
        ${from.lg} {
          clip-path: inset(0 -100vmax 0 -32px round ${radius.band} 0 0 ${radius.band});
        }
        content: '';
      }
    }
  }
  @media print {
    column-span: all;
    break-before: page;
    break-after: page;
  }
`
/** The white sheet, as wide as text and aside together. */
export const sheet = css`
  padding: 36px 32px;
  border-radius: ${radius.band};
  background: ${color.white};
  box-shadow: ${shadow.rest};
  ${from.xl} {
    padding: 44px 40px 36px;
  }
  /* On a phone its cards lie on the ground itself. */
  @media screen {
    ${below.md} {
      margin-inline: calc(-1 * ${space.gutter});
      padding: 48px ${space.gutter} 28px;
      border-radius: 0;
      background: ${color.mist};
      box-shadow: none;
    }
  }
  ${edge.forced}
  @media print {
    margin-inline: 0;
    padding: 0;
    box-shadow: none;
  }
`
/** Its heading with a line. */
export const head = css`
  h2 {
    font-size: ${size.prose};
    line-height: ${leading.section};
    ${from.lg} {
      font-size: 2.5rem;
    }
  }
  p {
    margin-top: 10px;
    color: ${color.ink2};
  }
`
/** When to stop, whom to call and what to mind, above all exercises: what one must know before the first. */
export const before = css`
  margin-top: 20px;
  > div {
    display: contents;
  }
  @media screen {
    /* When to stop and whom to call on a ground of their own, and under it what to mind. */
    > div:not(:empty) {
      display: grid;
      gap: 10px;
      padding: 14px 16px 14px 14px;
      border-radius: ${radius.card};
      background: ${color.blush};
      ${edge.forced}
      /* As wide as the drawings are, and its words begin where those of the steps do. */
      ${from.md} {
        padding: 16px 16px 16px 8px;
        > p {
          gap: 4px;
        }
      }
    }
    > p {
      padding-top: 6px;
      ${below.md} {
        padding-inline: 14px;
      }
      /* Its sign under those on their ground. */
      ${from.md} {
        gap: 4px;
        padding-left: 8px;
      }
    }
  }
  @media print {
    gap: 3pt;
    margin-top: 6pt;
  }
`
/** How to read the drawings, right above them, with their two colours as its sign. */
export const legend = css`
  && {
    margin-top: 16px;
  }
  display: flex;
  ${quiet(size.small, leading.small)}
  &::before {
    flex: none;
    ${square('11px')}
    /* On the line of all words. */
    margin: 5px 23px 0 4px;
    border-radius: 50%;
    background: ${past};
    box-shadow: 6px 0 ${color.pine};
    content: '';
    print-color-adjust: exact;
  }
  @media screen {
    ${below.md} {
      padding-left: 14px;
    }
    ${from.md} {
      margin-bottom: 6px;
      &::before {
        margin-inline: 12px 15px;
      }
    }
  }
  @media print {
    && {
      margin-top: 6pt;
    }
  }
`
/** What goes for all of them, and what prints them. */
export const after = css`
  margin-top: 28px;
  padding-top: 20px;
  border-top: 1px solid ${color.mist2};
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 40px;
  }
  button {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    justify-self: start;
    min-height: ${width.target};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.pine};
    font-size: ${size.cardText};
    font-weight: 600;
    text-decoration: underline 1.5px ${color.underline};
    text-underline-offset: 5px;
    /* Its sign under that of what goes for all. */
    ${below.lg} {
      gap: 12px;
      svg {
        margin-inline: 3px;
      }
    }
    /* Its words on the first line beside them. */
    ${from.lg} {
      align-self: start;
      margin-block: -11px;
    }
  }
  @media screen {
    ${below.md} {
      margin-top: 20px;
      padding: 0 0 0 14px;
      border: 0;
    }
  }
  @media print {
    button {
      display: none;
    }
  }
`
