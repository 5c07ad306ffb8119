import { css } from '@emotion/react'
import { block } from './block.ts'
import { bullets } from './prose.ts'

const labels = css`
  > ul:not([class]) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 215px), 1fr));
    gap: 10px 24px;
  }
`

/** Short words in columns; they are no links. */
export default block('Labels', ({ children }) => <div css={[bullets, labels]}>{children}</div>)
