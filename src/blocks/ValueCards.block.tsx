import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { rulesOf } from '../content/frontmatter.ts'
import { columnsAt, quiet } from '../theme/declarations.ts'
import { below, color, from, size } from '../theme/tokens.ts'
import { Chip } from '../ui/Chip.tsx'
import type { Tint } from '../ui/Chip.tsx'
import { block } from './block.ts'
import { itemsWithIcons } from './itemIcons.ts'

const grid = css`
  display: grid;
  gap: 32px;
  @media print {
    grid-template-columns: repeat(auto-fit, minmax(110pt, 1fr));
    gap: 12pt;
  }
`
/** Three stand in one row from 768; four stand two by two, and in one row from 1024. */
const three = columnsAt(from.md, 3)
const even = columnsAt(from.cards2, 2)
/** In a text the cards are narrow. */
const narrow = css`
  gap: 24px;
  h3 {
    font-size: ${size.question};
  }
  p {
    font-size: ${size.cardText};
  }
`
/** Between contents and aside they would not fit beside each other. */
const squeezed = css`
  ${columnsAt(from.lg, 1)}
  ${columnsAt(from.xl, 3)}
`
const four = columnsAt(from.lg, 4)
const card = css`
  padding-top: 24px;
  border-top: 2px solid ${color.ink};
  break-inside: avoid;
  > span {
    margin-bottom: 18px;
  }
  > h3 {
    font-size: ${size.card};
  }
  /* On a phone the icon stands beside the heading. */
  ${below.cards2} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 16px;
    align-items: center;
    > span {
      margin: 0;
    }
    > p {
      grid-column: 1 / -1;
    }
  }
  > p {
    margin-top: 8px;
    ${quiet(size.body)}
  }
`
/** Blush first: the order of the home page's picture. */
const tints: Tint[] = ['blush', 'sky', 'mist', 'sand']

interface ItemProps {
  icon?: string
  tint?: Tint
  children?: ReactNode
}

/** One argument: a heading and a few lines under a rule. */
const ValueCard = ({ icon, tint = 'mist', children }: ItemProps) => (
  <div css={card}>
    {icon && <Chip icon={icon} tint={tint} />}
    {children}
  </div>
)

/** Arguments next to each other, each with an icon. */
export default block(
  'Kaarten',
  ({ page: { frontmatter }, icons, children }) => {
    const items = itemsWithIcons<ItemProps>(children, icons, (index) => ({
      tint: tints[index % tints.length] ?? 'mist',
    }))
    const { isComposed, isWide } = rulesOf(frontmatter)
    return (
      <div
        css={[
          grid,
          items.length % 3 === 0 ? three : even,
          items.length === 4 && isComposed && four,
          !isComposed && narrow,
          !isComposed && !isWide && squeezed,
        ]}
      >
        {items}
      </div>
    )
  },
  ValueCard,
)
