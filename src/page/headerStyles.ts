import { css } from '@emotion/react'
import { disc, square, without } from '../theme/declarations.ts'
import { below, color, edge, from, headerHeight, motion, onPaper, radius, space, width } from '../theme/tokens.ts'

/** The skip link: out of sight until it has focus (WCAG 2.4.1). */
export const skip = css`
  position: fixed;
  z-index: 30;
  top: 8px;
  left: 8px;
  padding: 12px 20px;
  border-radius: ${radius.pill};
  background: ${color.pine};
  color: ${color.white};
  font-weight: 600;
  &:not(:focus) {
    clip-path: inset(50%);
    ${square('1px')}
    padding: 0;
    overflow: hidden;
  }
  ${onPaper.hidden}
`
/** The sticky header with its hairline. */
export const header = css`
  position: sticky;
  z-index: 20;
  top: 0;
  border-bottom: 1px solid ${color.line};
  background: ${color.paper};
  ${from.md} {
    top: -${headerHeight.row};
    &::before {
      position: absolute;
      top: ${headerHeight.row};
      width: 100%;
      border-top: 1px solid ${color.line};
      content: '';
    }
  }
  ${onPaper.hidden}
`
/** Where the menu has room beside the name. */
export const oneRow = css`
  ${from.header} {
    top: 0;
    &::before {
      content: none;
    }
  }
`
/** Its row: logo, navigation, phone; below 768 logo and two round buttons. */
export const bar = css`
  display: flex;
  align-items: center;
  gap: 12px;
  max-width: ${width.container};
  min-height: ${headerHeight.mobile};
  margin-inline: auto;
  padding-inline: ${space.gutter};
  ${below.md} {
    /* The focus ring of each stays clear of the next. */
    gap: 7px;
    > a:first-of-type {
      margin-right: auto;
    }
    > :focus-visible {
      outline-offset: 1px;
    }
  }
  ${from.md} {
    display: grid;
    grid-template: ${headerHeight.row} minmax(${headerHeight.nav}, auto) / 1fr auto;
    gap: 0;
    min-height: 0;
    > a:first-of-type {
      justify-self: start;
    }
    > nav {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`
/** Logo, navigation and phone beside each other. */
export const barInOneRow = css`
  ${from.header} {
    display: flex;
    gap: 8px;
    min-height: ${headerHeight.desktop};
    /* A long name takes a second line, the menu never does. */
    > a:first-of-type {
      min-width: 0;
      overflow-wrap: anywhere;
    }
    > nav {
      flex: none;
      margin-left: auto;
    }
  }
`
const round = css`
  ${disc('46px')}
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  transition: background-color ${motion.color};
  ${without(from.md)}
`
/** The phone button of phones. */
export const roundPhone = [
  round,
  css`
    background: ${color.pine};
    color: ${color.white};
    ${edge.forced}
  `,
]
/** The button that opens the menu below 768; it turns pine with a cross while that is open. */
export const menuButton = [
  round,
  css`
    background: ${color.mist};
    color: ${color.pine};
    svg + svg {
      display: none;
    }
    &[aria-expanded='true'] {
      background: ${color.pine};
      color: ${color.white};
      svg {
        display: none;
      }
      svg + svg {
        display: block;
      }
    }
    ${edge.forced}
  `,
]
/** The phone button with its number, from 768. */
export const phonePill = css`
  display: flex;
  gap: 10px;
  ${without(below.md)}
`
