import { css, keyframes } from '@emotion/react'
import { below, color, from, motion, onDark, painGlow, radius, size, width } from '../theme/tokens.ts'
import { bodyRegions, bodyView, firstSpot } from './bodyRegions.ts'

const pulse = keyframes`from{opacity:.85}to{opacity:1}`
const percent = (part: number, whole: number) => `${Number(((100 * part) / whole).toFixed(1))}%`
const left = (x: number) => percent(x - bodyView.x, bodyView.width)
const top = (y: number) => percent(y - bodyView.y, bodyView.height)

/** With hover or focus on a region's link, in the list or on the figure, the hot spot moves there. */
const activeRules = [...bodyRegions]
  .map(([name, { x, y }]) => {
    const key = `[data-plek='${name}']`
    const initial = name === firstSpot ? `&:not(:has([data-plek]:is(:hover,:focus-visible))),` : ''
    return `${initial}&:has(${key}:is(:hover,:focus-visible)){--x:${x};--y:${y};
      ${key}{color:${color.honey};border-color:${color.honey};--heart:${color.coral2};--size:3.27cqi}}`
  })
  .join('')

/** Where the point of `--x` and `--y`, in units of the drawing, lies in the figure. */
const spotLeft = `calc((var(--x) - ${bodyView.x}) / ${bodyView.width} * 100%)`
const spotTop = `calc((var(--y) - ${bodyView.y}) / ${bodyView.height} * 100%)`

const spots = [...bodyRegions].map(([name, { x, y }]) => `[data-plek='${name}']{--x:${x};--y:${y}}`).join('')

/** The dark panel with words, list and figure. */
export const panel = css`
  --ring: ${color.honey};
  --heart: ${color.pine};
  display: grid;
  overflow: clip;
  border-radius: ${radius.band};
  background: ${color.pine2};
  color: ${color.white};
  ${from.md} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    align-items: center;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${activeRules}
  @media print {
    display: block;
    overflow: visible;
    border: 0;
    border-radius: 0;
    background: none;
    color: inherit;
  }
`
/** The panel with the figure alone, as the picture of a page’s head. */
export const figureOnly = css`
  ${from.md} {
    grid-template-columns: minmax(0, 1fr);
  }
  > div {
    width: min(100%, 308px);
    margin-block: 16px;
  }
`
/** The heading and the introduction beside the figure. */
export const words = css`
  padding: clamp(36px, 5vw, 64px);
  padding-right: clamp(24px, 2vw, 64px);
  ${below.md} {
    padding: 36px 32px 0;
  }
  > h2 {
    font-size: ${size.section};
    line-height: 1.08;
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
/** The names of the spots. */
export const list = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 clamp(16px, 2vw, 28px);
  margin-top: 28px;
  ${below.xs} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${from.header} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    svg {
      flex: none;
    }
    min-height: 54px;
    border-bottom: 1px solid ${onDark.line};
    color: ${color.white};
    font-weight: 500;
    text-decoration: none;
    transition: color ${motion.color};
  }
  @media print {
    && a {
      min-height: 0;
      padding-block: 2pt;
      border-color: ${color.line} !important;
      color: inherit !important;
    }
    svg {
      display: none;
    }
  }
`
/** The figure, in which the spots have their places. */
export const figure = css`
  position: relative;
  align-self: end;
  container-type: inline-size;
  width: min(88%, 440px);
  aspect-ratio: ${bodyView.width} / ${bodyView.height};
  margin: 24px auto 0;
  ${from.md} {
    margin-block: 16px;
    width: min(94%, 410px);
  }
  > img {
    position: absolute;
    left: ${left(0)};
    top: ${top(0)};
    width: ${percent(400, bodyView.width)};
  }
  @media print {
    display: none;
  }
`
/** The two faint discs behind it. */
export const disc = css`
  position: absolute;
  left: ${left(200)};
  top: ${top(380)};
  width: ${percent(800, bodyView.width)};
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${onDark.disc};
  translate: -50% -50%;
  + span {
    width: ${percent(560, bodyView.width)};
  }
`
/** The glow of pain, cut to the body so that it never spills onto the ground. */
export const glowMask = (body: string) => css`
  position: absolute;
  left: ${left(0)};
  top: ${top(0)};
  width: ${percent(400, bodyView.width)};
  aspect-ratio: 400 / 900;
  mask: url(${body}) center / 100% 100% no-repeat;
`
/** The light on the spot of this moment. */
export const glow = css`
  position: absolute;
  left: calc(var(--x) / 4 * 1%);
  top: calc(var(--y) / 9 * 1%);
  width: ${percent(168, 400)};
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${painGlow};
  translate: -50% -50%;
  transition:
    left ${motion.transform},
    top ${motion.transform};
  animation: ${pulse} 2.8s ease-in-out infinite alternate;
`
/** The range-of-motion arc around it. */
export const arc = css`
  position: absolute;
  left: ${spotLeft};
  top: ${spotTop};
  width: ${percent(360, bodyView.width)};
  height: auto;
  overflow: visible;
  translate: -50% -50%;
  color: ${color.honey};
  pointer-events: none;
  transition:
    left ${motion.transform},
    top ${motion.transform};
`
/** The spots, each at least 44 px across (WCAG 2.5.8). */
export const spotList = css`
  a {
    position: absolute;
    left: ${spotLeft};
    top: ${spotTop};
    display: grid;
    place-items: center;
    width: ${width.target};
    height: ${width.target};
    border-radius: 50%;
    translate: -50% -50%;
  }
  /* Spots lie on skin and on ground: a ring of two colours stands out from both (WCAG technique C40). */
  a:focus-visible {
    outline-offset: 0;
    box-shadow: 0 0 0 6px ${color.pine2};
  }
  a::before {
    width: calc(2 * var(--size, 2.5cqi));
    height: calc(2 * var(--size, 2.5cqi));
    border-radius: 50%;
    background: radial-gradient(circle closest-side, var(--heart) 0 43%, ${color.white} 46%);
    transition:
      width ${motion.transform},
      height ${motion.transform};
    content: '';
  }
  @media (forced-colors: active) {
    a::before {
      border: 4px solid LinkText;
    }
  }
  ${spots}
`
