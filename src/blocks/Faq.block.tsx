import { css } from '@emotion/react'
import { Children } from 'react'
import type { ReactNode } from 'react'
import { quiet, square, unfolding } from '../theme/declarations.ts'
import { color, motion, radius, size, width } from '../theme/tokens.ts'
import { acrossMark } from './across.ts'
import { block } from './block.ts'
import { bullets } from './prose.ts'

const list = css`
  border-top: 1px solid ${color.line};
  /* What the answers are based on. */
  && + p {
    ${quiet(size.cardText)}
  }
  @media print {
    border: 0;
    columns: 2;
    column-gap: 8mm;
  }
`
const item = css`
  ${unfolding}
  border-bottom: 1px solid ${color.line};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 64px;
    padding-block: 12px;
    list-style: none;
    border-radius: ${radius.thumb};
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      flex: none;
      ${square('36px')}
      border-radius: ${radius.pill};
      background:
        linear-gradient(${color.pine}, ${color.pine}) center / 14px 2px no-repeat,
        linear-gradient(${color.pine}, ${color.pine}) center / 2px 14px no-repeat,
        ${color.mist};
      transition:
        background-size ${motion.color},
        background-color ${motion.color};
      content: '';
    }
    &:hover::after {
      background-color: ${color.mist2};
    }
  }
  &[open] > summary::after {
    background-size:
      14px 2px,
      2px 0,
      auto;
  }
  h3 {
    /* A word longer than the line breaks (WCAG 1.4.10). */
    min-width: 0;
    font-size: ${size.question};
    line-height: 1.3;
  }
  @media (forced-colors: active) {
    summary::after {
      background: none;
      content: '+' / '';
      text-align: center;
      line-height: 36px;
    }
    &[open] > summary::after {
      content: '–' / '';
    }
  }
  @media print {
    border: 0;
    break-inside: avoid;
    summary {
      min-height: 0;
      padding-block: 2pt 1pt;
    }
    h3 {
      font-size: 10pt;
    }
    summary::after {
      display: none;
    }
  }
`
const answer = css`
  max-width: ${width.prose};
  padding: 0 48px 22px 0;
  color: ${color.ink2};
  > * + * {
    margin-top: 12px;
  }
  @media print {
    padding: 0 0 3pt;
    > * + * {
      margin-top: 3pt;
    }
  }
`

/** One question: the heading opens the answer (native disclosure, HTML `details`). */
function Question({ children }: { children: ReactNode }) {
  const [question, ...rest] = Children.toArray(children).filter((child) => child !== '\n')
  return (
    <details css={item}>
      <summary>{question}</summary>
      <div css={[answer, bullets]}>{rest}</div>
    </details>
  )
}

/** Questions with their answers; several may be open, and the page finds them without a script. */
export default block(
  'Vragen',
  ({ page, children }) => (
    <div css={list} {...acrossMark(page, 'end')}>
      {children}
    </div>
  ),
  Question,
)
