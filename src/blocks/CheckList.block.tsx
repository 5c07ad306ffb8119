import { css } from '@emotion/react'
import { Children } from 'react'
import type { ReactNode } from 'react'
import { rulesOf } from '../content/frontmatter.ts'
import { columns, columnsAt, quiet } from '../theme/declarations.ts'
import { below, color, edge, font, from, leading, radius, shadow, size, width } from '../theme/tokens.ts'
import { Chip } from '../ui/Chip.tsx'
import { block } from './block.ts'
import { withLines } from './itemIcons.ts'
import { checks } from './prose.ts'

const checkList = css`
  /* The room of the first line is no part of the distance to what stands above it. */
  > ul {
    margin-top: -12px;
    @media print {
      margin-top: 0;
    }
  }
`
/** In a column of text four or more lines stand in two columns, when that leaves none of them alone. */
const inTwo = css`
  /* On a tablet its lines are as wide as the page, and its words as the text around it. */
  ${below.lg} {
    > ul > li {
      padding-right: max(0px, 100% - ${width.prose});
    }
  }
  ${from.cards2} {
    > ul:has(> :nth-child(4)):has(> :nth-child(2n):last-child) {
      display: grid;
      ${columns(2)}
      column-gap: 32px;
      /* Between contents and aside the column is narrow. */
      ${from.lg} {
        ${columnsAt(below.xl, 1)}
      }
    }
  }
  @media print {
    > ul:has(> :nth-child(4)):has(> :nth-child(2n):last-child) {
      display: block;
    }
  }
`
/** Rows on a white card, each with its icon in a disc, a title and a line. */
const card = css`
  padding: clamp(12px, 2vw, 24px) clamp(20px, 3.4vw, 40px);
  border-radius: ${radius.band};
  background: ${color.white};
  box-shadow: ${shadow.rest};
  ${below.md} {
    border-radius: ${radius.large};
  }
  > ul > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 2px 20px;
    align-content: center;
    padding-block: 18px;
    ${quiet(size.cardText, leading.lead)}
    & + li {
      border-top: 1px solid ${color.line};
    }
    > span:first-child {
      grid-row: 1 / span 2;
      align-self: center;
    }
  }
  strong {
    color: ${color.ink};
    font: 600 ${size.question}/1.35 ${font.head};
  }
  ${edge.plain}
  @media print {
    padding-block: 4pt;
    break-inside: avoid;
    > ul > li {
      padding-block: 5pt;
    }
  }
`

/** A bullet list with check marks. */
export const CheckList = ({ children, isText = false }: { children: ReactNode; isText?: boolean }) => (
  <div css={[checks, checkList, isText && inTwo]}>{children}</div>
)

/** What stands after the title is a part of its own, so that it keeps to its column. */
const nodes = (children: ReactNode): ReactNode[] => {
  const [title, ...text] = Children.toArray(children)
  return [title, <span key="text">{text}</span>]
}

export default block('Vinkjes', ({ icons, page, children }) =>
  icons ? (
    <div css={card}>
      {withLines(children, (inside, index) => [<Chip key="icon" icon={icons[index] ?? ''} />, ...nodes(inside)])}
    </div>
  ) : (
    <CheckList isText={!rulesOf(page.frontmatter).isComposed}>{children}</CheckList>
  ),
)
