import type { SiteRule } from './rule.ts'

/** The room of the menu on the narrowest screen that has it beside the name, in letters; a link takes three besides. */
const room = 112

/** The menu and the name of the practice stand on one line. */
export const menuWidth: SiteRule = ({ facts, copy }, report) => {
  if (!facts.ok || !copy.ok) return
  const { links } = copy.data.menu
  const needed = links.reduce((sum, { text }) => sum + text.length + 3, facts.data.name.length)
  const last = links.length - 1
  if (needed > room)
    report(
      copy.locate(['menu', 'links', last]),
      `Het menu en de naam van de praktijk passen samen niet op één regel van een laptop: ${needed - room} letters te veel. Kort een woord in, of haal een link uit het menu: in de voet is plaats genoeg.`,
    )
}
