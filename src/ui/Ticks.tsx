import { css } from '@emotion/react'
import { disc } from '../theme/declarations.ts'
import * as icons from '../theme/icons.ts'
import { breakpoint, color, em, size, width } from '../theme/tokens.ts'
import { Icon } from './Icon.tsx'

const ticks = css`
  display: grid;
  gap: 12px 18px;
  margin-top: 28px;
  font-size: ${size.cardText};
  font-weight: 500;
  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  span {
    ${disc('22px')}
    border-radius: 50%;
    background: ${color.mist2};
    color: ${color.pine};
  }
`

/** Beside a picture they have the room of two, but where that stands beside the heading alone. */
const row = css`
  @media (${em(breakpoint.md)} <= width < ${em(breakpoint.hero)}), (width >= ${em(breakpoint.cards4)}) {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    max-width: ${width.column};
  }
`

interface Props {
  texts: readonly string[]
  /** Beside each other where there is room, as under a wide title; two and one below them make no row. */
  isRow?: boolean
}

/** Short points, each with a check mark in a disc. */
export const Ticks = ({ texts, isRow = false }: Props) => (
  <ul css={[ticks, isRow && row]}>
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
