import type { SerializedStyles } from '@emotion/react'
import { addresses, isComplaint } from '../content/addresses.ts'
import { layoutIds } from '../content/layoutIds.ts'
import type { Site } from '../site/page.ts'
import * as icons from '../theme/icons.ts'
import { AppointmentButton } from '../ui/contactButtons.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Thumb } from '../ui/Thumb.tsx'
import * as styles from './navigationStyles.ts'

/**
 * The main navigation, once in the page for every width. The menu and the dropdown are popovers, so they open,
 * close and give focus back without a script (HTML, `popover`); a script only adds their state in ARIA.
 * @param here where the page is (`placeInHeader`)
 * @param hasOwnRow whether it is too long to stand beside the name
 */
export function Navigation({ site, here, hasOwnRow }: { site: Site; here: string; hasOwnRow: boolean }) {
  const { copy } = site
  const item = [styles.item, hasOwnRow ? styles.itemInOwnRow : styles.itemInOneRow]
  return (
    <nav id={layoutIds.menu} popover="auto" css={styles.navigation} aria-label={copy.menu.name}>
      <ul css={[styles.items, hasOwnRow ? styles.itemsInOwnRow : styles.itemsInOneRow]}>
        {copy.menu.links.map(({ path, text }) => (
          <li key={path}>
            {path === addresses.complaints ? (
              <Complaints site={site} here={here} text={text} item={item} />
            ) : (
              <a href={path} css={item} aria-current={path === here ? 'page' : undefined}>
                {text}
              </a>
            )}
          </li>
        ))}
        <li css={styles.onlyMobile}>
          <a href={addresses.search} css={item} aria-current={here === addresses.search ? 'page' : undefined}>
            {copy.search.name}
            <Icon path={icons.search} size={18} />
          </a>
        </li>
      </ul>
      <div css={styles.menuAction}>
        <AppointmentButton copy={copy} />
      </div>
    </nav>
  )
}

/** The complaints: on a phone always shown in the menu, from 768 behind a button. */
function Complaints({ site, here, text, item }: { site: Site; here: string; text: string; item: SerializedStyles[] }) {
  const current = here === addresses.complaints ? 'page' : isComplaint(here) ? 'true' : undefined
  return (
    <>
      <a href={addresses.complaints} css={[item, styles.onlyMobile]} aria-current={current}>
        {text}
        <Icon path={icons.caretDown} size={18} />
      </a>
      <button
        type="button"
        popoverTarget={layoutIds.complaints}
        css={[item, styles.onlyDesktop, styles.dropdownButton]}
        aria-current={current}
      >
        {text}
        <Icon path={icons.caretDown} size={14} />
      </button>
      <div id={layoutIds.complaints} popover="auto" css={styles.complaints}>
        <ul css={styles.complaintList}>
          {site.menuComplaints.map(({ path, picture }) => (
            <li key={path}>
              <a href={path} aria-current={path === here ? 'page' : undefined}>
                <Thumb picture={site.picture(picture)} size={52} look={styles.thumb} />
                {site.titles.get(path)}
              </a>
            </li>
          ))}
        </ul>
        <a href={addresses.complaints} css={[styles.allComplaints, styles.onlyDesktop]}>
          {site.copy.menu.allComplaints}
          <Icon path={icons.arrowRight} size={18} />
        </a>
      </div>
    </>
  )
}
