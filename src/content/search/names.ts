import type { Frontmatter } from '../frontmatter.ts'

/** The names by which a visitor knows the page of a service or a complaint. */
export function namesOf(frontmatter: Frontmatter): string[] {
  if (frontmatter.kind === 'klacht') return [frontmatter.card.name, frontmatter.region]
  return frontmatter.kind === 'dienst' ? [frontmatter.card.name] : []
}
