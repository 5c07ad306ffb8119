import { css, type SerializedStyles } from '@emotion/react'
import { isWide } from '../content/frontmatter.ts'
import type { Kind } from '../content/frontmatter.ts'
import { columns, square } from '../theme/declarations.ts'
import { color, edge, font, leading, radius, shadow, size } from '../theme/tokens.ts'
import { block } from './block.ts'
import { checks } from './prose.ts'

const box = css`
  container-type: inline-size;
  isolation: isolate;
  padding: 24px 28px 16px;
  border-radius: ${radius.large};
  background: ${color.mist};
  > ul > li:last-child {
    border-bottom: 0;
  }
  > ul > li {
    border-bottom-color: ${color.mist2};
  }
  ${edge.whole}
  @media print {
    padding: 8pt 14pt 6pt;
    > ul > li {
      padding-block: 2pt;
      &::before {
        top: 0.5em;
      }
    }
  }
`
const title = css`
  font: 600 ${size.question}/1.4 ${font.head};
`

/** On a page of a complaint the last line is the one to call for. */
const alarm = css`
  > ul > li:last-child {
    font-weight: 600;
    &::before {
      top: 1.35em;
      left: 4px;
      ${square('10px')}
      border: 0;
      border-radius: 50%;
      background: ${color.ember};
      transform: none;
      print-color-adjust: exact;
      @media (forced-colors: active) {
        background: CanvasText;
        forced-color-adjust: none;
      }
      @media print {
        top: 0.6em;
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

/** On a page of text: three ticks, beside each other where they have room, above all that is to be read. */
const ticks = css`
  background: ${color.white};
  box-shadow: ${shadow.rest};
  @container (min-width: 30em) {
    > ul {
      display: grid;
      ${columns(3, '24px')}
      margin-top: 14px;
    }
    > ul > li {
      padding: 44px 0 12px;
      border-bottom: 0;
      font-size: ${size.cardText};
      line-height: ${leading.lead};
      &::before {
        top: 10px;
        left: 9px;
      }
      &::after {
        position: absolute;
        z-index: -1;
        top: 0;
        left: 0;
        ${square('34px')}
        border-radius: 50%;
        background: ${color.mist};
        content: '';
      }
    }
  }
`

const looks: Partial<Record<Kind, SerializedStyles>> = { dienst: wide, tekst: ticks, klacht: alarm }

/** The page in a few lines, for who is in pain and in a hurry. */
export default block('InHetKort', ({ site, page: { frontmatter }, children }) => (
  <div css={[checks, box, looks[frontmatter.kind]]} data-wide={isWide(frontmatter) ? '' : undefined}>
    <p css={title}>{site.copy.headings.summary}</p>
    {children}
  </div>
))
