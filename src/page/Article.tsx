import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { formatDate } from '../blocks/locationParts.tsx'
import { bullets, flow, sectionGap } from '../blocks/prose.ts'
import { rulesOf } from '../content/frontmatter.ts'
import type { Page, Site } from '../site/page.ts'
import { below, from, onPaper, radius, size, space, width } from '../theme/tokens.ts'
import { container } from '../ui/container.ts'
import { Contents } from './Contents.tsx'
import { Text } from './Text.tsx'

const columns = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: clamp(8px, 2.2vw, 28px) calc(${space.section} / 2);
  /* On a tablet its parts are as wide as the page, and its words as wide as one reads with ease. */
  ${below.lg} {
    > article > :is(p:not(:has(img)), ul:not([class]), ol) {
      max-width: ${width.prose};
    }
  }
  @media screen {
    ${below.lg} {
      > [data-aside] {
        margin-top: 24px;
      }
    }
  }
  ${from.lg} {
    grid-template-columns: 180px minmax(0, 1fr) 256px;
    gap: 32px;
    align-items: start;
  }
  ${from.xl} {
    grid-template-columns: 220px minmax(0, 1fr) 256px;
    gap: 56px;
  }
  ${from.wide} {
    grid-template-columns: 15rem minmax(0, ${width.column}) minmax(0, 18.75rem);
    justify-content: space-between;
  }
  @media print {
    display: block;
    padding: 0;
  }
`
/** Text fills its lines, but for a short last one; a block may say otherwise of its title. */
const running = css`
  *:where(p, li) {
    text-wrap-style: pretty;
  }
`
/** A picture between the lines is as wide as they are; of what is drawn there paper has the words. */
const pictured = css`
  > p:has(> :is(img, picture):only-child) {
    margin-top: 24px;
    img {
      width: 100%;
      border-radius: ${radius.large};
      aspect-ratio: 2;
      object-fit: cover;
    }
    ${onPaper.hidden}
  }
`
/** Two columns on paper: short lines and lists take far less of it, so that a complaint keeps to two sheets. */
const inColumns = css`
  @media print {
    columns: 2;
    column-gap: 8mm;
    /* Addresses in brackets are long: lines even with each other would be short. */
    *:where(p, li) {
      text-wrap-style: auto;
    }
    /* What comes after the sheet of exercises begins a new one as wide as that: in columns Chromium would not break. */
    > [data-oefenblad] + * {
      column-span: all;
      break-before: page;
    }
    /* Panels and questions are as wide as the sheet, with columns of their own: no part of them stands alone. */
    > :is(
        [role='note'],
        div:has(> details),
        div:has(> details) ~ p,
        h2:has(+ [role='note'], + div > details)
      ) {
      column-span: all;
    }
  }
`
/** A heading beside its words, which begin where the second of three columns does. */
const besideWords = `float:left;
  width:calc(100% / 3 - 24px);
  min-width:min-content;
  margin-bottom:24px;`
const secondColumn = 'calc(100% / 3 + 11px)'
/** What a page ends with from side to side: nothing stands beside it. */
const last = `[data-wide='end']:not(:has(~ [data-wide='']))`
/** The part under which something stands beside the text. */
const lastBefore = `[data-wide='']:not(:has(~ [data-wide='']))`
/**
 * With a part as wide as text and aside together. The aside stands above it, however little text does; one that goes
 * with what stands beside the end stands under it.
 */
const withWide = css`
  ${from.lg} {
    &:has(> article > [data-wide='']) {
      row-gap: 0;
      > :first-child,
      > article {
        grid-row: 1;
      }
      > article {
        --beside: 288px;
        grid-column: 2 / -1;
        max-width: none;
        ${from.xl} {
          --beside: 312px;
        }
        ${from.wide} {
          --beside: calc(18.75rem + 56px);
        }
        > * {
          max-width: min(${width.column}, 100% - var(--beside));
        }
        > [data-wide] {
          clear: both;
          max-width: none;
          anchor-name: --wide;
          &:not([data-wide] ~ *) {
            anchor-name: --wide, --top;
          }
          &${last} {
            anchor-name: none;
            &:not(${last} ~ *) {
              anchor-name: --last;
            }
          }
        }
        > * + [data-oefenblad] {
          margin-top: clamp(48px, 5vw, 72px);
        }
      }
      > [data-aside] {
        grid-area: 1 / 3 / 2 / 4;
        height: auto;
        /* In sight until what is as wide as text and aside together. */
        @supports (top: anchor(bottom)) {
          position: absolute;
          inset: 0 0 calc(anchor(--top top, 67%) + 48px);
          align-self: stretch;
        }
      }
      &:has(> [data-aside]) > article::before {
        float: right;
        width: 1px;
        height: 27rem;
        content: '';
      }
      /* The heading of questions beside them, and what they are based on under them. */
      ${from.xl} {
        > article {
          > h2:has(+ div > details) {
            ${besideWords}
            + [data-wide] {
              clear: none;
              margin-top: calc(${sectionGap} - 12px);
            }
          }
          > div:has(> details),
          > div:has(> details) ~ :is(p, div:last-child) {
            margin-left: ${secondColumn};
          }
          /* Where one can go ends before the column of the aside: from there focus goes on to the right, and not back up. */
          > div:has(> details) ~ div:last-child > span {
            width: 100%;
          }
        }
      }
      /* From the heading under it to the one of the last such parts; where browsers know no anchors, under all of it. */
      > [data-beside-end] {
        grid-area: 2 / 2 / 3 / 3;
        @supports (top: anchor(bottom)) {
          grid-area: 1 / 3 / 2 / 4;
          position: absolute;
          inset: calc(anchor(--wide bottom, 67%) + ${sectionGap}) 0 calc(anchor(--last top, -7rem) + 7rem);
        }
      }
      &:has(> article > ${lastBefore} + [role='note']) > [data-beside-end] {
        @supports (top: anchor(bottom)) {
          top: calc(anchor(--wide bottom, 67%) + 32px);
        }
      }
    }
  }
`
/** What stands beside the end takes no room of its own there: the text is at least as long as that is high, in rem. */
const roomBeside = (height: number) => css`
  ${from.lg} {
    > article > ${lastBefore} {
      &:last-child,
      + :last-child,
      + :not(h2, p, [data-wide]) + :last-child {
        margin-bottom: ${height}rem;
      }
      + [data-wide] {
        margin-top: ${height}rem;
      }
      + :is(h2, p)::before,
      + :not(h2, p, [data-wide]) + :is(h2, p)::before {
        float: right;
        width: 1px;
        height: ${height}rem;
        /* Clear of the text, and of the panels that are wider than it. */
        margin-right: -120px;
        content: '';
      }
    }
  }
`
/** Without such a part it ends where the text ends, under the aside: a short text leaves room for both. */
const underAside = css`
  ${from.lg} {
    grid-template-rows: 1fr auto;
    > :first-child,
    > article {
      grid-row: 1 / 3;
    }
    > [data-beside-end] {
      grid-area: 2 / 3;
    }
  }
`
/** Its parts are as wide as text and aside together: the card stands under them. */
const wholeWidth = css`
  ${from.lg} {
    &&& {
      grid-template: auto auto / 220px minmax(0, 1fr);
    }
    > :first-child {
      grid-row: 1 / 3;
    }
    > article > :not(div, nav, [class]) {
      max-width: ${width.column};
    }
    > [data-aside] {
      grid-column: 2;
    }
  }
  /* A heading stands beside its text, which begins where the second of three columns does. */
  ${from.xl} {
    && > article {
      > :is(p, :is(ul, ol):not([class]), h2 + div:has(> details), div:has(> ul:only-child)) {
        margin-left: ${secondColumn};
      }
      /* What stands beside no heading begins where all else does. */
      > :is(:first-child + p, :first-child + p + p, div:not(:has(> ul:only-child)) + p) {
        margin-left: 0;
      }
      > :is(h2, :not(h2) + div:not(:has(> ul:only-child))) {
        clear: left;
      }
      > h2:has(+ p, + div > details, + div > ul:only-child) {
        ${besideWords}
        + * {
          margin-top: calc(${sectionGap} + 8px);
        }
        + div {
          margin-top: calc(${sectionGap} - 12px);
        }
        + div:has(> ul) {
          margin-top: calc(${sectionGap} + 5px);
        }
      }
    }
  }
  /* What a page opens with leads into all of it. */
  > article > :first-child + p {
    font-size: ${size.lead};
  }
`
const sticky = css`
  ${from.lg} {
    height: 100%;
  }
`

interface Props {
  site: Site
  page: Page
  aside: ReactNode
  /** What stands beside the end of the text, and below all of it on a narrow screen. */
  besideEnd?: ReactNode
  /** How high what stands beside the end may be with wide letters (WCAG 1.4.12), in rem. */
  besideHeight?: number
  /** Where the text leads to, under it. */
  end?: ReactNode
  /** The text has the column of the aside too, which stands under it. */
  isWide?: boolean
}

/** A long text: contents left, text, and what stands beside it. */
export function Article({ site, page, aside, besideEnd: beside, besideHeight = 0, end, isWide = false }: Props) {
  const { frontmatter } = page
  const reviewed = 'nagekeken' in frontmatter ? frontmatter.nagekeken : undefined
  return (
    <div
      css={[
        container,
        columns,
        Boolean(beside) && underAside,
        isWide ? wholeWidth : !rulesOf(frontmatter).isPlain && withWide,
        besideHeight > 0 && roomBeside(besideHeight),
      ]}
    >
      <div css={sticky}>
        <Contents title={site.copy.headings.onThisPage} headings={page.headings} />
      </div>
      <article css={[flow, bullets, running, pictured, inColumns]}>
        <Text site={site} page={page} />
        {reviewed && <p>{site.copy.headings.reviewed({ name: reviewed.by, date: formatDate(reviewed.on) })}</p>}
        {end}
      </article>
      <div css={sticky} data-aside="">
        {aside}
      </div>
      {beside && <div data-beside-end="">{beside}</div>}
    </div>
  )
}
