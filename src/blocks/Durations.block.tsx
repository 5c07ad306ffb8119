import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { firstSentence, readDuration } from '../content/duration.ts'
import type { Duration } from '../content/duration.ts'
import { rulesOf } from '../content/frontmatter.ts'
import { columns, quiet, without } from '../theme/declarations.ts'
import { below, color, edge, font, from, headerHeight, panel, size, space } from '../theme/tokens.ts'
import { acrossMark, sheetColumns, sheetNames, sheetWords } from './across.ts'
import { block } from './block.ts'
import type { BlockProps } from './blockProps.ts'
import { Bar, parts, signs } from './durationBar.tsx'
import { partsOf, withLines } from './itemIcons.ts'

const card = css`
  padding: clamp(20px, 3vw, 28px) ${space.panel};
  ${panel.large}
  ${edge.whole}
  > div > ul > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 6px 16px;
    align-items: baseline;
    padding-block: 16px;
    + li {
      border-top: 1px solid ${color.line};
    }
    ${quiet(size.cardText, 1.5)}
    > strong {
      color: ${color.ink};
      font: 600 ${size.cardText}/1.35 ${font.text};
    }
    > div {
      display: contents;
      > span {
        color: ${color.pine};
        font: 600 ${size.bodyWide}/1.35 ${font.head};
        text-align: right;
      }
      > svg {
        grid-column: 1 / -1;
        width: calc(100% - 10px);
        margin: 4px 5px;
        overflow: visible;
        color: ${color.pine};
      }
    }
    > span {
      grid-column: 1 / -1;
    }
  }
  ${below.sm} {
    > div > ul > li {
      grid-template-columns: 1fr;
      > div > span {
        text-align: left;
      }
    }
  }
  @media print {
    padding: 5pt 10pt;
    /* What takes how long, as one line above its bar. */
    > div > ul > li {
      display: block;
      padding-block: 4pt 0;
      border: 0;
      line-height: inherit;
      > strong,
      > div > span {
        font-size: 10pt;
      }
      > div > svg {
        margin-block: 1pt;
      }
    }
    > :last-child {
      margin-top: 5pt;
      padding-top: 4pt;
    }
  }
`
/** As wide as text and aside together: what it is stands beside its bar and what explains that, which begin where the words of other panels do. */
const acrossAside = css`
  ${from.xl} {
    > div > ul > li {
      ${sheetColumns}
      column-gap: ${sheetWords};
      > div {
        display: grid;
        gap: 4px;
        > span {
          text-align: left;
        }
      }
      > span {
        grid-column: 2;
      }
    }
    > p,
    > div > p {
      padding-left: calc(${sheetNames} + ${sheetWords});
    }
  }
`
/** What the parts of every bar below it mean. */
const axis = css`
  display: grid;
  ${columns(parts)}
  ${quiet(size.small)}
  /* Each stands where it begins; on a phone over its part. */
  padding-bottom: 8px;
  /* Where the parts of a bar begin: its round ends are not in them. */
  ${from.md} {
    > :nth-child(2) {
      padding-left: 4px;
    }
    > :nth-child(3) {
      padding-left: 2px;
    }
  }
  @media screen {
    ${below.md} {
      border-bottom: 1px solid ${color.line};
      text-align: center;
      /* Several bars are higher than the window: what their parts are stays above them. */
      position: sticky;
      top: ${headerHeight.mobile};
      z-index: 1;
      margin-block: -8px 40px;
      padding-top: 8px;
      background: ${color.white};
      /* It leaves with the last bar, not with the words under that. */
      + ul {
        margin-top: -40px;
      }
    }
  }
  /* The longest is wider than its part. */
  ${below.narrow} {
    font-size: 0.8125rem;
  }
  ${without(below.xs)}
`
const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 22px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  ${quiet(size.small, 1.4)}
  @media screen {
    ${below.sm} {
      display: grid;
      grid-template-columns: auto auto;
      justify-content: start;
      /* Of three none stands alone. */
      &:has(> :nth-child(3):last-child) {
        grid-template-columns: auto;
      }
    }
    ${below.narrow} {
      grid-template-columns: auto;
    }
  }
  > span {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  svg {
    flex: none;
    color: ${color.pine};
  }
`

/** A line with its time set apart; the check of the content has seen that it names one. */
function readLine(inside: ReactNode) {
  const [name, words, ...more] = partsOf(inside).filter((each) => typeof each !== 'string' || each.trim() !== '')
  const { first, rest } = firstSentence(typeof words === 'string' ? words : '')
  const explained = [rest, ...more].filter((each) => each !== '')
  return { name, time: first, duration: readDuration(first), explained }
}

function drawn({ name, time, duration, explained }: ReturnType<typeof readLine>): ReactNode[] {
  return [
    name,
    ' ',
    <div key="time">
      <span>{time}</span>
      {duration && <Bar duration={duration} />}
    </div>,
    explained.length > 0 && ' ',
    explained.length > 0 && <span key="more">{explained}</span>,
  ]
}

/** How long each of some things takes, as bars on one measure of days, weeks, months and years. */
function Durations({ site: { copy }, page, children }: BlockProps<'Duur'>) {
  const durations: (Duration | undefined)[] = []
  const list = withLines(children, (inside) => {
    const read = readLine(inside)
    durations.push(read.duration)
    return drawn(read)
  })
  return (
    <div css={[card, rulesOf(page.frontmatter).isAcross && acrossAside]} {...acrossMark(page)}>
      {/* The measure stays in sight as far as its bars go, and no further. */}
      <div>
        <p css={axis} aria-hidden="true">
          {copy.headings.times.split(', ').map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        {list}
      </div>
      <p css={legend} aria-hidden="true">
        {signs.map(
          ({ name, isShown, sign }) =>
            durations.some(isShown) && (
              <span key={name}>
                <svg width="28" height="10" stroke="currentColor">
                  {sign}
                </svg>
                {copy.headings[name]}
              </span>
            ),
        )}
      </p>
    </div>
  )
}

export default block('Duur', Durations)
