import { css, keyframes } from '@emotion/react'
import type { ReactNode } from 'react'
import { columns, quiet, square, without } from '../theme/declarations.ts'
import { below, color, font, from, motion, size } from '../theme/tokens.ts'
import { block } from './block.ts'
import { numberDisc } from './numberDisc.ts'

/** The circle of the arc, in the measures of the drawing. */
const circle = { x: 600, y: 1402, r: 1330 }
const heightAt = (x: number, r = circle.r): number => circle.y - Math.sqrt(r ** 2 - (x - circle.x) ** 2)
const round = (value: number): number => Math.round(value * 10) / 10
/** The drawing ends at the numbers in the middle, so that none of it lies behind words; the ends of the arc stand out. */
const drawing = { width: 1200, height: round(heightAt(450)) }
/** How far the first and the last number lie under those, in hundredths of its width. */
const lower = round(((heightAt(150) - heightAt(450)) / drawing.width) * 1000) / 10

const strokes = `from{stroke-dasharray:1;stroke-dashoffset:1}to{stroke-dasharray:1;stroke-dashoffset:0}`
const draw = keyframes`${strokes}`
/** The same under another name, which makes it begin anew. */
const drawAgain = keyframes`${strokes}to{stroke-linecap:butt}`
const arrive = keyframes`
  from, 80% {
    opacity: 0;
  }
`
const course = css`
  container-type: inline-size;
  position: relative;
  > svg {
    overflow: visible;
    color: ${color.pine};
    ${below.hero} {
      position: absolute;
      inset: 0 auto 0 0;
      height: 100%;
    }
  }
  > [data-across] {
    width: 100%;
    height: auto;
    ${without(below.hero)}
  }
  > [data-down] {
    ${without(from.hero)}
  }
  > ol {
    display: grid;
    /* Rows of one height: the numbers stand where the drawing has room for them. */
    grid-auto-rows: 1fr;
    counter-reset: step;
  }
  > ol > li {
    position: relative;
    align-content: center;
    padding: clamp(12px, 2.5vw, 20px) 0 clamp(12px, 2.5vw, 20px) 80px;
    ${quiet(size.cardText, 1.55)}
    counter-increment: step;
    &::before {
      ${numberDisc}
      ${below.hero} {
        @media screen {
          top: calc(50% - 24px);
          left: 4px;
        }
      }
    }
    &:is(:first-child, :last-child)::before {
      left: 12px;
    }
    strong:first-child {
      display: block;
      margin-bottom: 8px;
      color: ${color.ink};
      font: 600 1.375rem/1.2 ${font.head};
    }
  }
  ${from.hero} {
    > ol {
      ${columns(4, '0')}
      /* Words begin as far under every number: 28px under a disc of 62px. */
      margin-top: 59px;
    }
    > ol > li {
      align-content: normal;
      padding: 0 clamp(8px, 1.6vw, 20px);
      text-align: center;
      /* On the arc: as far above the list as the drawing has it there. */
      &::before {
        top: -90px;
        left: 50%;
        ${square('62px')}
        font-size: 1.5rem;
        translate: -50%;
      }
      &:first-child,
      &:last-child {
        padding-top: ${lower}cqw;
        &::before {
          left: 50%;
          top: calc(${lower}cqw - 90px);
        }
      }
    }
  }
  /* The arc draws itself when it is first seen, where browsers tell that to a style sheet, and under a pointer. */
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-trigger: --seen play-once) {
      > svg {
        timeline-trigger: --seen view() entry 70% exit 100%;
        > [data-arc] {
          animation: ${draw} 600ms ${motion.ease} both;
          animation-trigger: --seen play-once;
        }
        > [data-end] {
          animation: ${arrive} 600ms ${motion.ease} both;
          animation-trigger: --seen play-once;
        }
      }
    }
    &:hover > svg > [data-arc] {
      animation: ${drawAgain} 600ms ${motion.ease};
      animation-trigger: none;
    }
  }
  @media print {
    > svg {
      display: none;
    }
  }
`

const discs = [150, 450, 750, 1050]
const edge = { start: 14, end: 1186 }

/** Ticks along the arc as a goniometer has them, each fifth one long, none at a disc. */
const ticks = Array.from({ length: 45 }, (_, index) => {
  const x = edge.start + ((index + 1) * (edge.end - edge.start)) / 46
  const angle = Math.asin((x - circle.x) / circle.r)
  const at = (distance: number) =>
    `${round(circle.x + Math.sin(angle) * distance)} ${round(circle.y - Math.cos(angle) * distance)}`
  const isLong = index % 5 === 2
  return { x, path: `M${at(circle.r + 12)}L${at(circle.r + (isLong ? 36 : 24))}` }
})
  .filter(({ x }) => discs.every((disc) => Math.abs(disc - x) > 40))
  .map(({ path }) => path)
  .join('')

/** The same down a phone, in hundredths of the height of the list; it is drawn out to that height. */
const down = 'M46 0C20 25 20 75 46 100'
const downAt = (t: number) => ({ x: 46 - 78 * t * (1 - t), y: 75 * t + 75 * t ** 2 - 50 * t ** 3 })
/** Which part of the way down it is at a height. */
const wayTo = (height: number, start = 0, end = 1): number => {
  const middle = (start + end) / 2
  if (end - start < 1e-4) return middle
  return downAt(middle).y < height ? wayTo(height, middle, end) : wayTo(height, start, middle)
}

/** Its ticks, five between one number and the next: a number is less high than the room between them at any height. */
const ticksDown = [25, 50, 75]
  .flatMap((middle) => [-4, -2, 0, 2, 4].map((distance) => ({ y: middle + distance, isLong: distance === 0 })))
  .map(({ y, isLong }) => `M${round(downAt(wayTo(y)).x - 8)} ${y}h${isLong ? -14 : -8}`)
  .join('')

/** Four steps along the arc of a movement, across a wide page or down a narrow one. */
function Course({ children }: { children: ReactNode }) {
  return (
    <div css={course}>
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        data-across=""
      >
        <path
          d={`M${edge.start} ${round(heightAt(edge.start))}A${circle.r} ${circle.r} 0 0 1 ${edge.end} ${round(heightAt(edge.end))}`}
          strokeWidth="4"
          pathLength="1"
          data-arc=""
        />
        <path d={ticks} strokeWidth="2.5" strokeLinecap="round" />
        <circle cx={edge.start} cy={round(heightAt(edge.start))} r="10" fill={color.paper} strokeWidth="4" />
        <circle cx={edge.end} cy={round(heightAt(edge.end))} r="11" fill="currentColor" stroke="none" data-end="" />
      </svg>
      <svg
        viewBox="0 0 60 100"
        width="60"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        data-down=""
      >
        <path d={down} strokeWidth="3" vectorEffect="non-scaling-stroke" pathLength="1" data-arc="" />
        <path d={ticksDown} strokeWidth="2" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
        <path d="M46 0v0M46 100v0" strokeWidth="16" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
        <path
          d="M46 0v0"
          stroke={color.paper}
          strokeWidth="10"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {children}
    </div>
  )
}

export default block('Verloop', Course)
