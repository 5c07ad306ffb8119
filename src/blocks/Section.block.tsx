import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { quiet, tappable, thirdGap } from '../theme/declarations.ts'
import { visuallyHidden } from '../theme/globalStyle.ts'
import { color, from, leading, onPaper, size, space } from '../theme/tokens.ts'
import { container } from '../ui/container.ts'
import { block } from './block.ts'
import { bullets, prose } from './prose.ts'

/** Blocks under running text or another block keep more distance than paragraphs do. */
const blocks = css`
  > * + :is(div, ul[class]) {
    margin-top: 32px;
  }
`
const section = css`
  padding-block: calc(${space.section} / 2);
  /* A part whose facts nobody has filled in. */
  &:has(> :empty) {
    display: none;
  }
  @media print {
    padding-block: 8pt;
  }
`
const tinted = css`
  margin-block: calc(${space.section} / 2);
  padding-block: ${space.section};
  @media print {
    margin-block: 0;
    padding-block: 8pt;
    background: none;
  }
`
/**
 * From the first touch on, a part out of view is not painted with each press (browser/islands.ts). It keeps the size that it
 * had; not in Safari, which would not hold the place that is read when a turned phone gives it another.
 */
const unseen = css`
  @media screen {
    @supports (overflow-anchor: auto) {
      contain-intrinsic-block-size: auto 40rem;
      [data-settled] & {
        content-visibility: auto;
      }
    }
  }
`
const grounds = {
  mist: css`
    background: ${color.mist};
  `,
  sand: css`
    background: ${color.sand};
  `,
}
const beside = css`
  ${from.cards4} {
    display: grid;
    /* As three columns elsewhere on the page. */
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${thirdGap};
    align-items: start;
    &&& > * {
      grid-column: 2 / -1;
    }
    &&& > :first-child {
      grid-column: 1;
      grid-row: 1 / span 9;
    }
    &&& > :nth-child(2) {
      margin-top: 0;
    }
    > [role='note'] {
      max-width: none;
    }
  }
`
/** The rest of the section left, and right of it from its top what stands out. */
const withSpotlight = css`
  ${from.lg} {
    &:has(> [data-spotlight]) {
      display: grid;
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
      grid-auto-rows: min-content;
      gap: 0 clamp(48px, 6.8vw, 88px);
      /* What stands in no place of its own fills the rest: the left column. */
      > [data-spotlight] {
        grid-column: 2;
        grid-row: 1 / span 99;
        align-self: start;
        margin-top: 0;
      }
    }
  }
`
const headless = css`
  &&& > div:first-child {
    ${visuallyHidden}
    & + * {
      margin-top: 0;
    }
    & + [data-floor] {
      @media screen {
        margin-top: calc(${space.section} / -2 - 56px);
      }
    }
  }
`
const head = css`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 32px;
  align-items: last baseline;
  justify-content: space-between;
  @media print {
    break-inside: avoid;
    break-after: avoid;
  }
  > h2 {
    width: 100%;
    font-size: ${size.section};
    line-height: ${leading.section};
  }
  /* Beside the link where it has room for lines of text; a line as long as the page is short enough to be one. */
  > p {
    flex: 1 29rem;
    max-width: 50rem;
    ${quiet(size.lead, leading.lead)}
  }
  ${from.md} {
    > h2:not(:has(+ p)) {
      flex: 1;
    }
  }
  &&& + * {
    margin-top: ${space.headGap};
  }
  &&& + :is(p, h3) {
    margin-top: 20px;
  }
`
const more = css`
  a {
    ${tappable()}
    gap: 10px;
    font-weight: 600;
  }
  ${onPaper.hidden}
`

interface Props {
  background?: keyof typeof grounds | undefined
  /** Its content stands beside its heading on a wide screen. */
  isBeside?: boolean
  /** The heading is only for screen readers, where the picture of the section says enough. */
  heading?: 'hidden' | undefined
  /** A writer composed it, perhaps with a block that stands out beside the rest. */
  isWritten?: boolean
  /** One of the many of a long page, which rest while they are out of view. */
  isOfMany?: boolean
  children: ReactNode
}

/** A full-width part of an overview page, on paper or on a tint. */
export function Section({ background, isBeside, heading, isWritten = false, isOfMany = false, children }: Props) {
  return (
    <section css={[isOfMany && unseen, background && grounds[background], background ? tinted : section]}>
      <div
        css={[container, prose, bullets, blocks, isWritten && withSpotlight, isBeside && beside, heading && headless]}
      >
        {children}
      </div>
    </section>
  )
}

/** The heading of a section, its introduction and the link to more, which stands right from 768. */
export function SectionHead({ children }: { children: ReactNode }) {
  return <div css={head}>{children}</div>
}

/** The "more" link of a section head. */
export function SectionMore({ children }: { children: ReactNode }) {
  return (
    <div css={more} data-more>
      {children}
    </div>
  )
}

export default block('Sectie', ({ page, ...props }) => (
  <Section {...props} isWritten isOfMany={page.frontmatter.kind === 'home'} />
))
