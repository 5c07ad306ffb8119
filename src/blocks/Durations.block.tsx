import { css } from '@emotion/react'
import { Children, isValidElement } from 'react'
import type { ReactNode } from 'react'
import { firstSentence, readDuration } from '../content/duration.ts'
import type { Duration } from '../content/duration.ts'
import { columns, quiet, without } from '../theme/declarations.ts'
import { below, color, edge, font, panel, size } from '../theme/tokens.ts'
import { block } from './block.ts'
import type { BlockProps } from './blockProps.ts'
import { withLines } from './itemIcons.ts'

/** Where days, weeks, months and years begin, in days, and where the drawing ends. */
const limits = [1, 7, 61, 365, 1460]
/** The width of one of them in the drawing. */
const part = 100
const whole = part * (limits.length - 1)

/** What the round end of a bar takes of it, so that it ends where it should. */
const end = 4

/** How wide the bar of a number of days is: each part of the drawing grows by the same factor from side to side. */
function widthOf(days: number): number {
  const index = Math.max(
    limits.findLastIndex((limit) => limit <= days),
    0,
  )
  const [from = 1, to] = limits.slice(index)
  const within = to === undefined ? 0 : Math.max(Math.log(days / from) / Math.log(to / from), 0)
  return Math.max(Math.round(part * (index + within)) - end, 0)
}

const card = css`
  padding: clamp(20px, 3vw, 28px) clamp(16px, 5vw, 32px);
  ${panel.large}
  ${edge.whole}
  > ul > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 6px 16px;
    align-items: baseline;
    padding-top: 18px;
    ${quiet(size.cardText, 1.5)}
    > strong {
      color: ${color.ink};
      font: 600 1.1875rem/1.3 ${font.head};
    }
    > strong + span {
      color: ${color.pine};
      font-weight: 600;
      text-align: right;
    }
    > svg,
    > svg ~ span {
      grid-column: 1 / -1;
    }
    > svg {
      width: calc(100% - 10px);
      margin: 4px 5px;
      overflow: visible;
      color: ${color.pine};
    }
  }
  ${below.sm} {
    > ul > li {
      grid-template-columns: 1fr;
      > strong + span {
        text-align: left;
      }
    }
  }
`
/** What the parts of every bar below it mean. */
const axis = css`
  display: grid;
  ${columns(limits.length - 1)}
  ${quiet(size.small)}
  text-align: center;
  overflow-wrap: normal;
  ${without(below.xs)}
`
const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-top: 20px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  ${quiet(size.small, 1.4)}
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

const line = { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeWidth: '10' } as const
const paler = '.42'
const dots = { strokeWidth: '5', strokeDasharray: '0 11' } as const
/** Between one unit of time and the next. */
const gaps = limits
  .slice(1, -1)
  .map((_, index) => `M${part * (index + 1)} 0v10`)
  .join('')

const isUncertain = (duration: Duration | undefined): boolean =>
  typeof duration === 'object' && duration.latest > duration.soonest

/** A bar from today until it is over at the soonest, paler until the latest; dots for what stays. The words beside it say the same. */
const Bar = ({ duration }: { duration: Duration }) => (
  <svg viewBox={`0 0 ${whole} 10`} height="10" preserveAspectRatio="none" aria-hidden="true" stroke="currentColor">
    <path d={`M0 5H${whole}`} {...line} strokeOpacity=".12" />
    {duration === 'stays' ? (
      <path d={`M0 5H${whole}`} {...line} {...dots} />
    ) : (
      <>
        {isUncertain(duration) && <path d={`M0 5H${widthOf(duration.latest)}`} {...line} strokeOpacity={paler} />}
        <path d={`M0 5H${widthOf(duration.soonest)}`} {...line} />
        <path d={gaps} {...line} stroke={color.white} strokeWidth="3" strokeLinecap="butt" />
      </>
    )}
  </svg>
)

/** What the signs in the bars mean, each where it stands. */
const signs = [
  {
    name: 'timesAtLeast',
    isShown: (duration: Duration | undefined) => typeof duration === 'object' && duration.soonest > 0,
    sign: <path d="M5 5h18" {...line} />,
  },
  { name: 'timesAtMost', isShown: isUncertain, sign: <path d="M5 5h18" {...line} strokeOpacity={paler} /> },
  {
    name: 'timesStays',
    isShown: (duration: Duration | undefined) => duration === 'stays',
    sign: <path d="M3 5h24" {...line} {...dots} />,
  },
] as const

/** The parts of a line; where empty lines stand between lines, Markdown makes each a paragraph. */
const partsOf = (inside: ReactNode): ReactNode[] =>
  Children.toArray(inside).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === 'p' ? partsOf(child.props.children) : [child],
  )

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
    <span key="time">{time}</span>,
    duration && <Bar key="bar" duration={duration} />,
    explained.length > 0 && ' ',
    explained.length > 0 && <span key="more">{explained}</span>,
  ]
}

/** How long each of some things takes, as bars on one measure of days, weeks, months and years. */
function Durations({ site: { copy }, children }: BlockProps<'Duur'>) {
  const durations: (Duration | undefined)[] = []
  const list = withLines(children, (inside) => {
    const read = readLine(inside)
    durations.push(read.duration)
    return drawn(read)
  })
  return (
    <div css={card}>
      <p css={axis} aria-hidden="true">
        {copy.headings.times.split(', ').map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      {list}
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
