import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { columnsAt, covering, quiet } from '../theme/declarations.ts'
import { below, between, color, edge, from, leading, onPaper, radius, shadow, size, space } from '../theme/tokens.ts'
import { checkChip, warning } from '../theme/icons.ts'
import { Icon } from '../ui/Icon.tsx'
import { block } from './block.ts'
import { itemsWithIcons } from './itemIcons.ts'
import { pictureLeft } from './pictureSheet.ts'
import { bulletRoom, bullets } from './prose.ts'

const panels = css`
  display: grid;
  gap: 20px;
  ${from.md} {
    grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
    gap: 24px;
  }
`
/** Under each other, beside the rest of the section (Section.block.tsx). */
const aside = css`
  ${columnsAt(from.md, 1)}
  /* As wide as the page: a picture beside its words. */
  ${between('md', 'lg')} {
    > :has(> p > img, > p > picture) {
      --fill: none;
      justify-content: center;
      min-height: 264px;
      ${pictureLeft('42%', '32px')}
      > p:has(> img, > picture) {
        border-radius: ${radius.large} 0 0 ${radius.large};
        img {
          height: 100%;
          object-position: 42% 50%;
        }
      }
    }
  }
  /* As high as the heading and the sheet beside it: a picture takes what room is left. */
  ${from.lg} {
    &&&&:nth-child(3) {
      grid-template-rows: auto 1fr;
      align-self: stretch;
    }
    && > div > p:has(> img, > picture) {
      position: relative;
      flex: 99 140px;
      img {
        position: absolute;
        height: 100%;
      }
    }
  }
`
const panel = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  padding: clamp(22px, 2.4vw, 28px) ${space.panel};
  border-radius: ${radius.large};
  background: ${color.sky};
  &:nth-of-type(2n) {
    background: ${color.sand};
  }
  /* Its picture brings a tint of its own, which clashes with that of the panel. */
  &&:has(> p > img, > p > picture) {
    background: ${color.white};
    box-shadow: ${shadow.rest};
    > ul {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    }
  }
  > h3 {
    font-size: ${size.card};
  }
  > p {
    ${quiet(size.cardText, leading.lead)}
    text-wrap-style: pretty;
  }
  > ul {
    align-content: start;
    align-self: stretch;
    font-size: ${size.cardText};
  }
  /* A picture fills the top of its panel. */
  > p:has(> img, > picture) {
    order: -1;
    align-self: stretch;
    margin: calc(-1 * clamp(22px, 2.4vw, 28px)) calc(-1 * ${space.panel}) 12px;
    overflow: hidden;
    border-radius: ${radius.large} ${radius.large} 0 0;
    img {
      ${covering('4 / 3')}
    }
    ${onPaper.hidden}
  }
  /* Buttons beside each other stand on one line; a link in a sentence, which has no class, is none. */
  > :has(+ a:last-child, + p:last-child > a[class]:only-child) {
    flex: var(--fill, 1);
    padding-bottom: 8px;
  }
  ${edge.whole}
`
/** The icon stands beside the heading; the words below begin where its own do, and their dots stand under the icon. */
const withIcon = css`
  --indent: 38px;
  > svg {
    position: absolute;
    color: ${color.pine};
  }
  > :not(svg) {
    padding-left: var(--indent);
  }
  > ul {
    padding-left: calc(var(--indent) - ${bulletRoom});
  }
  /* Further than its points are from each other. */
  > h3 + ul {
    margin-top: 6px;
  }
  > h3 {
    font-size: ${size.question};
    line-height: 26px;
  }
  /* A smaller one on a phone, so that they have nearly all the width. */
  ${below.md} {
    --indent: 28px;
    > svg {
      width: 20px;
    }
  }
`

/** What is ours, or good. */
const good = css`
  &&& {
    background: ${color.mist};
  }
`

/** What a reader must heed. */
const warned = css`
  &&& {
    background: ${color.blush};
  }
  &&& > svg {
    color: ${color.ember};
  }
`

interface PanelProps {
  icon?: string
  children?: ReactNode
}

const Panel = ({ icon, children }: PanelProps) => (
  <div css={[panel, bullets, icon && withIcon, icon === warning && warned, icon === checkChip && good]}>
    {icon && <Icon path={icon} size={26} />}
    {children}
  </div>
)

/** Tinted panels side by side, each with a heading, a line and perhaps a button. */
export default block(
  'Panelen',
  ({ icons, isAside, children }) => (
    <div css={[panels, isAside && aside]} data-spotlight={isAside && ''}>
      {itemsWithIcons<PanelProps>(children, icons)}
    </div>
  ),
  Panel,
)
