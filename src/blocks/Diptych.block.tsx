import { css } from '@emotion/react'
import { Children, isValidElement } from 'react'
import type { ReactNode } from 'react'
import { rulesOf } from '../content/frontmatter.ts'
import type { Page } from '../site/page.ts'
import { below, color, edge, from, panel, radius, size, space, width } from '../theme/tokens.ts'
import { looks } from '../ui/Button.tsx'
import { acrossMark, sheetColumns, sheetWords } from './across.ts'
import { block } from './block.ts'
import { bulletRoom, bullets, flow } from './prose.ts'

/** Beside each other where both have room for their lines, else under each other. */
const leaves = css`
  display: flex;
  flex-wrap: wrap;
  gap: 24px 32px;
  align-items: start;
  > * {
    flex: 3 26rem;
    min-width: 0;
    &:last-child {
      flex: 2 19rem;
    }
  }
  @media print {
    display: block;
    > * + * {
      margin-top: 5pt;
    }
  }
`
/** Text that leads to a button is a panel, with the button at its end. */
const leading = css`
  &:has(> :last-child > a:only-child) {
    flex-direction: column;
    padding: ${space.panel};
    border-radius: ${radius.large};
    background: ${color.mist};
    ${edge.forced}
    > * {
      flex: none;
    }
    > :first-child {
      max-width: ${width.column};
      /* What leads to the points is as bold as the names of the panels below, and the points begin where theirs do. */
      > p:has(+ ul) {
        font-weight: 600;
        @media screen {
          + ul {
            margin-top: 10px;
            ${below.md} {
              margin-left: 6px;
            }
          }
        }
      }
    }
    /* The one thing to do there. */
    > :last-child > a {
      min-height: 52px;
      border-color: transparent;
      font-size: ${size.body};
      ${looks.primary}
    }
    ${below.sm} {
      > :last-child {
        align-self: stretch;
        > a {
          width: 100%;
        }
      }
    }
    @media print {
      display: block;
      padding: 0;
      background: none;
    }
  }
`
/**
 * As wide as text and aside together: the first paragraph stands beside the rest, as the heading of other panels does, and
 * words begin where those of other panels do. A longer first paragraph takes no room from between the rest.
 */
const leadingAcross = css`
  ${from.xl} {
    &:has(> :first-child > p:first-child ~ ul):has(> :last-child > a:only-child) {
      display: grid;
      ${sheetColumns}
      grid-template-rows: repeat(5, auto) 1fr;
      gap: 0 ${sheetWords};
      > :first-child {
        display: contents;
        > * {
          grid-column: 2;
        }
        > p:first-child {
          grid-area: 1 / 1 / -1;
        }
        > :nth-child(2) {
          margin-top: 0;
        }
        > ul {
          margin-left: -${bulletRoom};
        }
      }
      > :last-child {
        grid-column: 2;
        margin-top: 24px;
      }
    }
  }
`
/** As wide as text and aside together: the card stands under the points, its heading beside its words as in other panels. */
const aboveCard = css`
  ${from.xl} {
    display: block;
    > :first-child {
      max-width: ${width.column};
    }
    > :last-child {
      display: grid;
      ${sheetColumns}
      column-gap: ${sheetWords};
      margin-top: 28px;
      > * {
        grid-column: 2;
      }
      > h3 {
        grid-area: 1 / 1 / span 2;
        + * {
          margin-top: 0;
        }
      }
    }
  }
`
/** What a heading begins is a card of its own; a block has its own ground. */
const card = css`
  padding: 24px ${space.panel};
  ${panel.large}
  ${edge.forced}
  > h3:first-child {
    margin: 0;
  }
  @media print {
    padding: 0;
    box-shadow: none;
  }
`

/** A text and what stands beside it: from its last heading on, or else its last block. */
function Diptych({ page, children }: { page: Page; children: ReactNode }) {
  const parts = Children.toArray(children).filter((part) => part !== '\n')
  const heading = parts.findLastIndex((part) => isValidElement(part) && part.type === 'h3')
  const hasHeading = heading > 0
  const at = hasHeading ? heading : parts.length - 1
  const { isAcross } = rulesOf(page.frontmatter)
  return (
    <div
      css={[leaves, !hasHeading && leading, isAcross && (hasHeading ? aboveCard : leadingAcross)]}
      {...acrossMark(page, hasHeading ? '' : 'end')}
    >
      <div css={[flow, bullets]}>{parts.slice(0, at)}</div>
      <div css={[flow, bullets, hasHeading && card]}>{parts.slice(at)}</div>
    </div>
  )
}

export default block('Tweeluik', (props) => <Diptych {...props} />)
