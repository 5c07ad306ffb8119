import { css } from '@emotion/react'
import { color, font, radius, size, width } from '../theme/tokens.ts'
import { block } from './block.ts'
import { checks } from './prose.ts'

const box = css`
  max-width: ${width.column};
  padding: 24px 28px 16px;
  border-radius: ${radius.large};
  background: ${color.mist};
  > ul > li:last-child {
    border-bottom: 0;
  }
  > ul > li {
    border-bottom-color: ${color.mist2};
  }
  @media (forced-colors: active), print {
    border: 1px solid;
    break-inside: avoid;
  }
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

/** The page in a few lines, for who is in pain and in a hurry. */
export default block('InHetKort', ({ site, children }) => (
  <div css={[checks, box]}>
    <p css={title}>{site.copy.headings.summary}</p>
    {children}
  </div>
))
