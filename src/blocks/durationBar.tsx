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

/** How far a paler bar goes on at least past the one on it: less is not seen. */
const leastMore = 18

/** Where a bar of so many days ends, at least so far past that of fewer days, if there is one. */
const endOf = (days: number, shorter = 0): number =>
  Math.max(placeOf(days) - end, shortest, shorter > 0 ? shorter + leastMore : 0)
const bar = (to: number): string => `M0 5H${to}`

const line = { vectorEffect: 'non-scaling-stroke', strokeLinecap: 'round', strokeWidth: '10' } as const
/** How dark a bar is that goes on to what is said to be often the most, and to what is said to be the most. */
const [pale, palest] = ['.6', '.3']
/** So many dots at one distance: they end where the measure ends, however wide it is. */
const dots = (count: number, distance: number): string =>
  Array.from({ length: count }, (_, index) => `M${index * distance} 5h0`).join('')
/** Where one unit of time ends and the next begins: it looks out above and under a bar that goes on past it. */
const ticks = limits
  .slice(1, -1)
  .map((_, index) => `M${part * (index + 1)}-4v18`)
  .join('')

const isTimed = (duration: Duration | undefined): boolean => typeof duration === 'object'
const isRange = (duration: Duration | undefined): boolean =>
  typeof duration === 'object' && duration.from > 0 && duration.often > duration.from
const isUncertain = (duration: Duration | undefined): boolean =>
  typeof duration === 'object' && duration.latest > duration.often

/**
 * A bar from today to when it is often over, so that what takes longer is longer: paler from the least to the most that is
 * said, and palest up to the latest; dots for what stays. The words beside it say the same.
 */
export function Bar({ duration }: { duration: Duration }) {
  return (
    <svg viewBox={`0 0 ${whole} 10`} height="10" preserveAspectRatio="none" aria-hidden="true" stroke="currentColor">
      <path d={bar(whole)} {...line} strokeOpacity=".12" />
      {duration === 'stays' ? (
        <path d={dots(33, whole / 32)} {...line} strokeWidth="5" data-dots="" />
      ) : (
        <>
          {/* Under the bars, or a short one would be cut in two. */}
          <path d={ticks} {...line} stroke={color.underline} strokeWidth="1.5" strokeLinecap="butt" />
          <Lengths {...duration} />
        </>
      )}
    </svg>
  )
}

/** The longest first, under the others. */
function Lengths(duration: Exclude<Duration, 'stays'>) {
  const least = endOf(isRange(duration) ? duration.from : duration.often)
  const often = isRange(duration) ? endOf(duration.often, least) : least
  return (
    <>
      {isUncertain(duration) && <path d={bar(endOf(duration.latest, often))} {...line} strokeOpacity={palest} />}
      {isRange(duration) && <path d={bar(often)} {...line} strokeOpacity={pale} />}
      <path d={bar(least)} {...line} />
    </>
  )
}

/** What the signs in the bars mean, each where it stands. */
export const signs = [
  {
    name: 'timesOften',
    isShown: isTimed,
    sign: <path d="M5 5h18" {...line} />,
  },
  { name: 'timesUpTo', isShown: isRange, sign: <path d="M5 5h18" {...line} strokeOpacity={pale} /> },
  { name: 'timesSometimes', isShown: isUncertain, sign: <path d="M5 5h18" {...line} strokeOpacity={palest} /> },
  {
    name: 'timesStays',
    isShown: (duration: Duration | undefined) => duration === 'stays',
    sign: <path d={dots(3, 10)} {...line} strokeWidth="5" transform="translate(4)" />,
  },
] as const
