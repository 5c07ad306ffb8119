import { css } from '@emotion/react'
import { signOnPaper, square } from '../theme/declarations.ts'
import { color, leading, size, width } from '../theme/tokens.ts'

/** Between a part of the text and the heading of the next. */
export const sectionGap = 'clamp(56px, 5vw, 64px)'

/** The distances of running text, as wide as its column: its lines end where its panels end. */
export const flow = css`
  > * + * {
    margin-top: 20px;
  }
  > h2 {
    margin-top: ${sectionGap};
    font-size: ${size.prose};
    line-height: ${leading.section};
  }
  > h2:first-child {
    margin-top: 0;
  }
  > h2 + * {
    margin-top: 14px;
  }
  > :is(h2, p, ul) + :is(div, ul[class]) {
    margin-top: 24px;
  }
  /* A block keeps its distance from what comes under it, which is no part of it. */
  @media screen {
    > :is(div, ul[class]) + :is(div, p, ul, ol) {
      margin-top: 32px;
    }
  }
  > h3 {
    margin-top: 32px;
    font-size: ${size.card};
  }
  > h3 + * {
    margin-top: 8px;
  }
  @media print {
    > * + *,
    > :is(h2, p, ul) + :is(div, ul[class]) {
      margin-top: 5pt;
    }
    > h2 {
      margin-top: 8pt;
      font-size: 14pt;
    }
    > h2 + * {
      margin-top: 2pt;
    }
    > h3 {
      margin-top: 7pt;
      font-size: 11pt;
    }
    > h3 + * {
      margin-top: 2pt;
    }
  }
`
/** Running text where no column holds it: lines of at most about 70 characters. */
export const prose = css`
  ${flow}
  > p,
  > ul:not([class]),
  > ol,
  > h2,
  > h3 {
    max-width: ${width.column};
  }
`

/** How far words stand from the edge that the dot before them is at. */
export const bulletRoom = '22px'

/** A bullet list with a pine dot, or the warning's own colour. */
export const bullets = css`
  > ul:not([class]) {
    display: grid;
    gap: 10px;
    @media print {
      gap: 2pt;
    }
  }
  > ul:not([class]) > li {
    position: relative;
    padding-left: ${bulletRoom};
    &::before {
      position: absolute;
      top: 0.64em;
      left: 2px;
      ${square('7px')}
      border-radius: 50%;
      background: var(--bullet, ${color.pine});
      content: '';
      ${signOnPaper(bulletRoom, '0.45em')}
      print-color-adjust: exact;
      @media (forced-colors: active) {
        background: CanvasText;
        forced-color-adjust: none;
      }
    }
  }
  > ol:not([class]) {
    display: grid;
    gap: 10px;
    padding-left: 1.4em;
    list-style: decimal;
  }
`

/** A list with check marks and hairlines. */
export const checks = css`
  > ul > li {
    position: relative;
    padding: 12px 0 12px 30px;
    border-bottom: 1px solid ${color.line};
    &::before {
      position: absolute;
      top: 1.15em;
      left: 2px;
      width: 15px;
      height: 9px;
      border: solid ${color.pine};
      border-width: 0 0 2.5px 2.5px;
      transform: rotate(-45deg) scale(0.9);
      transform-origin: center;
      content: '';
      ${signOnPaper('30px', '0.5em')}
    }
    @media print {
      padding-block: 2pt;
      break-inside: avoid;
    }
  }
`
