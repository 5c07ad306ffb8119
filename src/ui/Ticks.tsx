import { css } from '@emotion/react'
import * as icons from '../theme/icons.ts'
import { below, color, size, width } from '../theme/tokens.ts'
import { Icon } from './Icon.tsx'

const ticks = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 22px;
  /* On a tablet the third one stands below the others in every font, so that nothing moves when ours comes. */
  max-width: ${width.column};
  margin-top: 28px;
  font-size: ${size.cardText};
  font-weight: 500;
  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  span {
    display: grid;
    flex: none;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: ${color.mist2};
    color: ${color.pine};
  }
`

/** Two beside each other and one below them make no row. */
const stacked = css`
  ${below.sm} {
    display: grid;
  }
`

interface Props {
  texts: readonly string[]
  /** Under each other on a phone. */
  isStacked?: boolean
}

/** Short points, each with a check mark in a disc. */
export const Ticks = ({ texts, isStacked = false }: Props) => (
  <ul css={[ticks, isStacked && stacked]}>
    {texts.map((text) => (
      <li key={text}>
        <span>
          <Icon path={icons.check} size={14} />
        </span>
        {text}
      </li>
    ))}
  </ul>
)
