import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, from, radius, size } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'
import { block } from './block.ts'
import { itemsWithIcons } from './itemIcons.ts'

const panels = css`
  display: grid;
  gap: 20px;
  ${from.md} {
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
    gap: 24px;
  }
`
const panel = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  padding: clamp(22px, 2.4vw, 28px) clamp(22px, 2.6vw, 32px);
  border-radius: ${radius.large};
  background: ${color.sky};
  &:nth-of-type(2n) {
    background: ${color.blush};
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
/** The icon stands beside the heading, and the words below keep its distance. */
const withIcon = css`
  padding-left: clamp(58px, 5.6vw, 76px);
  > svg {
    position: absolute;
    left: clamp(20px, 2.2vw, 30px);
    color: ${color.pine};
  }
  &:nth-of-type(2n) > svg {
    color: ${color.ember};
  }
  > h3 {
    font-size: ${size.question};
    line-height: 26px;
  }
`

interface PanelProps {
  icon?: string
  children?: ReactNode
}

const Panel = ({ icon, children }: PanelProps) => (
  <div css={[panel, icon && withIcon]}>
    {icon && <Icon path={icon} size={26} />}
    {children}
  </div>
)

/** Tinted panels side by side, each with a heading, a line and perhaps a button. */
export default block(
  'Panelen',
  ({ icons, children }) => <div css={panels}>{itemsWithIcons<PanelProps>(children, icons)}</div>,
  Panel,
)
