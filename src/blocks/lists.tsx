import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, from, radius, size, width } from '../theme/tokens.ts'
import { bullets, checks } from './prose.ts'

const checkList = css`
  max-width: ${width.column};
`
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
const labels = css`
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  > ul > li {
    padding: 6px 14px;
    border-radius: ${radius.pill};
    background: ${color.mist};
    color: ${color.pine};
    font-size: ${size.small};
    line-height: 1.4;
    &::before {
      content: none;
    }
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }
`
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

/** A bullet list with check marks. */
export const CheckList = ({ children }: { children: ReactNode }) => <div css={[checks, checkList]}>{children}</div>

/** Headings with their lists side by side, each under a rule. */
export const Columns = ({ children }: { children: ReactNode }) => <div css={columns}>{children}</div>
/** One item of columns: its heading with what follows. */
export const Column = ({ children }: { children: ReactNode }) => <div css={[column, bullets]}>{children}</div>

/** Short words as pills; they are no links. */
export const Labels = ({ children }: { children: ReactNode }) => <div css={labels}>{children}</div>

/** Tinted panels side by side, each with a heading, a line and perhaps a button. */
export const Panels = ({ children }: { children: ReactNode }) => <div css={panels}>{children}</div>
/** One item of panels: its heading with what follows. */
export const Panel = ({ children }: { children: ReactNode }) => <div css={panel}>{children}</div>
