import { css } from '@emotion/react'
import { calling, quiet, stretched } from '../theme/declarations.ts'
import { below, color, edge, font, from, panel, radius, size, width } from '../theme/tokens.ts'

/** What src/browser/search.ts puts in the page: it makes elements without classes, so their styles stand here. */
export const results = css`
  min-width: 0;
  [data-alarm] {
    position: relative;
    margin-bottom: 16px;
    padding: 16px 24px 16px 58px;
    border-radius: ${radius.card};
    background: ${color.blush};
    font-weight: 600;
    ${edge.forced}
    &::before {
      ${calling('24px')}
    }
  }
  [role='status'] {
    font: 600 ${size.card}/1.3 ${font.head};
  }
  [role='status'] + *,
  [data-none] {
    margin-top: 16px;
  }
  li[data-hit] {
    position: relative;
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: 4px 24px;
    padding-block: 22px;
    border-bottom: 1px solid ${color.line};
    ${below.sm} {
      grid-template-columns: 64px minmax(0, 1fr);
      gap: 4px 16px;
    }
    &:first-child {
      overflow: clip;
      margin-bottom: 8px;
      padding: 24px 28px;
      border: 0;
      ${panel.large}
      ${from.md} {
        grid-template-columns: 272px minmax(0, 1fr);
        padding: 0 28px 0 0;
        > * {
          padding-block: 28px;
        }
      }
      h2 {
        font-size: ${size.prose};
      }
    }
    &:focus-within {
      border-radius: ${radius.card};
      outline: 3px solid var(--ring);
      outline-offset: 3px;
    }
  }
  /* A question, an exercise or a page has no picture. */
  li[data-hit]:not(:has(img)) {
    grid-template-columns: minmax(0, 1fr);
    &:first-child {
      grid-template-columns: minmax(0, 1fr);
      padding: 20px 28px;
      > * {
        padding-block: 0;
      }
    }
  }
  /* On a phone what is said of a page has the width of its row. */
  ${below.sm} {
    li[data-hit]:has(img) {
      > div {
        display: contents;
      }
      > img {
        grid-row: 1 / 3;
      }
      p {
        grid-column: 1 / -1;
      }
    }
  }
  li[data-hit] img {
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${radius.thumb};
    object-fit: cover;
    /* Its room, which browsers draw a line around. */
    &[data-later] {
      visibility: hidden;
    }
  }
  li[data-hit]:first-child img {
    ${from.md} {
      height: 100%;
      padding: 0;
      border-radius: 0;
    }
  }
  /* What to do, and from a tablet on the drawing beside it. */
  [data-none]:not([hidden]) {
    ${from.md} {
      display: grid;
      grid-template: repeat(2, auto) 1fr / minmax(0, 1.25fr) minmax(0, 1fr);
      align-items: start;
      gap: 0 40px;
    }
    > img {
      grid-area: 1 / 2 / 4;
      width: 100%;
      height: auto;
      border-radius: ${radius.large};
      ${below.md} {
        margin-top: 32px;
      }
    }
  }
  small {
    ${quiet(size.small)}
  }
  h2 {
    font-size: ${size.card};
  }
  h2 a {
    color: ${color.pine};
    text-decoration: none;
    outline: 0;
    ${stretched}
  }
  li[data-hit] p {
    margin-top: 6px;
    max-width: ${width.prose};
    font-size: ${size.cardText};
    line-height: 1.5;
  }
  li[data-hit] p a {
    position: relative;
    display: inline-block;
    padding-block: 4px;
    font-size: ${size.cardText};
    font-weight: 500;
    /* Seen and not said. */
    &::before {
      content: '→ ' / '';
    }
  }
  mark {
    border-radius: 5px;
    background: ${color.found};
    color: inherit;
  }
`
