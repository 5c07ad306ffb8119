import { css } from '@emotion/react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import * as icons from '../theme/icons.ts'
import { color, font, from, motion, radius, size } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'
import { alive } from './alive.ts'

const carousel = css`
  display: grid;
  > [role='group'] {
    transition:
      opacity ${motion.transform},
      visibility ${motion.transform};
  }
  > [role='group'] + [role='group'] {
    margin-top: 40px;
  }
  @media screen {
    ${alive} & > [role='group'] {
      grid-area: 1 / 1;
      margin-top: 0;
      &:not([data-current]) {
        visibility: hidden;
        opacity: 0;
      }
    }
  }
  @media print {
    > [role='group'] {
      break-inside: avoid;
      > img {
        display: none;
      }
    }
  }
`
const slide = css`
  display: grid;
  align-content: start;
  align-items: center;
  gap: 20px clamp(32px, 6vw, 72px);
  ${from.band} {
    grid-template-columns: 300px minmax(0, 1fr);
    align-content: center;
  }
  > img {
    width: 132px;
    aspect-ratio: 1;
    border-radius: 50%;
    object-fit: cover;
    ${from.band} {
      width: 300px;
    }
  }
`
const stars = css`
  display: flex;
  gap: 4px;
  color: ${color.star};
`
const quote = css`
  margin-top: 16px;
  font: 500 ${size.quote}/1.22 ${font.head};
  letter-spacing: -0.015em;
  text-wrap-style: balance;
`
const person = css`
  margin-top: 32px;
  min-height: 52px;
  strong {
    display: block;
    font-weight: 600;
  }
  span {
    color: ${color.ink2};
    font-size: ${size.small};
  }
  ${from.md} {
    max-width: calc(100% - 260px);
  }
`
const controls = css`
  display: none;
  align-items: center;
  gap: 4px;
  margin-top: 24px;
  margin-inline: -6px;
  ${from.md} {
    justify-content: flex-end;
    margin-top: -56px;
    justify-self: end;
    position: relative;
  }
  @media screen {
    ${alive} & {
      display: flex;
    }
  }
`
const arrow = css`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-inline: 6px;
  border: 2px solid ${color.bd};
  border-radius: ${radius.pill};
  background: none;
  color: ${color.pine};
  transition: background-color ${motion.color};
  &:hover {
    background: ${color.sand2};
  }
`
const dot = css`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  &::before {
    width: 10px;
    height: 10px;
    border: 5px solid ${color.bd};
    border-radius: ${radius.pill};
    transition: width ${motion.transform};
    content: '';
  }
  &[aria-current]::before {
    width: 24px;
    border-color: ${color.pine};
  }
`

interface CarouselItem {
  id: string
  name: string
  text: string
  rating: number
  ratingText: string
  source: string
  picture: string
  /** The sizes of a photo, where the portrait is one (HTML, `srcset`). */
  pictureSet?: string | undefined
}

interface CarouselProps {
  items: CarouselItem[]
  /** Names: of the region, what it and its parts are called, of the buttons and each slide ("Ervaring 1 van 3"). */
  words: { label: string; carousel: string; slide: string; previous: string; next: string; slides: string[] }
}

/**
 * What clients say, one quote at a time (ARIA practices: carousel without rotation).
 * An island because the quotes change in place; without a script they stand under each other.
 */
export default function Carousel({ items, words }: CarouselProps) {
  const [current, setCurrent] = useState(0)
  const go = (step: number) => setCurrent((index) => (index + step + items.length) % items.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(step)
  }
  return (
    <section aria-roledescription={words.carousel} aria-label={words.label} onKeyDown={onKeyDown}>
      <div css={carousel} aria-live="polite">
        {items.map((item, index) => (
          <div
            key={item.id}
            css={slide}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slides[index]}
            data-current={index === current ? '' : undefined}
          >
            <img
              src={item.picture}
              srcSet={item.pictureSet}
              sizes={item.pictureSet && '300px'}
              alt=""
              width="160"
              height="160"
              loading="lazy"
              decoding="async"
            />
            <figure>
              <div css={stars} role="img" aria-label={item.ratingText}>
                {Array.from({ length: item.rating }, (_, star) => (
                  <Icon key={star} path={icons.starFill} size={22} />
                ))}
              </div>
              <blockquote css={quote}>“{item.text}”</blockquote>
              <figcaption css={person}>
                <strong>{item.name}</strong> <span>{item.source}</span>
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
      <div css={controls}>
        <button type="button" css={arrow} aria-label={words.previous} onClick={() => go(-1)}>
          <Icon path={icons.caretLeft} size={18} />
        </button>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            css={dot}
            aria-label={words.slides[index]}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => setCurrent(index)}
          />
        ))}
        <button type="button" css={arrow} aria-label={words.next} onClick={() => go(1)}>
          <Icon path={icons.caretRight} size={18} />
        </button>
      </div>
    </section>
  )
}
