import { css } from '@emotion/react'
import { centred, columns, quiet } from '../theme/declarations.ts'
import { below, between, color, edge, font, from, leading, radius, size, space } from '../theme/tokens.ts'
import { apart, line } from './motionStyles.ts'

/** On a phone a row that one swipes, as wide as the sheet; in wider windows nothing, nor a stop of the Tab key. */
export const frame = css`
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
  /* As wide as the drawing, and its words begin where those of the steps do. */
  margin-top: 18px;
  padding: 12px 8px 12px 10px;
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
    margin: 12pt 0 0;
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
  margin-top: 12px;
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
      /* All as high as the longest, with what leads on at the foot. */
      > li {
        display: flex;
        flex-direction: column;
        padding-bottom: 16px;
        border-radius: ${radius.card};
        background: ${color.white};
        ${edge.forced}
        > :not(img) {
          margin-inline: 14px;
        }
        > div:last-of-type {
          padding-bottom: 14px;
        }
        > a {
          margin-block: auto -16px;
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
  > p,
  > div > p {
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
      padding-block: 14px;
      border-top: 1px solid ${color.line};
      /* On one line, or those of cards beside each other stand at two heights. */
      font-size: ${size.small};
      font-weight: 600;
      line-height: ${leading.small};
      text-decoration: none;
      outline-offset: -3px;
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
