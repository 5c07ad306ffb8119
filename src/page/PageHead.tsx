import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, from, leading, radius, size, width } from '../theme/tokens.ts'
import { container } from '../ui/container.ts'
import { buttonRow } from '../ui/grid.ts'

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  align-items: center;
  padding-block: clamp(4px, 2.65vw - 6px, 28px) clamp(8px, 1.1vw, 14px);
  ${from.hero} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    gap: 64px;
  }
  h1 {
    font-size: ${size.title};
    line-height: ${leading.title};
    ${from.wide} {
      font-size: ${size.titleWide};
    }
  }
`
const alone = css`
  ${from.hero} {
    grid-template-columns: minmax(0, 800px);
  }
`
const words = css`
  > p {
    max-width: ${width.prose};
    margin-top: 18px;
    color: ${color.ink2};
    font-size: ${size.lead};
    line-height: ${leading.lead};
  }
`
const art = css`
  img {
    width: 100%;
    max-width: ${width.column};
    border-radius: ${radius.band};
  }
  @media print {
    display: none;
  }
`

interface Props {
  heading: string
  lead: string
  /** Buttons under the introduction. */
  action?: ReactNode
  picture?: ReactNode
  /** What stands under the buttons. */
  more?: ReactNode
}

/** The beginning of every page but home: heading, introduction, perhaps a button and a picture at the right. */
export function PageHead({ heading, lead, action, picture, more }: Props) {
  return (
    <div css={[container, head, !picture && alone]}>
      <div css={words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        {action && <div css={buttonRow}>{action}</div>}
        {more}
      </div>
      {picture && <div css={art}>{picture}</div>}
    </div>
  )
}
