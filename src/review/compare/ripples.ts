import type { Change, FactReview, PageReview, Review } from '../reviewFile.ts'
import { afterIn, beforeIn } from './page.ts'

type Compared = Pick<PageReview, 'path' | 'changes' | 'head' | 'data'>
type Ripple = FactReview['ripples'][number]

/**
 * Every place where a change of a fact shows: in sentences, in what machines read, and in files to take along.
 * @param around what changed in the header, the menu and the footer
 */
export function ripplesOf(
  fact: string,
  pages: readonly Compared[],
  around: Review['everywhere'],
  files: Review['files'],
): Ripple[] {
  const follows = ({ facts }: { facts: readonly string[] }): boolean => facts.includes(fact)
  const ripple = (page: string, where: string, parts: Change['parts']): Ripple => ({
    page,
    where,
    before: beforeIn(parts),
    after: afterIn(parts),
  })
  const own = pages.flatMap(({ path, changes, head, data }) => [
    ...changes.filter(follows).map(({ kind, parts }) => ripple(path, kind, parts)),
    ...head.filter(follows).map(({ names, parts }) => ripple(path, names.join(', '), parts)),
    ...data.filter(follows).map(({ names, parts }) => ripple(path, names.join(', '), parts)),
  ])
  const framed = around
    .filter(({ change }) => follows(change))
    .map(({ change: { kind, parts }, pages: on }) => ripple(`${on.length} pagina’s`, kind, parts))
  const taken = files.filter(follows).map(({ file, parts }) => ripple(file, 'bestand', onlyChanged(parts)))
  return [...own, ...framed, ...taken]
}

const onlyChanged = (parts: Change['parts']): Change['parts'] => parts.filter(({ state }) => state !== 'same')
