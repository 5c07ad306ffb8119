import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { formatDate } from '../blocks/locationParts.tsx'
import { bullets, prose, sectionGap } from '../blocks/prose.ts'
import type { Page, Site } from '../site/page.ts'
import { from, space, width } from '../theme/tokens.ts'
import { container } from '../ui/container.ts'
import { Contents } from './Contents.tsx'
import { Text } from './Text.tsx'

const columns = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding-block: clamp(32px, 4vw, 52px) calc(${space.section} / 2);
  /* On a tablet its parts end where the picture above them ends. */
  > * {
    max-width: 44rem;
  }
  ${from.lg} {
    grid-template-columns: 200px minmax(0, 1fr) 264px;
    gap: 40px;
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
  > nav:first-of-type {
    align-self: stretch;
  }
  @media print {
    display: block;
    padding: 0;
    > * {
      max-width: none;
    }
  }
`
/** Where lines are long a paragraph fills them, but for a short last one; items of a list do everywhere. */
const running = css`
  li {
    text-wrap-style: pretty;
  }
  ${from.md} {
    > p {
      text-wrap-style: pretty;
    }
  }
`
/** Two columns on paper: short lines and lists take far less of it, so that a complaint keeps to two sheets. */
const onPaper = css`
  @media print {
    columns: 2;
    column-gap: 8mm;
    > [role='note'] {
      break-inside: auto;
    }
  }
`
/** With a sheet as wide as text and aside together: the aside stays above it. */
const withSheet = css`
  ${from.lg} {
    > nav,
    > :first-child {
      grid-row: 1;
    }
    > article {
      display: grid;
      grid-row: 1;
      grid-column: 2 / -1;
      grid-template-columns: subgrid;
      align-content: start;
      max-width: none;
      > * {
        grid-column: 1;
      }
      > [data-oefenblad] {
        anchor-name: --sheet;
        grid-column: 1 / -1;
        margin-block: clamp(48px, 5vw, 72px) 0;
      }
    }
    > [data-aside] {
      grid-row: 1;
      grid-column: 3;
      height: auto;
    }
  }
`
/** From the heading under the sheet on; where browsers know no anchors, beside the last third. */
const underSheet = css`
  ${from.lg} {
    grid-area: 1 / 3 / 2 / 4;
    align-self: end;
    height: 33%;
    @supports (top: anchor(bottom)) {
      position: absolute;
      inset: calc(anchor(--sheet bottom, 67%) + ${sectionGap}) 0 0;
      align-self: auto;
      height: auto;
    }
  }
`
/** Without a sheet it ends where the text ends, under the aside: a short text leaves room for both. */
const underAside = css`
  ${from.lg} {
    grid-template-rows: 1fr auto;
    > :first-child,
    > article {
      grid-row: 1 / 3;
    }
    > :last-child {
      grid-area: 2 / 3;
    }
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
  /** Where the text leads to, under it. */
  end?: ReactNode
  /** A part of the text is as wide as text and aside together. */
  hasSheet?: boolean
}

/** A long text: contents left, text, and what stands beside it. */
export function Article({ site, page, aside, besideEnd: beside, end, hasSheet = false }: Props) {
  const { frontmatter } = page
  const reviewed = 'nagekeken' in frontmatter ? frontmatter.nagekeken : undefined
  return (
    <div css={[container, columns, hasSheet ? withSheet : Boolean(beside) && underAside]}>
      <div css={sticky}>
        <Contents title={site.copy.headings.onThisPage} headings={page.headings} />
      </div>
      <article css={[prose, bullets, running, onPaper]}>
        <Text site={site} page={page} />
        {reviewed && <p>{site.copy.headings.reviewed({ name: reviewed.by, date: formatDate(reviewed.on) })}</p>}
        {end}
      </article>
      <div css={sticky} data-aside="">
        {aside}
      </div>
      {beside && <div css={hasSheet && underSheet}>{beside}</div>}
    </div>
  )
}
