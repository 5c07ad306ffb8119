import { css } from '@emotion/react'
import { centred, quiet, square } from '../theme/declarations.ts'
import { color, font, from, motion, radius, size } from '../theme/tokens.ts'
import { scripted } from './alive.ts'

export const track = css`
  display: grid;
  grid-area: 1 / 1;
  row-gap: 40px;
  @media screen {
    ${scripted} & {
      position: relative;
      grid-auto-flow: column;
      grid-auto-columns: 100%;
      column-gap: 32px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-snap-type: x mandatory;
      scrollbar-width: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media print {
    row-gap: 8pt;
    && blockquote {
      font-size: 11pt;
    }
    > [role='group'] {
      display: block;
      break-inside: avoid;
      > img {
        display: none;
      }
    }
  }
`
/** On a phone stars and name stand beside the portrait, also where it does not come, and the quote under them. */
export const slide = css`
  display: grid;
  align-content: start;
  column-gap: 16px;
  scroll-snap-align: start;
  scroll-snap-stop: always;
  ${from.xs} {
    grid-template: auto auto 1fr / 88px minmax(0, 1fr);
  }
  ${from.md} {
    grid-template: 1fr / min(26%, 18.75rem) minmax(0, 1fr);
    column-gap: 6%;
    align-items: center;
  }
  > img {
    width: 88px;
    aspect-ratio: 1;
    border-radius: 50%;
    object-fit: cover;
    ${from.xs} {
      grid-row: span 2;
    }
    ${from.md} {
      grid-row: auto;
      width: 100%;
    }
  }
  /* Names stand at the same height, however long the quotes are. */
  > figure {
    display: contents;
    ${from.md} {
      display: block;
      grid-column: 2;
      align-self: end;
    }
  }
`
export const stars = css`
  display: flex;
  gap: 4px;
  color: ${color.star};
  ${from.xs} {
    grid-area: 1 / 2;
  }
`
export const quote = css`
  margin-top: 20px;
  ${from.xs} {
    grid-area: 3 / 1 / 4 / 3;
  }
  font: 500 ${size.quote}/1.22 ${font.head};
  letter-spacing: -0.015em;
  text-wrap-style: balance;
  /* The mark hangs where the portrait leaves it room. */
  ${from.md} {
    text-indent: -0.42em;
  }
`
export const person = css`
  ${from.xs} {
    grid-area: 2 / 2;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  span {
    ${quiet(size.small)}
  }
  ${from.md} {
    max-width: calc(100% - 208px);
    margin-top: 24px;
  }
`
/** Under the longest quote, or from a tablet on beside the names: in one place, whatever the length of a quote. */
export const controls = css`
  display: none;
  align-items: center;
  gap: 4px;
  margin-top: 24px;
  ${from.md} {
    position: relative;
    grid-area: 1 / 1;
    place-self: end;
    margin-bottom: 2px;
  }
  @media screen {
    ${scripted} & {
      display: flex;
    }
  }
`
export const region = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
export const arrow = css`
  ${centred('48px')}
  border: 2px solid ${color.bd};
  border-radius: ${radius.pill};
  background: none;
  color: ${color.pine};
  transition: background-color ${motion.color};
  /* As far from the dots as those from each other. */
  &:first-of-type {
    margin-right: 8px;
  }
  &:last-of-type {
    margin-left: 8px;
  }
  &:hover {
    background: ${color.sand2};
  }
`
export const dot = css`
  ${centred('24px')}
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  &::before {
    ${square('10px')}
    border: 5px solid ${color.bd};
    border-radius: ${radius.pill};
    transition: width ${motion.transform};
    content: '';
  }
  /* As far from the others as those from each other. */
  &[aria-current] {
    width: 38px;
    &::before {
      width: 24px;
      border-color: ${color.pine};
    }
  }
`
