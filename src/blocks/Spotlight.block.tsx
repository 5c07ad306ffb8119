import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { columns } from '../theme/declarations.ts'
import { between, color, edge, from, radius, size } from '../theme/tokens.ts'
import { Chip } from '../ui/Chip.tsx'
import { block } from './block.ts'

const panel = css`
  padding: clamp(28px, 4vw, 48px);
  border-radius: ${radius.band};
  background: ${color.sand};
  /* What stands beside it ends where it ends: lines under the heading share the room (Section.block.tsx). */
  ${from.lg} {
    *:has(> &) {
      grid-template-rows: min-content 1fr repeat(10, min-content);
      /* A remark there has its title above its words (Callout.block.tsx). */
      --narrow-as: block;
      --narrow: 38px;
      --narrow-under: 14px;
    }
    *:nth-child(2):has(~ &) > ul {
      display: grid;
      height: 100%;
      > li {
        align-content: center;
        &::before {
          top: auto;
          margin-top: calc(1.15em - 12px);
        }
      }
    }
  }
  > span {
    margin-bottom: 18px;
    background: ${color.white};
  }
  > h3 {
    font-size: ${size.prose};
    line-height: 1.1;
  }
  > ul {
    margin-top: 22px;
  }
  > ul > li {
    padding-block: 16px;
    border-top: 1px solid ${color.sand2};
    color: ${color.ink2};
  }
  /* On a tablet, as wide as the page, three lines stand beside each other. */
  ${between('md', 'lg')} {
    > ul:has(> :nth-child(3):last-child) {
      display: grid;
      ${columns(3, '24px')}
    }
  }
  strong {
    display: block;
    margin-bottom: 4px;
    color: ${color.ink};
    font-weight: 600;
  }
  > p {
    margin-top: 16px;
    padding-top: 16px;
    border-top: 1px solid ${color.sand2};
    font-size: ${size.cardText};
  }
  /* The last line of a list has its distance already. */
  > ul + p {
    margin-top: 0;
  }
  ${edge.whole}
`

/** What stands beside the rest of its section: a heading with lines, each with its first words in bold. */
const Spotlight = ({ icon, children }: { icon?: string | undefined; children: ReactNode }) => (
  <div css={panel} data-spotlight="">
    {icon && <Chip icon={icon} tint="sand" />}
    {children}
  </div>
)

export default block('Uitgelicht', ({ icons, children }) => <Spotlight icon={icons?.[0]}>{children}</Spotlight>)
