import { css, keyframes } from '@emotion/react'
import { bodySize } from '../content/bodySpot.ts'
import { columns, columnsAt, square } from '../theme/declarations.ts'
import { visuallyHidden } from '../theme/globalStyle.ts'
import {
  below,
  between,
  color,
  edge,
  font,
  from,
  motion,
  onDark,
  onPaper,
  radius,
  size,
  width,
} from '../theme/tokens.ts'
import { bodyRegions, firstSpot, lightView } from './bodyRegions.ts'

/** What the figure shows, in units of the drawing of 400 × 900: room for a name at either side. */
const view = { x: -280, y: -14, width: 960, height: 908 }
/** The middle of the body. */
const middle = bodySize.width / 2
const percent = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(2))}%`
const left = (x: number) => percent(x - view.x, view.width)
const top = (y: number) => percent(y - view.y, view.height)
/** As wide as its column, but in a low window as high as what the header and the top of a page leave, so that it is seen whole. */
const whole = `min(100%, max(40rem, (100svh - 12rem) * ${Number((view.width / view.height).toFixed(3))}))`
/** A length in units of the drawing, which may be a variable. */
const units = (value: string) => `(${value}) * 100cqi / ${view.width}`

const pulse = keyframes`from{filter:opacity(.85)}`
const chosen = ':is(:hover,:focus-visible)'
const plek = (name: string) => `[data-plek='${name}']`

/** With hover or focus on a region, in the list or on the figure, both light up; until then the first does. */
const lit = [
  `&:not(:has([data-plek] ${chosen})) ${plek(firstSpot)}`,
  ...[...bodyRegions.keys()].map((name) => `&:has(${plek(name)} ${chosen}) ${plek(name)}`),
].join()

const places = [...bodyRegions].map(([name, { x, y }]) => `${plek(name)}{--x:${x};--y:${y}}`).join('')
/** The regions whose names stand at the right of the body; a name stands where no other is. */
const right = ['schouder', 'rug', 'hand', 'knie']
const atRight = `& :is(${right.map(plek).join()})`
/** How near to each other, in units, the line about a region would cover the name above it. */
const near = 120
/** Those with a name so near above theirs. */
const underName = [...bodyRegions].flatMap(([name, { y }]) =>
  [...bodyRegions].some(
    ([other, above]) => right.includes(other) === right.includes(name) && above.y < y && y - above.y < near,
  )
    ? [plek(name)]
    : [],
)

/** The name of a region stands right of the body, with a line from its spot. */
const nameAtRight = (regions: string) => `${regions} span {
  right: auto;
  left: calc(22px + ${units('404 - var(--x)')});
}`
const lineAtRight = (regions: string) => `${regions} a::after {
  right: auto;
  left: calc(22px + ${units('18')});
  width: calc(${units('386 - var(--x)')});
}`
/** What a region has that is lit. */
const litRules = `--lit: 1;
  --more: block;
  --pulse: running;
  --hot: var(--chosen);
  --room: 12px 16px;
  --big: ${size.question};
  --card: ${color.white};
  --name: ${color.ink};
  --ground: ${onDark.name};`

/** The dark panel with words, list and figure. */
export const panel = css`
  --ring: ${color.honey};
  --chosen: ${color.honey};
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  border-radius: ${radius.band};
  background: ${color.pine2};
  color: ${color.white};
  /* What gets focus lies on pictures and on ground: a ring of two colours stands out from both (WCAG technique C40). */
  && a:focus-visible {
    outline-offset: 0;
    box-shadow: 0 0 0 6px ${color.pine2};
  }
  ${lit} {
    ${litRules}
  }
  /* The figure is wider than its room, and is neither over words nor over what one presses beside it. */
  > :not(:last-child) {
    z-index: 1;
  }
  @media (prefers-contrast: more) {
    --chosen: ${color.white};
  }
  ${edge.forced}
  @media print {
    display: block;
    overflow: visible;
    border: 0;
    border-radius: 0;
    background: none;
    color: inherit;
  }
`
/** With the list under the words, and the figure right of both; on a phone under them. */
export const beside = css`
  ${from.md} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1.1fr);
    > :first-child {
      padding-right: 0;
      padding-bottom: 0;
    }
    > :last-child {
      grid-area: 1 / 2 / 3;
      align-self: center;
    }
  }
  ${from.hero} {
    grid-template: 1fr 1.6fr / minmax(26.5rem, 2fr) minmax(0, 3fr);
    > :first-child {
      align-self: end;
    }
  }
`
/** The heading and what stands under it. */
export const words = css`
  padding: clamp(36px, 5vw, 64px) clamp(24px, 5vw, 64px);
  ${below.md} {
    padding-bottom: 0;
  }
  > h2 {
    font-size: ${size.section};
    line-height: 1.08;
    /* On one line, where its column is narrowest. */
    ${between('md', 'hero')} {
      font-size: ${size.prose};
    }
  }
  > p {
    max-width: ${width.lead};
    margin-top: 16px;
    color: ${color.mist2};
    font-size: ${size.lead};
    line-height: 1.55;
  }
  @media print {
    padding: 0;
    > p {
      color: inherit;
    }
  }
`
/** The names of the regions. */
export const list = css`
  display: grid;
  column-gap: 8px;
  align-self: start;
  /* The pictures stand right under the words. */
  padding: 16px 16px 24px calc(clamp(24px, 5vw, 64px) - 8px);
  ${columnsAt(between('sm', 'md'), 2)}
  ${from.hero} {
    padding-top: 32px;
    grid-template-columns: minmax(0, 1fr) minmax(12.5rem, 1fr);
  }
  > ul {
    display: contents;
  }
  a {
    display: flex;
    align-items: center;
    gap: 10px;
    padding: 6px 8px;
    border-radius: 16px;
    background: var(--ground, none);
    color: var(--hot, ${color.white});
    font-size: ${size.body};
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
    transition: background-color ${motion.color};
    ${from.hero} {
      gap: 14px;
      padding: 10px 8px;
    }
    > * {
      flex: none;
      ${square('var(--thumb,40px)')}
      border-radius: ${radius.thumb};
      object-fit: cover;
    }
    svg {
      padding: 11px;
      background: ${onDark.chip};
    }
  }
  /* On a phone names stand under their pictures, three by three, and the way to all of them, which is longer, has a row. */
  ${between('narrow', 'sm')} {
    ${columns(3)}
    row-gap: 8px;
    li a {
      display: grid;
      justify-items: center;
      padding: 8px 0;
      --thumb: 56px;
    }
    > a {
      flex-direction: row-reverse;
      grid-column: 1 / -1;
      margin: 8px 8px 0;
      justify-content: center;
      background: ${onDark.chip};
      /* Its arrow as far from the words as that of a link, and both in the middle. */
      gap: 2px;
      svg {
        margin-right: -11px;
        background: none;
      }
    }
  }
  @media (forced-colors: active) {
    a {
      border: 1px solid;
    }
  }
  @media print {
    padding: 0;
    && a {
      padding: 2pt 0;
      background: none;
      color: inherit;
    }
    && a > * {
      display: none;
    }
  }
`
/** The figure with its hint, and on narrow screens the room for the line about the chosen region. */
export const figureArea = css`
  --zoom: 1.7;
  padding-top: 20px;
  ${below.hero} {
    padding-bottom: max(7.25rem, 19.5rem - 50vw);
  }
  /* On a phone the hint comes before what it is about. */
  ${below.md} {
    display: flex;
    flex-direction: column-reverse;
    padding-top: 0;
    padding-bottom: max(8rem, 20.25rem - 50vw);
  }
  ${below.xs} {
    padding-bottom: 0;
  }
  ${from.hero} {
    --zoom: 1;
    --whole: ${whole};
    display: grid;
    justify-items: center;
    padding-block: 16px;
  }
  ${onPaper.hidden}
`
/** The drawing, in which the spots have their places. */
export const figure = css`
  position: relative;
  isolation: isolate;
  container-type: inline-size;
  width: var(--whole, calc(100% * var(--zoom)));
  margin-inline: calc(50% * (1 - var(--zoom)));
  aspect-ratio: ${view.width} / ${view.height};
  &::before {
    position: absolute;
    inset: 0;
    background:
      radial-gradient(${percent(440, view.width)} ${percent(440, view.height)} at 50% 49.8%, ${onDark.disc} 99.8%, #0000),
      radial-gradient(${percent(300, view.width)} ${percent(300, view.height)} at 50% 49.8%, ${onDark.disc} 99.8%, #0000);
    content: '';
  }
  img {
    position: absolute;
    left: ${left(lightView[0] ?? 0)};
    top: ${top(lightView[1] ?? 0)};
    width: ${percent(lightView[2] ?? 0, view.width)};
    max-width: none;
    opacity: var(--lit, 0);
    pointer-events: none;
    transition: opacity ${motion.transform};
    /* Less than five seconds, or one would have to be able to stop it (WCAG 2.2.2). */
    animation: ${pulse} 2.4s ease-in-out 2 alternate var(--pulse, paused);
    /* The general drawing would lie over names and spots, which do without a body. */
    &[data-fell] {
      visibility: hidden;
    }
  }
  > img {
    left: ${left(0)};
    top: ${top(0)};
    width: ${percent(400, view.width)};
    opacity: 1;
  }
  /* A finger goes to the page of what it touches: lights that nobody sees are not fetched where nothing hovers. */
  @media not (any-hover: hover) {
    li img {
      display: var(--more, none);
    }
  }
  ${places}
  /* The spot: at least 44 px across (WCAG 2.5.8). */
  a {
    position: absolute;
    left: calc(${units(`var(--x) - ${view.x}`)});
    top: calc(${units(`var(--y) - ${view.y}`)});
    ${square(width.target)}
    margin: -22px;
    border-radius: 50%;
    text-decoration: none;
  }
  a::before {
    position: absolute;
    inset: calc(22px - ${units('14.5')});
    border-radius: 50%;
    opacity: calc(1 - var(--lit, 0));
    background:
      linear-gradient(${color.pine} 0 0) 50% / 42% 10% no-repeat,
      linear-gradient(${color.pine} 0 0) 50% / 10% 42% no-repeat,
      ${color.white};
    box-shadow: 0 0 0 calc(${units('7.5')}) ${onDark.halo};
    content: '';
  }
  /* The name and a line about it. */
  span {
    position: absolute;
    top: calc(66px + ${units(`${view.height + view.y} - var(--y)`)});
    ${below.md} {
      top: calc(34px + ${units(`${view.height + view.y} - var(--y)`)});
    }
    left: calc(46px + ${units(`${view.x} - var(--x)`)} + 50cqi * (1 - 1 / var(--zoom)));
    width: calc(100cqi / var(--zoom) - 48px);
    padding: 12px 72px 12px 16px;
    border-radius: 18px;
    background: ${color.white};
    color: ${color.ink};
    font: 600 ${size.question}/1.2 ${font.head};
    opacity: var(--lit, 0);
    pointer-events: none;
  }
  i {
    display: var(--more, none);
    margin-top: 2px;
    color: ${color.ink2};
    font: 400 ${size.small}/1.3 ${font.text};
  }
  /* The line about the chosen region is a card that leads on: its arrow stands in a chip, as on other cards. */
  ${below.hero} {
    [data-plek='${firstSpot}'] span {
      pointer-events: auto;
    }
    span::before,
    span::after {
      position: absolute;
      inset: calc(50% - 20px) 16px auto auto;
      ${square('40px')}
      border: 0 solid ${color.pine};
      border-radius: 50%;
      background: linear-gradient(${color.pine} 0 0) 50% / 16px 2px no-repeat ${color.mist};
      content: '';
    }
    span::after {
      border-width: 8px 8px 0 0;
      border-radius: 0;
      background: none;
      transform: translate(3px) rotate(45deg) scale(0.25);
    }
  }
  ${below.xs} {
    span {
      ${visuallyHidden}
    }
  }
  /* Beside a figure this narrow the line would cover the names of others. */
  ${from.hero} {
    ${below.cards4} {
      i {
        display: none;
      }
    }
  }
  /* With its line it is that card here too, with the arrow of a link. */
  ${from.cards4} {
    span::after {
      ${square('8px')}
      position: absolute;
      top: 17px;
      right: 16px;
      border: solid ${color.pine};
      border-width: 2px 2px 0 0;
      opacity: var(--lit, 0);
      rotate: 45deg;
      content: '';
    }
  }
  ${from.hero} {
    span {
      z-index: var(--lit, 0);
      padding-right: 16px;
      top: 50%;
      right: calc(22px + ${units('var(--x) + 8')});
      left: auto;
      translate: 0 calc(-50% - 14px * var(--lit, 0));
      width: max-content;
      max-width: min(11.875rem, 25.5cqi);
    }
    ${nameAtRight(atRight)}
    /* The line about it goes down from the name: no other name is covered by what comes with a pointer (WCAG 1.4.13). */
    & :is(${underName.join()}) span {
      translate: 0 calc(-50% * (1 - var(--lit, 0)) - 23px * var(--lit, 0));
    }
    /* From its name to the ring of its spot: behind the body, so that it crosses no limb, but over it where it is lit. */
    a::after {
      position: absolute;
      z-index: calc(var(--lit, 0) - 1);
      top: 21px;
      right: calc(22px + ${units('18')});
      width: calc(${units('var(--x) - 10')});
      height: 2px;
      background: ${color.white};
      opacity: var(--lit, 0);
      pointer-events: none;
      content: '';
    }
    ${lineAtRight(atRight)}
  }
  @media (forced-colors: active) {
    a::before {
      border: 4px solid LinkText;
    }
    span {
      border: 1px solid;
    }
  }
`
/** What to do with the figure. */
export const hint = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  height: 44px;
  font-size: ${size.small};
  font-weight: 500;
  ${from.hero} {
    position: absolute;
    background: ${color.pine2};
    top: 20px;
    right: 32px;
  }
`
/** As the head of a page, right of the words; from 960 every spot shows its name. */
export const head = css`
  && form:has(input:focus-visible) {
    outline-offset: 0;
    box-shadow: 0 0 0 6px ${color.pine2};
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    align-items: center;
    > :first-child {
      padding-right: 0;
    }
    /* The room of the figure and its hint before the browser has read them: words in the middle beside it moved when it came. */
    &::before {
      grid-area: 1 / 2;
      width: 170%;
      aspect-ratio: ${view.width} / ${view.height};
      margin: 20px 0 calc(6.6rem + ${width.target});
      content: '';
      ${from.hero} {
        justify-self: center;
        width: ${whole};
        margin-block: 16px;
      }
    }
    > :nth-child(2) {
      grid-area: 1 / 2;
    }
  }
  /* The line about a place is as wide as the panel: beside nothing it weighed its lower right corner down. */
  ${between('md', 'hero')} {
    > :first-child {
      margin-bottom: 6rem;
    }
    > :nth-child(2) {
      align-self: end;
      padding-bottom: 6.6rem;
      > div {
        margin-bottom: ${width.target};
      }
      > p {
        margin-top: -${width.target};
      }
    }
    [data-plek] span {
      left: calc(22px + ${units(`${view.x} - var(--x)`)} - 32.9cqi + 5vw);
      width: calc(112.3cqi - 10vw);
    }
  }
  ${from.hero} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    [data-plek] > a {
      &:hover > span {
        z-index: 1;
      }
      > span {
        padding: var(--room, 7px 12px);
        background: var(--card, ${onDark.name});
        color: var(--name, ${color.white});
        font-size: var(--big, ${size.small});
        opacity: 1;
      }
      &::after {
        opacity: var(--lit, 0.38);
      }
    }
  }
`

/** The regions whose place their own page names, which no other style knows. */
export const ownRegions = (own: readonly { name: string; x: number; y: number }[]) => {
  const ofRight = `& :is(${own.flatMap(({ name, x }) => (x < middle ? [] : [plek(name)])).join() || 'none'})`
  return (
    own.length > 0 &&
    css`
      ${own.map(({ name, x, y }) => `${plek(name)}{--x:${x};--y:${y}}`).join('')}
      ${own.map(({ name }) => `&:has(${plek(name)} ${chosen}) ${plek(name)}`).join()} {
        ${litRules}
      }
      ${from.hero} {
        ${nameAtRight(ofRight)}
        ${lineAtRight(ofRight)}
      }
    `
  )
}
