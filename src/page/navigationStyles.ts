import { css } from '@emotion/react'
import { columnsAt, square, without } from '../theme/declarations.ts'
import {
  below,
  color,
  edge,
  font,
  from,
  headerHeight,
  motion,
  radius,
  shadow,
  size,
  space,
  width,
} from '../theme/tokens.ts'

/** One navigation in three forms: a sheet below the header on a phone, a row from 768. */
export const navigation = css`
  ${below.md} {
    inset: calc(${headerHeight.mobile} + 1px) 0 0;
    height: auto;
    width: 100%;
    max-width: none;
    max-height: none;
    padding: 8px ${space.gutter} 24px;
    border: 0;
    background: ${color.paper};
    color: inherit;
    overflow-y: auto;
    overscroll-behavior: contain;
    scroll-padding-block: 12px;
    transition: translate ${motion.color};
    @starting-style {
      translate: 0 8px;
    }
    @supports not selector(:popover-open) {
      position: static;
      display: block;
    }
  }
  ${from.md} {
    position: static;
    display: block;
    ${square('auto')}
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    overflow: visible;
  }
`
/** The list of links, as rows or as a row. */
export const items = css`
  ${below.md} {
    > li + li {
      border-top: 1px solid ${color.line};
    }
  }
  ${from.md} {
    display: flex;
    /* Letters with more space between them take a second row rather than push the page aside (WCAG 1.4.12). */
    flex-wrap: wrap;
    align-items: center;
    height: 100%;
    white-space: nowrap;
  }
`
/** Where they have a row of their own, the words begin at the edge of the page: see {@link itemInOwnRow}. */
export const itemsInOwnRow = css`
  ${from.md} {
    margin-inline: -4px;
  }
  ${from.lg} {
    margin-inline: -12px;
  }
`
/** Where they stand beside the name; in windows too narrow for that the words begin at the edge of the page here too. */
export const itemsInOneRow = css`
  ${from.md} {
    margin-inline: -8px -12px;
  }
  ${from.lg} {
    margin-inline: -12px;
  }
  ${from.header} {
    margin-inline: 0;
  }
`
/** One link of the menu. */
export const item = css`
  white-space: nowrap;
  display: flex;
  align-items: center;
  gap: 6px;
  border: 0;
  background: none;
  color: ${color.ink};
  text-decoration: none;
  ${below.md} {
    min-height: 56px;
    font: 600 ${size.menu}/1.2 ${font.head};
    &[aria-current] {
      color: ${color.pine};
    }
  }
  ${from.md} {
    min-height: ${width.target};
    /* Narrow enough for one row in any system's letters, some of which have whole pixels only. */
    padding: 10px 8px;
    border-radius: ${radius.pill};
    font-size: 0.97rem;
    font-weight: 500;
    line-height: 1.4;
    &:hover,
    &[aria-current],
    &[aria-expanded='true'] {
      background: ${color.mist};
      color: ${color.pine};
    }
  }
  ${from.lg} {
    padding-inline: 12px;
    font-size: ${size.cardText};
  }
  @media (forced-colors: active) {
    &[aria-current],
    &[aria-expanded='true'] {
      text-decoration: underline;
    }
  }
`
/** A link where the menu stands beside the name. */
export const itemInOneRow = css`
  ${from.header} {
    padding-inline: 4px;
    font-size: ${size.small};
  }
  ${from.cards4} {
    padding-inline: 6px;
    font-size: ${size.cardText};
  }
  ${from.xl} {
    padding-inline: 10px;
  }
`
/** A link of a menu with a row of its own: small on a tablet, so that eight fit beside each other. */
export const itemInOwnRow = css`
  ${from.md} {
    padding-inline: 4px;
    font-size: 0.9rem;
  }
  ${from.lg} {
    padding-inline: 12px;
    font-size: ${size.cardText};
  }
`
/** What the menu has only below 768. */
export const onlyMobile = css`
  justify-content: space-between;
  ${without(from.md)}
`
/** The button of the list of complaints. */
export const dropdownButton = css`
  anchor-name: --klachten;
`
/** What the menu has only from 768. */
export const onlyDesktop = without(below.md)
/** How wide the list of complaints is where it hangs from its button. */
const listWidth = '520px'
/** The complaints: a mist panel in the phone's menu, a white panel that hangs from its button from 768. */
export const complaints = css`
  ${below.md} {
    position: static;
    display: block;
    width: auto;
    margin: 0 0 16px;
    padding: 10px 20px;
    border: 0;
    border-radius: ${radius.card};
    background: ${color.mist};
    color: inherit;
  }
  ${from.md} {
    inset: 74px max(${space.gutter}, calc(50vw - 440px)) auto auto;
    width: ${listWidth};
    margin: 0;
    padding: 12px;
    border: 0;
    border-radius: ${radius.card};
    background: ${color.white};
    color: inherit;
    box-shadow: ${shadow.raised};
    transition:
      opacity ${motion.color},
      translate ${motion.color};
    @starting-style {
      opacity: 0;
      translate: 0 8px;
    }
    @supports (top: anchor(bottom)) {
      inset: auto;
      position-anchor: --klachten;
      top: calc(anchor(bottom) + 8px);
      /* No fallback that flips it: a Safari that moves what has one tries it without end, and hangs (WebKit 2.50). */
      right: min(anchor(right), 100% - ${listWidth} - ${space.gutter});
    }
    @supports not selector(:popover-open) {
      display: none;
    }
  }
  ${edge.forced}
`
/** Its two columns. */
export const complaintList = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  ${columnsAt(below.xs, 1)}
  ${from.md} {
    gap: 4px;
  }
  a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 48px;
    border-radius: ${radius.thumb};
    color: ${color.ink};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
    ${from.md} {
      padding: 8px;
      font-size: ${size.cardText};
      &:hover,
      &[aria-current] {
        background: ${color.mist};
        color: ${color.pine};
      }
    }
    &[aria-current] {
      color: ${color.pine};
      font-weight: 600;
      @media (forced-colors: active) {
        text-decoration: underline;
      }
    }
  }
`
/** The square cut-out of a complaint’s picture. */
export const thumb = css`
  flex: none;
  ${square('52px')}
  border-radius: ${radius.thumb};
  object-fit: cover;
  /* A browser takes a drawing for a document of its own: eight at once would hold up the words. */
  transition: visibility ${motion.afterWords};
  @starting-style {
    visibility: hidden;
  }
  ${without(below.md)}
`
/** The last row of the panel: to all complaints. */
export const allComplaints = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 52px;
  margin-top: 8px;
  padding: 8px;
  border-top: 1px solid ${color.line};
  color: ${color.pine};
  font-size: ${size.cardText};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`
/** The appointment button at the end of the menu of phones. */
export const menuAction = css`
  margin-top: 16px;
  a {
    width: 100%;
  }
  ${without(from.md)}
`
