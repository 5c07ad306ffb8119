import { lettersTooMany } from '../../content/menuWidth.ts'
import type { SiteRule } from '../rule.ts'

/** The menu and the name of the practice stand on one line; a longer menu gets a line of its own. */
export const menuWidth: SiteRule = ({ facts, copy }, report) => {
  if (!facts.ok || !copy.ok) return
  const tooMany = lettersTooMany(facts.data, copy.data)
  if (tooMany > 0)
    report(
      copy.locate(['menu', 'links', copy.data.menu.links.length - 1]),
      `Het menu en de naam van de praktijk passen samen niet op één regel van een laptop: ${tooMany} letters te veel. Het menu staat daarom op een eigen regel, onder de naam. Liever op één regel? Kort een woord in, of haal een link uit het menu: in de voet is plaats genoeg.`,
    )
}
