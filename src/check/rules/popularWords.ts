import { namesOf } from '../../content/search/names.ts'
import { searchKey } from '../../content/search/words.ts'
import { didYouMean } from '../didYouMean.ts'
import { headsOf } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

/** What is said to be searched a lot leads to a page: it is the name of one, or one of its words. */
export const popularWords: SiteRule = ({ pages }, report) => {
  const read = headsOf(pages)
  // The words of a page that cannot be read are not known.
  if (read.length < pages.length) return
  const words = read.flatMap(({ data }) => [...namesOf(data), ...(data.zoekwoorden ?? [])])
  const known = new Set(words.map(searchKey))
  for (const { data, locate } of read) {
    if (data.kind !== 'zoeken') continue
    for (const [index, word] of data.popular.entries()) {
      if (!known.has(searchKey(word)))
        report(
          locate(['popular', index]),
          `popular: "${word}" is bij geen enkele pagina een naam of zoekwoord. ${didYouMean(word, words) ?? 'Zet het bij de zoekwoorden van die pagina, of kies een ander.'}`,
        )
    }
  }
}
