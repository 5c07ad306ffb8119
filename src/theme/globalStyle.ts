import { css } from '@emotion/react'
import { layoutIds } from '../content/layoutIds.ts'
import { square } from './declarations.ts'
import {
  below,
  color,
  font,
  from,
  jumpRoom,
  leading,
  motion,
  onDark,
  deepEmber,
  palette,
  sharedPicture,
  size,
  tracking,
} from './tokens.ts'

const variables = Object.entries(palette)
  .map(([name, value]) => `--${name}:${value};`)
  .join('')

/** Element styles of every page; components style themselves. */
export const globalStyle = css`
  :root {
    ${variables}
    --ring: ${color.ember};
    color-scheme: light;
    scroll-behavior: smooth;
    /* What gets focus or is jumped to stays clear of the header and of the WhatsApp button. */
    scroll-padding-block: ${jumpRoom}px 100px;
    /* The page below the open menu; its script says that it is (browser/base.ts). */
    &[data-${layoutIds.menu}] {
      overflow: hidden;
    }
    -webkit-text-size-adjust: 100%;
    --container: 1280px;
    /* A large window is filled, not floated in: letters grow by a fifth at most, pictures with the room there is. */
    ${from.wide} {
      --container: clamp(1480px, 680px + 50vw, 1960px);
      font-size: clamp(100%, 66.7% + 0.333vw, 120%);
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  /* What a line may not break (render/lineEnds.ts). */
  [data-whole] {
    white-space: nowrap;
  }
  body {
    background: ${color.paper};
    color: ${color.ink};
    font: ${size.body}/${leading.text} ${font.text};
    overflow-wrap: break-word;
    text-wrap-style: pretty;
    ${from.md} {
      font-size: ${size.bodyWide};
      /* Short texts have lines of one length; running text says otherwise (Article.tsx). On a phone that looks torn. */
      text-wrap-style: balance;
    }
    ${below.xs} {
      overflow-wrap: anywhere;
      hyphens: auto;
    }
  }
  h1,
  h2,
  h3,
  h4 {
    font-family: ${font.head};
    font-weight: 600;
    letter-spacing: ${tracking};
    line-height: ${leading.card};
    hyphens: manual;
    text-wrap-style: balance;
    ${below.xs} {
      hyphens: inherit;
    }
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  img,
  svg {
    display: block;
    max-width: 100%;
  }
  img {
    height: auto;
  }
  a {
    color: ${color.pine};
    text-decoration: underline 1.5px ${color.underline};
    text-underline-offset: 5px;
    transition: text-decoration-color ${motion.color};
    &:hover {
      text-decoration-color: currentColor;
    }
  }
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  summary {
    cursor: pointer;
    /* The tap of a finger would select in it first, which takes longer than to open it. */
    @media (pointer: coarse) {
      user-select: none;
    }
  }
  /* What answers at once needs no flash before it. */
  button,
  summary {
    -webkit-tap-highlight-color: transparent;
  }
  :focus-visible {
    outline: 3px solid var(--ring);
    outline-offset: 3px;
  }
  [hidden] {
    display: none !important;
  }
  main:focus {
    outline: none;
  }
  @media (prefers-contrast: more) {
    :root {
      --ink2: ${palette.ink};
      --line: ${palette.bd};
      --bd: ${palette.ink};
      --underline: ${palette.pine};
      --wa: ${palette.pine};
      --ember: ${deepEmber};
    }
  }
  /* With the visitor's own colours: what is drawn takes them too, as text does. */
  @media (forced-colors: active) {
    svg {
      --pine: CanvasText;
      --ember: CanvasText;
    }
  }
  @media screen and (prefers-reduced-motion: no-preference) {
    @view-transition {
      navigation: auto;
    }
    ::view-transition-group(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation-duration: ${motion.page};
      animation-timing-function: ${motion.ease};
    }
    /* The picture of a card and that of its page have other proportions. */
    ::view-transition-old(${sharedPicture}),
    ::view-transition-new(${sharedPicture}) {
      height: 100%;
      object-fit: cover;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      scroll-behavior: auto;
    }
    *,
    ::before,
    ::after {
      animation: none !important;
      transition: none !important;
    }
  }
`

/** For grounds of pine: the focus ring turns honey, links white. */
export const darkGround = css`
  --ring: ${color.honey};
  color: ${color.white};
  a {
    color: ${color.white};
    text-decoration-color: ${onDark.border};
  }
`

/** Text for screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  ${square('1px')}
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** What paper does not need. */
export const notInPrint = css`
  @media print {
    display: none !important;
  }
`
