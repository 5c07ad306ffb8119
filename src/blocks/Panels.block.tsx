import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, from, radius, size } from '../theme/tokens.ts'
import { block } from './block.ts'

const panels = css`
  display: grid;
  gap: 20px;
  ${from.md} {
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
    gap: 24px;
  }
`
const panel = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  padding: 28px 32px;
  border-radius: ${radius.card};
  background: ${color.mist};
  &:nth-of-type(2n) {
    background: ${color.sand};
  }
  > h3 {
    font-size: ${size.card};
  }
  > p {
    color: ${color.ink2};
    font-size: ${size.cardText};
  }
  > :last-child:is(a),
  > p:last-child:has(> a:only-child) {
    margin-top: 8px;
  }
  @media (forced-colors: active), print {
    border: 1px solid;
  }
`

const Panel = ({ children }: { children: ReactNode }) => <div css={panel}>{children}</div>

/** Tinted panels side by side, each with a heading, a line and perhaps a button. */
export default block('Panelen', ({ children }) => <div css={panels}>{children}</div>, Panel)
