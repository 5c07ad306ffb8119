import { css } from '@emotion/react'
import { centred, columns, quiet, square } from '../theme/declarations.ts'
import {
  below,
  between,
  color,
  edge,
  font,
  from,
  leading,
  past,
  radius,
  shadow,
  size,
  space,
  width,
} from '../theme/tokens.ts'
import { apart, line } from './motionStyles.ts'

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
    scroll-margin-top: -34px;
    ${from.md} {
      position: relative;
      padding-block: ${bandRoom};
      &::before {
        position: absolute;
        inset: 0;
        z-index: -1;
        background: ${color.mist};
        box-shadow: 0 0 0 100vmax ${color.mist};
        clip-path: inset(0 -100vmax);
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
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      padding: 28px ${space.gutter};
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
/** On a phone a row that one swipes, as wide as the sheet; in wider windows nothing, nor a stop of the Tab key. */
export const window = css`
  display: contents;
  @media screen {
    ${below.md} {
      display: block;
      overflow-x: auto;
      container-type: inline-size;
      margin-inline: calc(-1 * ${space.gutter});
      padding-inline: ${space.gutter};
      scroll-padding-inline: ${space.gutter};
      scroll-snap-type: x mandatory;
      outline-offset: -3px;
    }
  }
`
/** How often. */
const dosage = css`
  display: flex;
  gap: 8px;
  align-items: center;
  margin-top: 18px;
  padding: 12px 16px 12px 10px;
  border-radius: 16px;
  background: ${color.mist};
  ${quiet(size.cardText, 1.35)}
  svg {
    flex: none;
    color: ${color.pine};
  }
  b {
    display: block;
    color: ${color.ink};
    font: 600 ${size.bodyWide}/1.3 ${font.head};
  }
  ${edge.plain}
  /* Right under its drawing of 4 by 3, however long the steps beside it are. */
  ${between('md', 'lg')} {
    grid-area: 1 / 1 / 5;
    align-self: start;
    margin-top: calc(75% + 18px);
  }
  @media print {
    align-self: stretch;
    margin-top: 12pt;
    padding: 6pt 8pt;
    svg {
      display: none;
    }
  }
`
/** The exercises side by side, their parts on the same lines; on a phone cards of which the next one shows its edge, and on a tablet they stand under each other, each with how often under its drawing and other words beside it. */
export const row = css`
  display: grid;
  grid-template-rows: repeat(6, auto);
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 0 clamp(16px, 2.2vw, 28px);
  margin-top: 10px;
  > li {
    display: grid;
    grid-template: subgrid / minmax(0, 1fr);
    grid-row: 1 / -1;
    position: relative;
    scroll-snap-align: start;
  }
  img {
    width: 100%;
    border-radius: ${radius.card};
  }
  img + div {
    ${line}
  }
  ol + p {
    ${dosage}
  }
  h3 {
    margin-top: 6px;
    font-size: 1.375rem;
    overflow-wrap: anywhere;
  }
  ol {
    display: grid;
    gap: 12px;
    align-content: start;
    margin-top: 14px;
    counter-reset: step;
  }
  ol > li {
    position: relative;
    padding-left: 38px;
    font-size: ${size.cardText};
    line-height: 1.45;
    counter-increment: step;
    &::before {
      position: absolute;
      left: 0;
      ${centred('26px')}
      border-radius: 50%;
      background: ${color.mist};
      color: ${color.pine};
      font-size: 0.875rem;
      font-weight: 600;
      content: counter(step);
    }
  }
  @media screen {
    ${below.md} {
      /* One fills the window, or from 640 two, and 26 px of the next one's edge say that there is more. */
      grid-auto-columns: calc(100cqi + ${space.gutter} - 42px);
      width: max-content;
      ${from.cards2} {
        grid-auto-columns: calc((100cqi + ${space.gutter} - 58px) / 2);
      }
      /* Each as high as its words. */
      > li {
        grid-template-rows: none;
        align-self: start;
        padding-bottom: 16px;
        border-radius: ${radius.card};
        background: ${color.white};
        ${edge.forced}
        > :not(img) {
          margin-inline: 14px;
        }
        > a {
          margin-block: 14px -16px;
        }
      }
      /* In a white frame: one of the tints of the drawings is that of the ground. */
      img {
        width: calc(100% - 16px);
        margin: 8px;
        border-radius: ${radius.thumb};
      }
    }
    ${between('md', 'lg')} {
      grid-auto-flow: row;
      grid-template: none / minmax(0, 1fr);
      gap: ${apart};
      > li {
        grid-template: auto auto auto 1fr / repeat(2, minmax(0, 1fr));
        grid-row: auto;
        column-gap: ${apart};
        > img {
          grid-area: 1 / 1 / 5;
        }
        + li {
          padding-top: ${apart};
          border-top: 1px solid ${color.line};
          details > img {
            top: ${apart};
          }
        }
      }
    }
  }
  @media print {
    ${columns(3, '0 14pt')}
    /* The days stand on one line, at the foot of their cards. */
    > li,
    > li > div:last-of-type {
      display: flex;
      flex-direction: column;
    }
    > li > div:last-of-type {
      flex: 1;
    }
    h3 {
      font-size: 13pt;
    }
    ol > li,
    && p {
      font-size: 9.5pt;
      line-height: 1.35;
    }
    ol > li::before {
      border: 1px solid ${color.bd};
    }
  }
`
/** When to stop, and what to mind. */
export const notes = css`
  display: grid;
  gap: 10px;
  align-content: start;
  margin-top: 14px;
  > p {
    display: flex;
    gap: 12px;
    font-size: ${size.cardText};
    line-height: ${leading.small};
    /* As wide as the number of a step, so that all words begin on one line. */
    svg {
      flex: none;
      margin: 1px 4px;
    }
    &:has(strong) svg {
      color: ${color.ember};
    }
  }
  strong {
    color: ${color.ink};
    font-weight: 500;
  }
`
/** To the exercise whose edge a phone shows. */
export const onward = css`
  display: none;
  @media screen {
    ${below.md} {
      display: flex;
      gap: 8px;
      align-items: center;
      justify-content: space-between;
      min-height: 52px;
      padding-block: 8px;
      border-top: 1px solid ${color.line};
      font-weight: 600;
      line-height: ${leading.small};
      text-decoration: none;
      outline-offset: -3px;
    }
  }
`
/** When to stop, whom to call and what to mind, above all exercises: what one must know before the first. */
export const before = css`
  margin-top: 20px;
  padding: 14px 16px 14px 14px;
  border-radius: ${radius.card};
  background: ${color.blush};
  ${edge.forced}
  /* On the white sheet between lines, two beside each other: no ground louder than the drawings. */
  @media screen {
    ${from.md} {
      grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
      gap: 12px 28px;
      padding: 16px 0;
      border-block: 1px solid ${color.line};
      border-radius: 0;
      background: none;
    }
  }
  @media print {
    gap: 3pt;
    margin-top: 6pt;
    padding: 0;
    background: none;
  }
`
/** How to read the drawings, right above them, with their two colours as its sign. */
export const legend = css`
  && {
    margin-top: 20px;
  }
  display: flex;
  ${quiet(size.small, leading.small)}
  &::before {
    flex: none;
    ${square('11px')}
    margin: 5px 14px 0 0;
    border-radius: 50%;
    background: ${past};
    box-shadow: 6px 0 ${color.pine};
    content: '';
    print-color-adjust: exact;
  }
  /* On a phone, where one drawing is seen at a time, under them, on the line of all words. */
  @media screen {
    ${below.md} {
      order: 1;
      padding-left: 14px;
      &::before {
        margin-right: 27px;
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
    /* Its words on the first line beside them. */
    ${from.lg} {
      align-self: start;
      margin-block: -11px;
    }
  }
  @media screen {
    ${below.md} {
      order: 1;
      margin-top: 16px;
      padding: 0 0 0 14px;
      border: 0;
      button {
        gap: 16px;
      }
    }
  }
  @media print {
    button {
      display: none;
    }
  }
`
/** The days of a week, to tick on paper. */
export const days = css`
  && {
    display: none;
  }
  @media print {
    && {
      display: flex;
      gap: 3pt;
      margin-top: auto;
    }
    span {
      flex: 1;
      padding-bottom: 16pt;
      border: 1px solid ${color.bd};
      border-radius: 3pt;
      text-align: center;
    }
  }
`
