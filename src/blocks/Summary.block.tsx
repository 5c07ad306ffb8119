import { css, type SerializedStyles } from '@emotion/react'
import { rulesOf } from '../content/frontmatter.ts'
import type { Kind } from '../content/frontmatter.ts'
import { calling, columns, signOnPaper, square } from '../theme/declarations.ts'
import { color, edge, font, radius, shadow, size, space } from '../theme/tokens.ts'
import { block } from './block.ts'
import { checks } from './prose.ts'

const box = css`
  container-type: inline-size;
  isolation: isolate;
  padding: 24px ${space.panel} 16px;
  border-radius: ${radius.large};
  background: ${color.white};
  box-shadow: ${shadow.rest};
  > ul > li:last-child {
    border-bottom: 0;
  }
  > ul > li {
    border-bottom-color: ${color.mist2};
  }
  ${edge.whole}
  @media print {
    column-span: all;
    && {
      margin-bottom: 8pt;
    }
    && + * {
      margin-top: 0;
    }
    padding: 6pt 10pt 4pt;
    > ul {
      display: grid;
      ${columns(2, '0 8mm')}
    }
    > ul > li {
      border: 0;
    }
  }
`
const title = css`
  padding-bottom: 4px;
  font: 600 ${size.card}/1.2 ${font.head};
`

/** Among white cards a panel. */
const ground = css`
  background: ${color.mist};
  box-shadow: none;
`
/** On a page of a complaint its last line is the one to call for. */
const alarm = css`
  > ul > li:nth-last-child(2) {
    border-bottom: 0;
  }
  > ul > li:last-child {
    margin: 8px calc(-1 * ${space.panel}) -16px;
    padding: 16px ${space.panel} 18px calc(${space.panel} + 30px);
    border-radius: 0 0 ${radius.large} ${radius.large};
    background: ${color.blush};
    font-weight: 600;
    /* On one line where it fits; a number keeps its full stop. */
    a[href^='#'] {
      display: inline-block;
    }
    &::before {
      ${calling(space.panel)}
      border: 0;
      transform: none;
    }
    @media print {
      grid-column: 1 / -1;
      margin: 0;
      padding: 2pt 0 2pt 30px;
      background: none;
      &::before {
        ${signOnPaper('30px', '1pt')}
        left: 0;
        ${square('12pt')}
      }
    }
  }
`

/** On a page of a service as wide as its sheet, with two lines beside each other. */
const wide = css`
  @container (min-width: 46em) {
    > ul {
      display: grid;
      ${columns(2)}
      column-gap: 40px;
    }
    > ul > li:nth-last-child(2):nth-child(2n + 1) {
      border-bottom: 0;
    }
  }
`

const looks: Partial<Record<Kind, SerializedStyles[]>> = { dienst: [ground, wide], klacht: [ground, alarm] }

/** The page in a few lines, for who is in pain and in a hurry. */
export default block('InHetKort', ({ site, page: { frontmatter }, children }) => (
  <div css={[checks, box, looks[frontmatter.kind]]} data-wide={rulesOf(frontmatter).isWide ? '' : undefined}>
    <p css={title}>{site.copy.headings.summary}</p>
    {children}
  </div>
))
