import { css } from '@emotion/react'
import { columnsAt, tappable } from '../theme/declarations.ts'
import { below, color, edge, font, from, onPaper, radius, size } from '../theme/tokens.ts'
import { leadsOn } from '../ui/chevron.ts'
import { twoUp } from '../ui/grid.ts'
import { Picture } from '../ui/Picture.tsx'
import { block } from './block.ts'

const promotion = css`
  display: grid;
  /* No word of a name breaks: the picture gives way. */
  grid-template-columns: 1fr minmax(0, 45%);
  gap: 12px;
  align-items: center;
  padding-left: clamp(24px, 3vw, 36px);
  ${columnsAt(below.xs, 1)}
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.sky};
  &:nth-of-type(2n) {
    background: ${color.blush};
  }
  ${from.hero} {
    min-height: 258px;
  }
  h3 {
    font-size: ${size.card};
    ${from.hero} {
      font-size: 1.75rem;
    }
  }
  p {
    margin-top: 8px;
    font-size: ${size.cardText};
    line-height: 1.45;
    color: ${color.ink2};
  }
  /* What it belongs to stands above its name; the link, alone on its line, at the foot. */
  p:has(+ h3) {
    margin: 0 0 6px;
    color: ${color.ink};
    font-size: ${size.small};
    font-weight: 600;
  }
  p:has(> a:only-child) {
    margin-top: auto;
    padding-top: 12px;
    /* On one line, under the object where its column is narrow. */
    position: relative;
    margin-right: -75%;
    a {
      font-weight: 600;
      @media screen {
        ${tappable('10px')}
      }
      ${leadsOn}
    }
  }
  strong {
    color: ${color.ink};
    margin-right: 6px;
    font: 650 2rem/1.3 ${font.head};
  }
  > div {
    display: flex;
    flex-direction: column;
    align-self: stretch;
    padding-block: clamp(24px, 3vw, 32px) 20px;
  }
  img {
    width: 100%;
    height: 236px;
    object-fit: contain;
    /* Above the link, so that its focus ring lies on one tint. */
    ${below.hero} {
      height: 160px;
      margin-bottom: 76px;
    }
  }
  ${edge.plain}
  ${onPaper.noPictures}
`

export default [
  /** Two offers side by side. */
  block('Promoties', ({ children }) => <div css={twoUp}>{children}</div>),
  /** An offer: name and price left, the object right on the panel's own tint. */
  block('Promotie', ({ site, picture, firstDay = '', lastDay = '', children }) =>
    site.isOn(`${firstDay}/${lastDay}`) ? (
      <div css={promotion}>
        <div>{children}</div>
        <Picture picture={picture} sizes="300px" />
      </div>
    ) : null,
  ),
]
