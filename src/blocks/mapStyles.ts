import { css } from '@emotion/react'
import { scripted } from '../islands/alive.ts'
import { columnsAt, quiet, square, tappable, without } from '../theme/declarations.ts'
import { visuallyHidden } from '../theme/globalStyle.ts'
import { below, color, font, from, panel, radius, size, width } from '../theme/tokens.ts'

/** An address; the whole card chooses its map once the block is alive. */
const card = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 38%) minmax(0, 1fr);
  overflow: hidden;
  ${panel.large}
  ${columnsAt(below.xs, 1)}
  > img {
    ${square('100%')}
    object-fit: cover;
    ${without(below.xs)}
  }
  > div {
    grid-column: -2 / -1;
    display: flex;
    flex-direction: column;
    justify-content: center;
    align-items: flex-start;
    gap: 4px;
    padding: 18px 20px;
  }
  /* On a phone small enough to keep what it shows in sight. */
  ${below.md} {
    ${from.xs} {
      grid-template-columns: auto minmax(0, 1fr);
    }
    > div {
      padding-inline: 20px 16px;
    }
    > img {
      ${square('clamp(64px, 60vw - 120px, 96px)')}
      margin: 16px 0 0 16px;
      border-radius: ${radius.thumb};
    }
  }
  strong,
  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink};
    font: 600 ${size.card}/1.3 ${font.head};
    letter-spacing: -0.01em;
    text-align: left;
  }
  button {
    display: none;
    align-items: center;
    gap: 10px;
    min-height: ${width.target};
    svg {
      flex: none;
      padding: 7px;
      ${square('34px')}
      border-radius: ${radius.pill};
      background: ${color.mist};
      color: ${color.pine};
    }
    &[aria-pressed='true'] {
      svg {
        background: ${color.pine};
        color: ${color.white};
      }
    }
    @media (forced-colors: active) {
      &&& svg {
        background: none;
        color: inherit;
      }
    }
    &::after {
      position: absolute;
      inset: 0;
      border-radius: ${radius.large};
      content: '';
    }
    &[aria-pressed='true']::after {
      box-shadow: inset 0 0 0 3px ${color.pine};
    }
  }
  p {
    ${quiet(size.cardText, 1.5)}
  }
  a {
    position: relative;
    z-index: 1;
    ${tappable()}
    font-size: ${size.cardText};
    font-weight: 600;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  @media print {
    border: 1px solid;
    > img {
      display: none;
    }
  }
`
const cards = css`
  display: grid;
  gap: 16px;
  ${columnsAt(from.md, 2, '24px')}
  ${columnsAt(from.header, 1)}
  > div {
    ${card}
  }
`

/** The addresses beside the map, outside of the island, so that the browser need not fetch these styles again. */
export const mapStyles = css`
  [data-places] {
    display: grid;
    gap: 20px;
    ${from.md} {
      gap: 24px;
    }
    ${from.header} {
      grid-template-columns: 392px minmax(0, 1fr);
    }
    ${from.wide} {
      grid-template-columns: 480px minmax(0, 1fr);
    }
  }
  [data-places] > [role='group'] {
    ${cards}
  }
  @media screen {
    ${scripted} & [data-places] button[aria-pressed] {
      display: inline-flex;
    }
    ${scripted} & [data-places] strong {
      display: none;
    }
  }
  [aria-live] {
    ${visuallyHidden}
  }
  [aria-live][data-map] {
    position: static;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    ${square('auto')}
    overflow: visible;
    clip-path: none;
    margin-top: 12px;
    ${quiet(size.cardText)}
    white-space: normal;
  }
`
