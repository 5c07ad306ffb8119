import type { ReactNode } from 'react'
import { addresses } from '../content/addresses.ts'
import { ownPictures } from '../content/ownPictures.ts'
import type { Site } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { Icon } from '../ui/Icon.tsx'
import { Thumb } from '../ui/Thumb.tsx'
import { block } from './block.ts'
import lights from '../content/body.json?lights'
import { spotKey } from '../content/bodySpot.ts'
import { lightView, placeOf, topToToe } from './bodyRegions.ts'
import * as styles from './bodyStyles.ts'

interface Props {
  site: Site
  /** The heading and what stands under it. */
  children: ReactNode
}

/** The styles of places that pages name themselves. */
const ownStyles = (site: Site) =>
  styles.ownRegions(site.complaints.flatMap(({ path, spot }) => (spot ? [{ name: spotKey(path), ...spot }] : [])))

/**
 * The figure: every spot is a link of 44 px with the region's name (WCAG 2.5.8), and a line about it once it is chosen.
 * Hover and focus move the light by `:has()`, so it works without a script.
 */
function Figure({ site, isFirst = false }: { site: Site; isFirst?: boolean }) {
  const body = site.picture(ownPictures.body)
  const [, , width, height] = lightView
  return (
    <div css={styles.figureArea}>
      <div css={styles.figure}>
        <img
          src={body.src}
          alt=""
          width={body.width}
          height={body.height}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
        <ul aria-label={site.copy.headings.body}>
          {topToToe(site.complaints).map(
            ({ path, region, text, spot }) =>
              placeOf({ path, spot }) && (
                <li key={path} data-plek={spotKey(path)}>
                  <img src={spot?.light ?? lights[spotKey(path)]} alt="" width={width} height={height} loading="lazy" />
                  <a href={path}>
                    <span>
                      {region} <i>{text}</i>
                    </span>
                  </a>
                </li>
              ),
          )}
        </ul>
      </div>
      <p css={styles.hint}>
        <Icon path={icons.handTap} size={22} />
        {site.copy.headings.bodyHint}
      </p>
    </div>
  )
}

/**
 * "Waar heeft u pijn?": a heading, the list of regions and the figure, which show the same links. The figure stands right
 * of the list or under it, never before it, so that focus goes the way the eye does.
 */
function BodyMap({ site, children }: Props) {
  return (
    <div css={[styles.panel, styles.beside, ownStyles(site)]}>
      <div css={styles.words}>{children}</div>
      <div css={styles.list}>
        <ul>
          {topToToe(site.complaints).map(({ path, region, picture, spot }) => (
            // What lights up together; a complaint without a spot lights nothing.
            <li key={path} data-plek={placeOf({ path, spot }) && spotKey(path)}>
              <a href={path}>
                <Thumb picture={site.picture(picture)} size={40} />
                {region}
              </a>
            </li>
          ))}
        </ul>
        <a href={addresses.complaints}>
          <Icon path={icons.arrowRight} size={18} />
          {site.copy.buttons.allComplaints}
        </a>
      </div>
      <Figure site={site} />
    </div>
  )
}

/** The body as the head of the overview of complaints; the list stands below it as cards. */
export const BodyHead = ({ site, children }: Props) => (
  <div css={[styles.panel, styles.head, ownStyles(site)]}>
    <div css={styles.words}>{children}</div>
    <Figure site={site} isFirst />
  </div>
)

export default block('Lichaamskaart', BodyMap)
