import { css } from '@emotion/react'
import { columns, quiet, stretched } from '../theme/declarations.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import { below, color, edge, font, from, headerHeight, radius, shadow, size, width } from '../theme/tokens.ts'
import { block } from './block.ts'
import { withSoftHyphen } from '../ui/softHyphen.ts'
import { byLetter } from './letters.ts'

/** How high the pinned letters are, in CSS pixels: a letter and the room around it. */
const pinnedHeight = 64
/** The letters stay under the header where they are one row, so that the next one is a press away. */
const pinned = css`
  ${from.cards4} {
    position: sticky;
    top: ${headerHeight.desktop};
    z-index: 5;
    padding-block: 8px;
    background: ${color.paper};
    /* Words go by under them, and end softly. */
    &::after {
      position: absolute;
      inset: 100% 0 auto;
      height: 12px;
      background: linear-gradient(${color.paper}, #0000);
      content: '';
    }
  }
`
const letterRow = css`
  display: grid;
  ${columns(7, '4px')}
  ${from.cards2} {
    grid-template-columns: repeat(13, minmax(0, 1fr));
  }
  ${from.cards4} {
    grid-template-columns: repeat(26, minmax(0, 1fr));
  }
  a,
  span {
    display: grid;
    place-items: center;
    min-height: 48px;
    border-radius: ${radius.thumb};
    font: 600 ${size.cardText}/1 ${font.head};
  }
  a {
    background: ${color.white};
    box-shadow: ${shadow.rest};
    text-decoration: none;
    &:hover {
      background: ${color.mist};
    }
    ${edge.forced}
  }
  span {
    color: ${color.ink2};
  }
`
const list = css`
  margin-top: 40px;
  column-gap: 40px;
  ${from.md} {
    columns: 2;
  }
  ${from.cards4} {
    columns: 3;
  }
  /* The letter stands beside its words, in one column with all of them. */
  section {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    padding-bottom: 20px;
    break-inside: avoid;
  }
  h3 {
    color: ${color.pine};
    font-size: 1.75rem;
    line-height: ${width.target};
  }
  /* Nothing that is jumped to, or that the keyboard comes by, lies under the letters (WCAG 2.4.11). */
  ${from.cards4} {
    h3,
    a {
      scroll-margin-top: ${pinnedHeight}px;
    }
  }
  ul {
    border-top: 2px solid ${color.mist2};
    /* On a phone two words beside each other, each with its page under it. */
    ${below.md} {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
      gap: 0 12px;
    }
  }
  /* The name of the page counts as the link too: together at least as high as a thumb. */
  li {
    position: relative;
    min-height: ${width.target};
    padding-block: 8px;
    line-height: 1.3;
    ${from.md} {
      display: flex;
      flex-wrap: wrap;
      gap: 0 16px;
      align-items: center;
      justify-content: space-between;
      + li {
        border-top: 1px solid ${color.line};
      }
    }
  }
  a {
    color: ${color.pine};
    font-size: ${size.cardText};
    font-weight: 600;
    text-decoration: none;
    hyphens: auto;
    overflow-wrap: anywhere;
    ${stretched}
    &:hover {
      text-decoration: underline;
    }
  }
  small {
    display: block;
    ${quiet(size.small)}
  }
`

/** Words and names from A to Z, each with the page that it leads to. */
export default block('KlachtenAZ', ({ site }) => {
  const letters = [...byLetter(site)]
  return (
    <div>
      <nav css={[pinned, notInPrint]} aria-label={site.copy.headings.letters}>
        <ul css={letterRow}>
          {letters.map(([letter, entries]) => (
            <li key={letter}>
              {entries.length > 0 ? (
                <a href={`#letter-${letter}`}>{letter}</a>
              ) : (
                <span aria-hidden="true">{letter}</span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div css={list}>
        {letters
          .filter(([, entries]) => entries.length > 0)
          .map(([letter, entries]) => (
            <section key={letter}>
              <h3 id={`letter-${letter}`}>{letter}</h3>
              <ul>
                {entries.map(({ text, href, place }) => (
                  <li key={text}>
                    <a href={href}>{withSoftHyphen(text)}</a>
                    <small>{place}</small>
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </div>
  )
})
