import type { Duration } from '../content/duration.ts'
import { color } from '../theme/tokens.ts'

/** Where days, weeks, months and years begin, in days, and where the drawing ends. */
const limits = [1, 7, 61, 365, 1460]
/** The width of one of them in the drawing. */
const part = 100
/** How many parts the drawing has. */
export const parts = limits.length - 1
const whole = part * parts

/** What the round end of a bar takes of it, so that it ends where it should. */
const end = 6
/** What takes less than a day is still seen as a bar. */
const shortest = 20

/** Where a number of days stands in the drawing: each part of it grows by the same factor from side to side. */
function placeOf(days: number): number {
  const index = Math.max(
    limits.findLastIndex((limit) => limit <= days),
    0,
  )
  const [from = 1, to] = limits.slice(index)
  const within = to === undefined ? 0 : Math.max(Math.log(days / from) / Math.log(to / from), 0)
  return Math.round(part * (index + within))
}

/** How far a bar goes on at least up to the latest: less is not seen. */
const leastMore = 18

/** The line between two numbers of days, to a place in the drawing at least. */
function between(from: number, to: number, least = 0): string {
  const start = from > 1 ? placeOf(from) + end : 0
  return `M${start} 5H${Math.max(placeOf(to) - end, start + shortest, least)}`
}

const line = { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeWidth: '10' } as const
const paler = '.42'
/** So many dots at one distance: they end where the measure ends, however wide it is. */
const dots = (count: number, distance: number): string =>
  Array.from({ length: count }, (_, index) => `M${index * distance} 5h0`).join('')
/** Where one unit of time ends and the next begins: it looks out above and under a bar that goes on past it. */
const ticks = limits
  .slice(1, -1)
  .map((_, index) => `M${part * (index + 1)}-4v18`)
  .join('')

const isTimed = (duration: Duration | undefined): boolean => typeof duration === 'object'
const isUncertain = (duration: Duration | undefined): boolean =>
  typeof duration === 'object' && duration.latest > duration.often

/** A bar from when to when it is often over, paler up to the latest; dots for what stays. The words beside it say the same. */
export const Bar = ({ duration }: { duration: Duration }) => (
  <svg viewBox={`0 0 ${whole} 10`} height="10" preserveAspectRatio="none" aria-hidden="true" stroke="currentColor">
    <path d={`M0 5H${whole}`} {...line} strokeOpacity=".12" />
    {duration === 'stays' ? (
      <path d={dots(33, whole / 32)} {...line} strokeWidth="5" data-dots="" />
    ) : (
      <>
        {/* Under the bars, or a short one would be cut in two. */}
        <path d={ticks} {...line} stroke={color.underline} strokeWidth="1.5" strokeLinecap="butt" />
        {isUncertain(duration) && (
          <path
            d={between(duration.from, duration.latest, placeOf(duration.often) - end + leastMore)}
            {...line}
            strokeOpacity={paler}
          />
        )}
        <path d={between(duration.from, duration.often)} {...line} />
      </>
    )}
  </svg>
)

/** What the signs in the bars mean, each where it stands. */
export const signs = [
  {
    name: 'timesOften',
    isShown: isTimed,
    sign: <path d="M5 5h18" {...line} />,
  },
  { name: 'timesSometimes', isShown: isUncertain, sign: <path d="M5 5h18" {...line} strokeOpacity={paler} /> },
  {
    name: 'timesStays',
    isShown: (duration: Duration | undefined) => duration === 'stays',
    sign: <path d={dots(3, 10)} {...line} strokeWidth="5" transform="translate(4)" />,
  },
] as const
