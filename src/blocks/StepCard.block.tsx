import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { square } from '../theme/declarations.ts'
import { darkGround } from '../theme/globalStyle.ts'
import { color, font, onDark, radius, size } from '../theme/tokens.ts'
import { block } from './block.ts'
import { numberDisc } from './numberDisc.ts'

const card = css`
  display: flex;
  flex-direction: column;
  padding: clamp(28px, 3.2vw, 40px);
  border-radius: ${radius.band};
  background: ${color.pine};
  > h2 {
    font-size: ${size.prose};
  }
  > ol {
    margin-top: 12px;
    counter-reset: step;
  }
  > ol > li {
    position: relative;
    min-height: 46px;
    padding: 14px 0 14px 68px;
    color: ${color.mist2};
    font-size: ${size.cardText};
    line-height: 1.5;
    counter-increment: step;
    & + li {
      border-top: 1px solid ${onDark.line};
    }
    &::before {
      ${numberDisc}
      top: 16px;
      ${square('46px')}
      background: ${color.white};
      color: ${color.pine};
    }
    strong:first-of-type {
      display: block;
      color: ${color.white};
      font: 600 1.25rem/1.35 ${font.head};
    }
  }
  > p {
    order: 2;
    margin-top: 12px;
    color: ${color.mist2};
    font-size: ${size.cardText};
    line-height: 1.5;
  }
  > svg {
    order: 1;
    height: auto;
    margin-top: 20px;
    /* A part of a pixel is no reason to cut them. */
    overflow: visible;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    > ol > li::before {
      border: 2px solid;
    }
  }
  @media print {
    padding: 0;
    background: none;
    &,
    > ol > li,
    > ol > li strong:first-of-type,
    > p {
      color: ${color.ink};
    }
    > svg {
      display: none;
    }
  }
`

/** As many balls as there are, the first of them filled. */
function Balls({ filled, total }: { filled: number; total: number }) {
  const step = 32
  const width = total * step - 8
  return (
    <svg viewBox={`0 0 ${width} 24`} width={width} height="24" aria-hidden="true">
      {Array.from({ length: total }, (_, index) =>
        index < filled ? (
          <circle key={index} cx={index * step + 12} cy="12" r="12" fill={color.honey} />
        ) : (
          <circle
            key={index}
            cx={index * step + 12}
            cy="12"
            r="11"
            fill="none"
            stroke={onDark.border}
            strokeWidth="2"
          />
        ),
      )}
    </svg>
  )
}

/** Steps on a dark card, with what they find as balls; the words below say what these mean. */
function StepCard({ count, children }: { count?: string | undefined; children: ReactNode }) {
  const [filled = 0, total = 0] = count?.split(' van ').map(Number) ?? []
  return (
    <div css={[card, darkGround]} data-beside-title="">
      {children}
      {total > 0 && <Balls filled={filled} total={total} />}
    </div>
  )
}

export default block('Stapkaart', StepCard)
