import type { Frontmatter } from '../frontmatter.ts'
import { searchKey } from './words.ts'

/** The names by which a visitor knows the page of a service or a complaint. */
export function namesOf(frontmatter: Frontmatter): string[] {
  if (frontmatter.kind === 'klacht') {
    const { card, region } = frontmatter
    return searchKey(card.name) === searchKey(region) ? [region] : [card.name, region]
  }
  return frontmatter.kind === 'dienst' ? [frontmatter.card.name] : []
}
