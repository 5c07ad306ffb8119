import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Page } from '../site/page.ts'
import { darkGround } from '../theme/globalStyle.ts'
import { below, color, edge, font, from, onDark, radius, size } from '../theme/tokens.ts'
import { leadsOn } from '../ui/chevron.ts'
import { block } from './block.ts'

const panel = css`
  display: grid;
  gap: 12px clamp(40px, 7vw, 88px);
  padding: clamp(28px, 5vw, 64px);
  border-radius: ${radius.band};
  background: ${color.pine};
  > * {
    min-width: 0;
  }
  > h2 {
    color: ${color.mist2};
    font-size: ${size.cardText};
    letter-spacing: 0;
  }
  > p {
    font: 500 clamp(1.5rem, 1.05rem + 2vw, 2.5rem) / 1.24 ${font.head};
    letter-spacing: -0.015em;
    text-wrap: pretty;
  }
  > ul > li {
    border-top: 1px solid ${onDark.line};
  }
  > ul {
    margin-top: 12px;
  }
  > ul a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    font-weight: 600;
    text-decoration-color: transparent;
    ${leadsOn}
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) clamp(13rem, 25vw, 300px);
    grid-template-rows: auto 1fr;
    > h2,
    > p {
      grid-column: 1;
    }
    > ul {
      grid-column: 2;
      grid-row: 1 / span 2;
      align-self: center;
    }
  }
  ${edge.plain}
`

/** On a phone the drawing that stands on the panel ends where these corners begin: wider ones would leave it in the air. */
const underPicture = css`
  ${below.md} {
    border-radius: ${radius.card} ${radius.card} ${radius.band} ${radius.band};
  }
`

/** Who the practice is in a few large lines, with links beside them. */
const Statement = ({ page: { frontmatter }, children }: { page: Page; children: ReactNode }) => (
  <div css={[panel, darkGround, isWide(frontmatter) && underPicture]}>{children}</div>
)

const isWide = (frontmatter: Page['frontmatter']): boolean =>
  frontmatter.kind === 'overzicht' && frontmatter.layout === 'breed'

export default block('Kernzin', Statement)
