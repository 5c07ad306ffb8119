import { addresses, isComplaint } from '../content/addresses.ts'
import { layoutIds } from '../content/layoutIds.ts'
import type { PageData, Site } from '../site/page.ts'
import { lettersTooMany } from '../content/menuWidth.ts'
import { formatPhone, telHref } from '../content/phone.ts'
import * as icons from '../theme/icons.ts'
import { CallButton } from '../ui/contactButtons.tsx'
import { Icon } from '../ui/Icon.tsx'
import * as styles from './headerStyles.ts'
import { Logo } from './Logo.tsx'
import { Navigation } from './Navigation.tsx'
import { SearchLink } from './SearchLink.tsx'

/**
 * Where a page is, as the header tells: its own address where the header leads to it, that of a complaint without a name
 * where it does not lead to that complaint, and else nothing. Pages with the same place have the same header.
 */
export function placeInHeader({ copy, menuComplaints }: Site, { path, frontmatter }: PageData): string {
  const ways = [...copy.menu.links, ...menuComplaints].map((way) => way.path)
  if ([...ways, addresses.search].includes(path)) return path
  return isComplaint(path) || frontmatter.kind === 'klacht' ? `${addresses.complaints}/` : ''
}

/**
 * The sticky header of every page: skip link, logo, navigation and phone; a menu too long for one row keeps its own.
 * @param here {@link placeInHeader}
 */
export function Header({ site, here }: { site: Site; here: string }) {
  const { facts, copy } = site
  const hasLongMenu = lettersTooMany(facts, copy) > 0
  return (
    <>
      <a href={`#${layoutIds.main}`} css={styles.skip}>
        {copy.headings.toContent}
      </a>
      <header css={[styles.header, !hasLongMenu && styles.oneRow]}>
        <div css={[styles.bar, !hasLongMenu && styles.barInOneRow]}>
          <Logo site={site} />
          <SearchLink site={site} here={here} isInRow />
          <a
            href={telHref(facts.phone)}
            css={styles.roundPhone}
            aria-label={copy.buttons.call({ phone: formatPhone(facts.phone) })}
          >
            <Icon path={icons.phone} size={22} />
          </a>
          <button type="button" css={styles.menuButton} popoverTarget={layoutIds.menu} aria-label={copy.menu.button}>
            <Icon path={icons.list} size={22} />
            <Icon path={icons.cross} size={22} />
          </button>
          <Navigation site={site} here={here} hasOwnRow={hasLongMenu} />
          <div css={styles.phonePill}>
            <SearchLink site={site} here={here} />
            <CallButton facts={facts} isSmall />
          </div>
        </div>
      </header>
    </>
  )
}
