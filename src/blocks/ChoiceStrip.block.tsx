import { css } from '@emotion/react'
import { columnsAt } from '../theme/declarations.ts'
import { darkGround } from '../theme/globalStyle.ts'
import { below, between, color, edge, font, from, onDark, onPaper, radius, size, width } from '../theme/tokens.ts'
import { leadsOn } from '../ui/chevron.ts'
import { block } from './block.ts'

const strip = css`
  padding: clamp(24px, 3vw, 36px);
  border-radius: ${radius.large};
  background: ${color.pine};
  ${from.lg} {
    display: grid;
    grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
    gap: 36px;
    align-items: center;
  }
  > h2 {
    font-size: ${size.card};
    line-height: 1.15;
  }
  > ul {
    display: grid;
    ${below.lg} {
      margin-top: 16px;
    }
    ${columnsAt(from.md, 2, '20px 0')}
    ${columnsAt(from.lg, 4)}
  }
  li {
    color: ${color.mist2};
    font-size: ${size.cardText};
    line-height: 1.35;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    align-items: start;
    ${below.md} {
      padding-top: 10px;
      border-top: 1px solid ${onDark.line};
    }
    /* Question left, answer right, but in the smallest window. */
    ${between('narrow', 'md')} {
      flex-direction: row;
      gap: 16px;
      align-items: center;
      padding-top: 0;
      a {
        flex: none;
        min-height: 60px;
      }
    }
    ${from.md} {
      padding-inline: 20px;
      border-left: 1px solid ${onDark.line};
    }
    /* Two by two, the first of a row begins where the heading above it does. */
    ${below.lg} {
      &:nth-of-type(odd) {
        padding-left: 0;
        border-left: 0;
      }
    }
  }
  a {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    min-height: ${width.target};
    color: ${color.honey};
    font: 600 1.25rem/1.2 ${font.head};
    text-decoration-color: transparent;
    @media (prefers-contrast: more) {
      color: ${color.white};
    }
    &:hover {
      text-decoration-color: currentColor;
    }
  }
  /* Down this page. */
  a[href^='#'] {
    ${leadsOn}
    &::after {
      rotate: 135deg;
    }
  }
  ${edge.forced}
  ${onPaper.hidden}
`

/** Questions side by side, each with the one answer that leads on. */
export default block('Keuzestrook', ({ children }) => <div css={[darkGround, strip]}>{children}</div>)
