import { css } from '@emotion/react'
import { rulesOf } from '../content/frontmatter.ts'
import { signOnPaper, square } from '../theme/declarations.ts'
import { below, color, font, from, leading, size, width } from '../theme/tokens.ts'
import { block } from './block.ts'
import { hasButton, hasPicture } from './itemIcons.ts'
import { numberDisc } from './numberDisc.ts'
import { atLeast, pictureSheet } from './pictureSheet.ts'

const steps = css`
  > ol {
    display: grid;
    counter-reset: step;
  }
  > ol > li {
    position: relative;
    &:last-child {
      padding-bottom: 0;
    }
    padding: 4px 0 28px 56px;
    counter-increment: step;
    &::before {
      ${numberDisc}
      ${square('36px')}
      font-size: ${size.cardText};
    }
    &:not(:last-child)::after {
      position: absolute;
      top: 42px;
      bottom: 6px;
      left: 17px;
      width: 2px;
      background: ${color.mist2};
      content: '';
    }
    strong:first-of-type {
      display: block;
      margin-bottom: 4px;
      font: 600 1.25rem/1.35 ${font.head};
      letter-spacing: -0.01em;
    }
  }
  @media (forced-colors: active) {
    > ol > li::before {
      border: 2px solid;
    }
  }
  /* Under each other, however wide: in a grid a step that goes on in the next column would lie over its own words. */
  @media print {
    && > ol {
      display: block;
    }
    && > ol > li {
      padding: 0 0 3pt 24pt;
      break-inside: avoid;
      &::before {
        ${square('17pt')}
        font-size: 9pt;
        ${signOnPaper('24pt', '0')}
      }
      &:not(:last-child)::after {
        display: none;
      }
      strong:first-of-type {
        margin: 0;
        font-size: 10.5pt;
      }
    }
  }
`
/** Down the page of a tablet they are as wide as the text around them. */
const downward = css`
  ${below.lg} {
    max-width: ${width.prose};
  }
  /* In a column of paper a line for each title would be a sheet too many. */
  @media print {
    > ol > li strong:first-of-type {
      display: inline;
    }
  }
`
const across = css`
  ${from.md} {
    > ol {
      grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
      gap: 32px;
    }
    > ol > li {
      padding: 84px 0 0;
      &::before {
        ${square('64px')}
        font-size: 1.5rem;
      }
      strong:first-of-type {
        margin-bottom: 8px;
      }
      &:not(:last-child)::after {
        top: 31px;
        right: -20px;
        bottom: auto;
        left: 76px;
        width: auto;
        height: 2px;
        background: ${color.underline};
      }
    }
  }
`
/** A button under the words of one, clear of the line, where it looked like a step of its own. */
const withButton = css`
  > ol > li > p + a {
    margin-top: 14px;
  }
`
/** With drawings they stand on a sheet, and where it has room beside each other, each drawing under its number; paper has the words alone. */
const drawn = css`
  @media screen {
    > ol > li {
      padding-top: 0;
      font-size: ${size.cardText};
      line-height: ${leading.lead};
      img {
        margin-bottom: 18px;
      }
    }
    ${atLeast.row} {
      > ol {
        grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
        gap: 32px 24px;
      }
      > ol > li {
        padding: 56px 0 0;
        &:not(:last-child)::after {
          top: 17px;
          right: -16px;
          bottom: auto;
          left: 44px;
          width: auto;
          height: 2px;
        }
      }
    }
  }
`

/** Times that pass into each other: a line from the ring of a start to the dot of an end, down the page. */
const phases = css`
  > ol {
    display: grid;
    gap: 24px;
  }
  > ol > li {
    position: relative;
    /* Its words and its line stand where those of numbered steps do. */
    padding-left: 56px;
    &::before {
      position: absolute;
      z-index: 1;
      top: 5px;
      left: 9px;
      ${square('18px')}
      border: 4px solid ${color.pine};
      border-radius: 50%;
      background: ${color.paper};
      content: '';
      print-color-adjust: exact;
    }
    &:last-child::before {
      background: ${color.pine};
    }
    &:not(:last-child)::after {
      position: absolute;
      inset: 14px auto -30px 17px;
      border: 1px solid ${color.mist2};
      content: '';
    }
    strong:first-of-type {
      display: block;
      margin-bottom: 4px;
      font: 600 1.1875rem/1.35 ${font.head};
    }
  }
  @media print {
    > ol {
      display: block;
    }
    > ol > li {
      padding: 0 0 5pt 36px;
      break-inside: avoid;
      &::before {
        left: 0;
        ${signOnPaper('36px', '1px')}
      }
      &:not(:last-child) {
        background: linear-gradient(${color.pine} 0 0) 8px 4px / 2px no-repeat;
        print-color-adjust: exact;
        &::after {
          content: none;
        }
      }
      strong:first-of-type {
        margin: 0;
        font-size: 10.5pt;
      }
    }
  }
`

/** An ordered list as numbered discs on a line: across from 768 where its page has the width, down the page in prose. */
export default block('Stappen', ({ page: { frontmatter }, arePhases, children }) => {
  if (arePhases) return <div css={phases}>{children}</div>
  const { isComposed, isWide } = rulesOf(frontmatter)
  const isAcross = isComposed || isWide
  return !isComposed && hasPicture(children) ? (
    <div css={pictureSheet} data-wide="">
      <div css={[steps, drawn]}>{children}</div>
    </div>
  ) : (
    <div css={[steps, isAcross ? across : downward, isAcross && hasButton(children) && withButton]}>{children}</div>
  )
})
