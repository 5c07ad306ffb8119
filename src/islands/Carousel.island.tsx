import { memo, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import * as icons from '../theme/icons.ts'
import { Icon } from '../ui/Icon.tsx'
import { focused } from '../ui/Picture.tsx'
import { arrow, controls, dot, person, quote, region, slide, stars, track } from './carouselStyles.ts'
import { useChoice } from './choice.ts'
import type { Alive } from './choice.ts'

interface CarouselItem {
  id: string
  name: string
  text: string
  rating: number
  ratingText: string
  source: string
  picture: string
  pictureAlt: string
  /** The point of a photo that stays in view (CSS, `object-position`). */
  focus?: string | undefined
  /** The sizes of a photo, where the portrait is one (HTML, `srcset`). */
  pictureSet?: string | undefined
}

interface CarouselProps extends Alive {
  items: CarouselItem[]
  /** Names: of the region, what it and its parts are called, of the buttons and each slide ("Ervaring 1 van 3"). */
  words: { label: string; carousel: string; slide: string; previous: string; next: string; slides: string[] }
}

/** How many stars there are at most. */
const most = 5
/** How long a swipe must stand still to have ended; Safari does not tell when it has. In milliseconds. */
const rest = 120

/** A portrait with what its client said, drawn once: choosing a slide changes only what is around it. */
const Quote = memo(function Quote({ picture, pictureSet, pictureAlt, focus, ...client }: CarouselItem) {
  const { name, text, rating, ratingText, source } = client
  return (
    <>
      <img
        src={picture}
        srcSet={pictureSet}
        sizes={pictureSet && '300px'}
        css={focus && focused(focus)}
        alt={pictureAlt}
        width="160"
        height="160"
        loading="lazy"
      />
      <figure>
        <div css={stars} role="img" aria-label={ratingText}>
          {Array.from({ length: most }, (_, star) => (
            <Icon key={star} path={star < rating ? icons.starFill : icons.starChip} size={22} />
          ))}
        </div>
        <blockquote css={quote}>“{text}”</blockquote>
        <figcaption css={person}>
          <strong>{name}</strong> <span>{source}</span>
        </figcaption>
      </figure>
    </>
  )
})

/**
 * What clients say, one quote at a time (ARIA practices: carousel without rotation), in a row that can be swiped.
 * An island because the quotes change in place; without a script they stand under each other.
 */
export default function Carousel({ items, words, choice }: CarouselProps) {
  const { chosen, choose, part } = useChoice(choice)
  const row = useRef<HTMLDivElement>(null)
  const timer = useRef(0)
  const slides = () => [...(row.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
  const show = (index: number) => {
    clearTimeout(timer.current)
    choose(index)
    if (row.current) row.current.scrollLeft = slides()[index]?.offsetLeft ?? 0
  }
  const step = (by: number) => show((chosen + by + items.length) % items.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const index = slides().findIndex(({ offsetLeft }) => Math.abs(offsetLeft - (row.current?.scrollLeft ?? 0)) < 2)
      if (index >= 0) choose(index)
    }, rest)
  }
  return (
    <section css={region} aria-roledescription={words.carousel} aria-label={words.label} onKeyDown={onKeyDown}>
      {/* What scrolls has to be reached with a keyboard (WCAG 2.1.1), and what is reached says what it is (4.1.2); its
          arrow keys go to the next slide too. */}
      <div
        css={track}
        ref={row}
        role="group"
        aria-label={words.label}
        aria-live="polite"
        tabIndex={0}
        onScroll={onScroll}
      >
        {items.map((item, index) => (
          <div
            key={item.id}
            css={slide}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slides[index]}
            {...part(index)}
          >
            <Quote {...item} />
          </div>
        ))}
      </div>
      <div css={controls}>
        <button type="button" css={arrow} aria-label={words.previous} data-go="-1" onClick={() => step(-1)}>
          <Icon path={icons.caretLeft} size={18} />
        </button>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            css={dot}
            aria-label={words.slides[index]}
            aria-current={index === chosen ? 'true' : undefined}
            data-go={index}
            onClick={() => show(index)}
          />
        ))}
        <button type="button" css={arrow} aria-label={words.next} data-go="+1" onClick={() => step(1)}>
          <Icon path={icons.caretRight} size={18} />
        </button>
      </div>
    </section>
  )
}
