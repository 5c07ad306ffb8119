import { css } from '@emotion/react'
import { addresses } from '../content/addresses.ts'
import { hoursSummary, mergeWeeks } from '../content/hours.ts'
import { telHref } from '../content/phone.ts'
import { columnsAt, quiet, square } from '../theme/declarations.ts'
import * as icons from '../theme/icons.ts'
import {
  below,
  between,
  color,
  edge,
  font,
  from,
  leading,
  panel,
  onPaper,
  radius,
  size,
  space,
  width,
} from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { container } from '../ui/container.ts'
import { Fold } from '../ui/Fold.tsx'
import { buttonPair } from '../ui/grid.ts'
import { Picture } from '../ui/Picture.tsx'
import { Ticks } from '../ui/Ticks.tsx'
import { ClosingBand } from './ClosingBand.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { Text } from './Text.tsx'

const firstScreen = css`
  padding-bottom: calc(${space.section} / 2);
`
const hero = css`
  display: grid;
  gap: 36px;
  align-items: center;
  padding-block: clamp(32px, 18px + 3.1vw, 58px) clamp(24px, 4vw, 48px);
  ${from.hero} {
    /* Words as wide as both buttons ask, the picture larger where there is room. */
    grid-template-columns: minmax(29rem, 1fr) 1.1fr;
  }
  h1 {
    margin-top: 18px;
    max-width: 8.1em;
    font-size: ${size.heroTitle};
    line-height: ${leading.tight};
    ${from.wide} {
      font-size: ${size.heroTitleWide};
    }
  }
  /* A photo keeps to its column, whatever its shape. */
  > picture > img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: ${radius.band};
    object-fit: cover;
  }
  > img {
    justify-self: center;
    width: min(104.8%, 600px);
    /* Beside the words its plant hangs over the edge; under them it stands in the middle. */
    ${from.hero} {
      justify-self: end;
      width: min(104.8%, 45rem);
    }
    max-width: none;
  }
  ${between('md', 'hero')} {
    ul {
      grid-auto-flow: column;
    }
  }
  ${onPaper.noPictures}
`
const eyebrow = css`
  /* Room for the WhatsApp button, which stands here while the page is at its top. */
  ${below.md} {
    padding-right: 60px;
  }
  display: flex;
  gap: 12px;
  color: ${color.pine};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.4;
  &::before {
    flex: none;
    margin-top: 0.37em;
    ${square('10px')}
    margin-left: 5px;
    border-radius: 50%;
    background: ${color.coral};
    box-shadow: 0 0 0 5px ${color.blush2};
    content: '';
  }
`
const lead = css`
  max-width: ${width.lead};
  margin-top: 20px;
  ${quiet(size.lead, leading.lead)}
`
const strip = css`
  display: grid;
  ${panel.large}
  ${columnsAt(from.md, 3)}
  @media print {
    grid-template-columns: repeat(3, auto);
  }
  ${edge.forced}
`
const cell = css`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 97px;
  padding: 18px clamp(20px, 2.2vw, 28px);
  border-radius: ${radius.large};
  color: inherit;
  font-size: ${size.small};
  line-height: ${leading.small};
  text-decoration: none;
  /* Three beside each other on a tablet leave no room beside the sign. */
  ${between('md', 'hero')} {
    flex-direction: column;
    align-items: start;
  }
  @media print {
    min-height: 0;
    padding: 4pt 8pt;
  }
  & + & {
    position: relative;
    &::before {
      position: absolute;
      background: ${color.line};
      inset: 0 20px auto;
      height: 1px;
      content: '';
      ${from.md} {
        inset: 20px auto;
        width: 1px;
        height: auto;
        left: 0;
      }
    }
  }
  &:is(a):hover strong {
    text-decoration: underline;
  }
  strong {
    display: block;
    font: 600 ${size.question}/1.3 ${font.head};
  }
  span span {
    color: ${color.ink2};
  }
`

/** The home page: what we do, the one thing to do now and the strip with the facts, then the sections of its text. */
export function HomeLayout({ site, page }: LayoutProps<'home'>) {
  const { path, frontmatter } = page
  const { facts, copy, picture } = site
  const { buttons, strip: texts } = frontmatter
  const hours = hoursSummary(mergeWeeks(facts.locations.map((location) => location.hours)))
  const cells = [
    { icon: icons.clock, tint: 'sand' as const, title: hours.days, text: `${hours.times} ${copy.headings.hour}` },
    { icon: icons.mapPin, tint: 'mist' as const, title: texts.locations, text: texts.towns },
  ]
  return (
    <>
      <div css={[container, firstScreen]}>
        <div css={hero}>
          <div>
            <p css={eyebrow}>{frontmatter.eyebrow}</p>
            <h1>{frontmatter.heading}</h1>
            <p css={lead}>{frontmatter.lead}</p>
            <div css={buttonPair}>
              <Button href={addresses.contact} icon={icons.calendar}>
                {buttons.appointment}
              </Button>
              <Button href={addresses.services} look="secondary">
                {buttons.treatments}
              </Button>
            </div>
            <Ticks texts={frontmatter.ticks} />
          </div>
          <Picture picture={picture(frontmatter.picture)} isFirst />
        </div>
        <div css={strip}>
          {cells.map(({ icon, tint, title, text }) => (
            <div key={title} css={cell}>
              <Chip icon={icon} tint={tint} />
              <span>
                <strong>{title}</strong> <span>{text}</span>
              </span>
            </div>
          ))}
          <a href={telHref(facts.phone)} css={cell}>
            <Chip icon={icons.phoneChip} tint="blush" />
            <span>
              <strong>{texts.call}</strong> <span>{texts.callText}</span>
            </span>
          </a>
        </div>
      </div>
      <Fold />
      <Text site={site} page={page} />
      <ClosingBand site={site} path={path} {...frontmatter.closing} />
    </>
  )
}
