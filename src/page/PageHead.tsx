import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { besideWords, quiet } from '../theme/declarations.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import {
  below,
  between,
  color,
  edge,
  floor,
  from,
  leading,
  onPaper,
  radius,
  size,
  space,
  width,
} from '../theme/tokens.ts'
import { container } from '../ui/container.ts'
import { buttonPair, buttonRow } from '../ui/grid.ts'

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  align-items: center;
  padding-block: clamp(4px, 1.4vw - 2px, 14px) 24px;
  ${from.hero} {
    gap: 64px;
  }
  h1 {
    font-size: ${size.title};
    line-height: ${leading.title};
    /* As many lines on any phone, in the letters that it has as in ours, so that nothing moves when those come. */
    ${below.sm} {
      max-width: 9.05em;
    }
    ${from.wide} {
      font-size: ${size.titleWide};
    }
  }
  /* Its words alone: without a picture there is nothing to make room for. */
  @media print {
    &&,
    && > div:first-of-type {
      display: block;
      min-height: 0;
      padding: 0 0 6pt;
      border-radius: 0;
    }
    && {
      &::before,
      > div::after {
        display: none;
      }
      h1 {
        font-size: 22pt;
      }
      h1 + p {
        max-width: none;
        margin-top: 3pt;
        font-size: 11pt;
        line-height: 1.35;
      }
    }
  }
`
/** What stands below words and picture, under the rows of the picture. */
const belowBoth = (rows: string, end: number, what: string) => `grid-template: ${rows} / minmax(0, 1fr) 40%;
    gap: 0 24px;
    align-items: start;
    > div:first-of-type {
      display: contents;
    }
    &::before,
    > div:nth-of-type(2) {
      grid-area: 1 / 2 / ${end};
    }
    ${what} {
      grid-column: 1 / -1;
    }`
const besideAll = 'grid-template-columns:minmax(0,1fr) 40%;gap:24px;'
/** Above each other on a phone; from a tablet on beside each other, so that what the page says in short is on the first screen. */
const besideHead = (isPair: boolean, hasRow: boolean) => css`
  /* The room of the picture before the browser has read it, or the words would move when it comes. */
  ${from.md} {
    &::before,
    > div:nth-of-type(2) {
      grid-area: 1 / 2;
    }
    &::before {
      aspect-ratio: 4 / 3;
      content: '';
    }
  }
  ${between('md', 'hero')} {
    /* The longest heading, one word, has room beside the picture; two buttons, or a row of points, stand below both. */
    ${isPair ? belowBoth('auto 1fr', 3, 'h1 + p ~ *') : hasRow ? belowBoth('repeat(3, auto)', 4, 'ul') : besideAll}
    /* As wide as so many letters: lines break at the same words in many windows, and before our letters come. */
    div > h1 + p {
      max-width: 19em;
    }
  }
  ${from.hero} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 3fr);
    div > h1 + p {
      max-width: 21.1em;
      font-size: 1.25rem;
    }
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1.06fr) minmax(0, 1fr);
    gap: 48px;
  }
  ${from.xl} {
    div > h1 + p {
      max-width: 28em;
    }
  }
`
/** Two buttons stand on one line beside a picture, whatever letters have come: with wide sides that was chance. */
const ways = css`
  a {
    padding-inline: clamp(20px, 2vw, 26px);
  }
`
const alone = css`
  ${from.hero} {
    grid-template-columns: minmax(0, 50rem);
  }
`
/** Without a picture: the introduction stands beside the heading, on its last line. */
const lineHead = css`
  ${below.sm} {
    a {
      flex: 1;
      padding-inline: 12px;
    }
  }
  ${from.hero} {
    grid-template-columns: minmax(0, 1fr);
    > div {
      display: grid;
      grid-template: 1fr auto / minmax(0, 1fr) max(20rem, 33%);
      gap: 0 64px;
      align-items: end;
      /* Narrow enough for lines of about one length, however many words keep together. */
      > h1 {
        grid-row: 1 / 3;
        align-self: center;
        max-width: 11.8em;
      }
      > :not(h1) {
        grid-column: 2;
        margin-top: 16px;
      }
    }
  }
`
/** The picture under the words, as wide as the page: the introduction stands beside the heading. */
const wideHead = css`
  padding-bottom: 0;
  /* What is drawn stands on what comes next; on paper nothing is drawn. */
  @media screen {
    margin-bottom: calc(${space.section} / -2);
  }
  ${from.hero} {
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    > div:first-of-type {
      display: grid;
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
      gap: 64px;
      align-items: end;
    }
  }
  /* On a phone the people matter, not the room around them. */
  > div:nth-of-type(2) {
    /* Its room stays where the picture does not come, or what comes next would cover the words. */
    aspect-ratio: 1200 / 524;
    overflow: clip;
    overflow-clip-margin: content-box;
    ${below.md} {
      margin-inline: 6%;
      aspect-ratio: 1200 / 655;
    }
    > img {
      ${below.md} {
        width: 125.5%;
        margin-left: -12.97%;
      }
    }
  }
  > div:nth-of-type(2) img {
    max-width: none;
    aspect-ratio: 1200 / 524;
    border-radius: 0;
    object-fit: cover;
    object-position: top;
  }
`
/** Words and picture in one panel; the floor of the drawing runs on under the words. */
const panelHead = css`
  padding-block: 0;
  p[data-hours] {
    align-self: flex-start;
    margin-bottom: 16px;
    background: ${color.white};
    /* On one line also where the words beside the drawing are narrow: the drawing leaves it room. */
    ${from.md} {
      width: max-content;
      max-width: calc(100% + 48px);
    }
  }
  ${below.md} {
    gap: 0;
    /* As many lines in the letters that a phone has as in ours, so that nothing moves when those come. */
    h1 {
      font-size: min(${size.title}, 9vw);
    }
    > div {
      border-radius: ${radius.large} ${radius.large} 0 0;
      background: ${color.mist};
    }
    > div:first-of-type {
      padding: 24px 16px 8px;
      /* Seen where the visitor's own colours leave no ground. */
      border: 1px solid transparent;
    }
    > div:nth-of-type(2) {
      /* Its room stays where the picture does not come, or the cards would cover the words. */
      aspect-ratio: 640 / 520;
      overflow: hidden;
      border-radius: 0 0 ${radius.large} ${radius.large};
    }
  }
  ${from.md} {
    position: relative;
    grid-template-columns: minmax(0, 1fr);
    > div:first-of-type {
      display: flex;
      flex-direction: column;
      justify-content: center;
      min-height: max(400px, 39vw);
      padding: clamp(32px, 5vw, 64px) 54% calc(clamp(32px, 5vw, 64px) + 60px) clamp(32px, 5vw, 64px);
      position: relative;
      overflow: hidden;
      border-radius: ${radius.band};
      background: ${color.mist};
      &::after {
        position: absolute;
        inset: auto 0 0;
        height: calc(100% * 124 / 520);
        background: linear-gradient(${color.white} calc(100% * 6 / 124), ${floor} calc(100% * 6 / 124));
        content: '';
      }
      /* As high as the drawing was drawn: its floor and that of the panel are the same whole pixels. */
      ${from.xl} {
        min-height: 520px;
      }
      ${edge.forced}
    }
    > div:nth-of-type(2) {
      position: absolute;
      inset: 0 ${space.gutter} 0 auto;
      /* As high as the panel, and so with its floor at the height of the panel's. */
      height: 100%;
      aspect-ratio: 640 / 520;
      max-width: min(50%, 100% - 404px);
      overflow: hidden;
      border-radius: 0 ${radius.band} ${radius.band} 0;
    }
    img {
      max-width: none;
    }
  }
  > div:nth-of-type(2) img {
    height: 100%;
    border-radius: 0;
    object-fit: cover;
    object-position: left bottom;
  }
  /* Half of a tablet is too narrow for all that is drawn: who is there is seen whole, and of the door beside it nothing. */
  ${between('md', 'hero')} {
    > div:nth-of-type(2) {
      aspect-ratio: 472 / 520;
      img {
        object-position: right bottom;
      }
    }
  }
`
/** A small drawing beside a title that matters more; its ground runs on under the words, or on a phone beside it. */
const smallHead = (ground: string = color.mist) => css`
  ${below.md} {
    > div:nth-of-type(2) {
      overflow: hidden;
      border-radius: ${radius.large};
      background: ${ground};
    }
    > div:nth-of-type(2) > img {
      height: 176px;
      object-fit: contain;
    }
  }
  ${from.md} {
    position: relative;
    isolation: isolate;
    grid-template-columns: minmax(0, 1fr) clamp(200px, 23.5vw, 300px);
    gap: 48px;
    /* One long word has no other line to go to. */
    ${below.hero} {
      h1 {
        font-size: ${size.section};
      }
    }
    padding: clamp(28px, 3.4vw, 44px) calc(${space.gutter} + clamp(16px, 3vw, 40px)) clamp(28px, 3.4vw, 44px)
      calc(${space.gutter} + clamp(32px, 5vw, 64px));
    margin-bottom: 24px;
    &::before {
      position: absolute;
      z-index: -1;
      inset: 0 ${space.gutter};
      border-radius: ${radius.band};
      /* Seen where the visitor's own colours leave no ground. */
      border: 1px solid transparent;
      background: ${ground};
      content: '';
    }
  }
`
const words = css`
  > h1 + p {
    max-width: ${width.prose};
    margin-top: 18px;
    ${quiet(size.lead, leading.lead)}
  }
`
const art = css`
  ${besideWords}
  ${onPaper.hidden}
`

/** What a picture may be beside half of the page: as wide as it, in one panel with the words, or small. */
const withPicture = { wide: () => wideHead, panel: () => panelHead, small: smallHead }

interface Props {
  heading: string
  lead: string
  /** A line above the heading. */
  eyebrow?: ReactNode
  /** Buttons under the introduction. */
  action?: ReactNode
  /** They are two, each as wide as its words. */
  isPair?: boolean
  picture?: ReactNode
  /** The colour that fills the picture behind what is drawn. */
  ground?: string | undefined
  /** What stands under the buttons. */
  more?: ReactNode
  /** That is a row, as wide as words and picture. */
  hasRow?: boolean
  /** How words and picture stand together; without it beside each other. */
  form?: keyof typeof withPicture | 'line' | undefined
}

/** The beginning of every page but home: heading, introduction, perhaps a button and a picture at the right. */
export function PageHead({
  eyebrow,
  heading,
  lead,
  action,
  isPair = false,
  picture,
  ground,
  more,
  hasRow = false,
  form,
}: Props) {
  const line = form === 'line' && lineHead
  const beside = form === undefined || form === 'line' ? besideHead(isPair, hasRow) : withPicture[form](ground)
  return (
    <div css={[container, head, picture ? beside : line || alone]}>
      <div css={words}>
        {eyebrow}
        <h1>{heading}</h1>
        <p>{lead}</p>
        {action && <div css={[notInPrint, form === 'line' ? buttonRow : buttonPair, isPair && ways]}>{action}</div>}
        {more}
      </div>
      {picture && <div css={art}>{picture}</div>}
    </div>
  )
}
