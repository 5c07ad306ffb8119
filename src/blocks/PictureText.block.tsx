import { css } from '@emotion/react'
import { fromWidth } from '../theme/photoSizes.ts'
import { from, leading, radius, size } from '../theme/tokens.ts'
import { Picture } from '../ui/Picture.tsx'
import { block } from './block.ts'
import { bullets } from './prose.ts'

const grid = css`
  display: grid;
  gap: 32px;
  align-items: center;
  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: clamp(32px, 5vw, 64px);
  }
  img {
    width: 100%;
    border-radius: ${radius.band};
  }
  @media print {
    img {
      display: none;
    }
  }
`
const text = css`
  > * + * {
    margin-top: 20px;
  }
  > h2 {
    font-size: ${size.section};
    line-height: ${leading.section};
  }
`

/** A picture beside a heading with its text; the picture falls back on the general drawing. */
export default block('BeeldTekst', ({ site, picture, children }) => (
  <div css={grid}>
    <Picture
      picture={picture}
      sizes={`${fromWidth.md} 50vw, 100vw`}
      fallbackAlt={site.copy.pictures.complaintFallback}
    />
    <div css={[text, bullets]}>{children}</div>
  </div>
))
