import { css } from '@emotion/react'
import { color, edge, radius, size } from '../theme/tokens.ts'
import { block } from './block.ts'

const labels = css`
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > ul > li {
    max-width: 100%;
    padding: 6px 14px;
    border-radius: ${radius.pill};
    background: ${color.mist};
    color: ${color.pine};
    font-size: ${size.small};
    line-height: 1.4;
    &::before {
      content: none;
    }
    ${edge.forced}
  }
`

/** Short words as pills; they are no links. */
export default block('Labels', ({ children }) => <div css={labels}>{children}</div>)
