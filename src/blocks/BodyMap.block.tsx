import type { ReactNode } from 'react'
import { ownPictures } from '../content/ownPictures.ts'
import type { Site } from '../site/page.ts'
import type { Picture } from '../site/pictures.ts'
import { visuallyHidden } from '../theme/globalStyle.ts'
import * as icons from '../theme/icons.ts'
import { color } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'
import { block } from './block.ts'
import { onFigure, spotKey, spotOf } from './bodyRegions.ts'
import * as styles from './bodyStyles.ts'
import { regionsOf } from './cards.ts'

/** A complaint as the body map shows it. */
export interface Region {
  name: string
  href: string
}

interface FigureProps {
  regions: Region[]
  body: Picture
  /** Name of the group of links on the figure. */
  label: string
  isFirst?: boolean
}

/** What moves the glow; a link without a spot leaves it where it is. */
const spotName = (href: string) => spotOf(href) && spotKey(href)

/**
 * The figure: every spot is a link of 44 px with the region's name (WCAG 2.5.8). Hover and focus move the
 * glow and the arc by `:has()`, so it works without a script.
 */
function Figure({ regions, body, label, isFirst = false }: FigureProps) {
  return (
    <div css={styles.figure}>
      <span css={styles.disc} />
      <span css={styles.disc} />
      <img
        src={body.src}
        alt=""
        width={body.width}
        height={body.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
      <div css={styles.glowMask(body.src)}>
        <span css={styles.glow} />
      </div>
      <MotionArc />
      <ul css={styles.spotList} aria-label={label}>
        {onFigure(regions).map(({ name, href }) => (
          <li key={href}>
            <a href={href} data-plek={spotName(href)}>
              <span css={visuallyHidden}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The range-of-motion arc around the chosen spot: -34° to 24°, a tick every 10°. */
function MotionArc() {
  const at = (angle: number, length: number) => {
    const radians = (angle * Math.PI) / 180
    return `${Math.round(180 + length * Math.cos(radians))} ${Math.round(180 + length * Math.sin(radians))}`
  }
  const ticks = [-30, -20, -10, 0, 10, 20].map(
    (angle) => `M${at(angle, 158)}L${at(angle, angle % 20 === 0 ? 172 : 165)}`,
  )
  const [startX, startY] = at(-34, 150).split(' ')
  const [endX, endY] = at(24, 150).split(' ')
  return (
    <svg
      css={styles.arc}
      viewBox="0 0 360 360"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path strokeWidth="2.5" d={`M${at(-34, 150)}A150 150 0 0 1 ${at(24, 150)}`} />
      <path strokeWidth="2.5" opacity=".5" d={ticks.join('')} />
      <circle cx={startX} cy={startY} r="4" fill={color.white} strokeWidth="2" />
      <circle cx={endX} cy={endY} r="5" fill="currentColor" stroke="none" />
    </svg>
  )
}

interface MapProps extends FigureProps {
  /** The heading and its introduction. */
  children: ReactNode
}

/** "Waar heeft u pijn?": a heading, the list of regions and the figure, which show the same nine links. */
function BodyMap({ children, ...figure }: MapProps) {
  return (
    <div css={styles.panel}>
      <div css={styles.words}>
        {children}
        <ul css={styles.list}>
          {figure.regions.map(({ name, href }) => (
            <li key={href}>
              <a href={href} data-plek={spotName(href)}>
                {name}
                <Icon path={icons.arrowRight} size={18} />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <Figure {...figure} />
    </div>
  )
}

/** What the figure of the site shows. */
const figureOf = (site: Site): FigureProps => ({
  regions: regionsOf(site),
  body: site.picture(ownPictures.body),
  label: site.copy.headings.body,
})

/** The figure alone, as the picture of the overview of complaints; the list stands below it as cards. */
export const BodyPanel = ({ site }: { site: Site }) => (
  <div css={[styles.panel, styles.figureOnly]}>
    <Figure {...figureOf(site)} isFirst />
  </div>
)

export default block('Lichaamskaart', ({ site, children }) => <BodyMap {...figureOf(site)}>{children}</BodyMap>)
