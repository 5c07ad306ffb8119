import type { Frontmatter } from './frontmatter.ts'
import { isOn } from './period.ts'

/** What a page says of when it is there. */
type Stated = Pick<Frontmatter, 'concept' | 'vanaf' | 'tot'>

/**
 * Why a page is not on the site, in words for its writer; nothing when it is there.
 * @param today as `YYYY-MM-DD`
 */
export function whyHidden({ concept, vanaf, tot }: Stated, today: string): string | undefined {
  if (concept) return 'Concept: deze pagina komt niet op de site. Klaar? Haal dan de regel "concept: true" weg.'
  if (isOn({ from: vanaf, until: tot }, today)) return undefined
  return vanaf !== undefined && vanaf > today
    ? `Deze pagina komt op ${vanaf} op de site, de eerste dag dat er dan gebouwd wordt.`
    : `Deze pagina is na ${tot} van de site gegaan. Haal de regel "tot" weg als zij terug moet.`
}
