import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, from, size } from '../theme/tokens.ts'
import { block } from './block.ts'
import { bullets } from './prose.ts'

const columns = css`
  display: grid;
  gap: 40px;
  ${from.md} {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    gap: 40px 48px;
  }
`
const column = css`
  padding-top: 22px;
  border-top: 2px solid ${color.ink};
  > h3 {
    margin-bottom: 12px;
    font-size: ${size.card};
  }
  > * + * {
    margin-top: 18px;
  }
`

const Column = ({ children }: { children: ReactNode }) => <div css={[column, bullets]}>{children}</div>

/** Headings with their lists side by side, each under a rule. */
export default block('Kolommen', ({ children }) => <div css={columns}>{children}</div>, Column)
