import type { SearchQuestion } from '../content/searchQuestions.ts'
import { sharedFrames, takeShared } from './compare/everywhere.ts'
import { compareFacts, followsFrom } from './compare/facts.ts'
import { compareFrames, comparePage, lostIn, wonIn } from './compare/page.ts'
import type { Causes } from './compare/page.ts'
import { pairPages, pathOf } from './compare/pages.ts'
import { ripplesOf } from './compare/ripples.ts'
import { compareLines } from './compare/told.ts'
import { countWords } from './compare/words.ts'
import { goneAddresses, goneAnchors } from './judge/addresses.ts'
import { newHosts } from './judge/hosts.ts'
import { changedAnswers } from './judge/questions.ts'
import { turnAlarms } from './judge/turns.ts'
import type { BuiltSite } from './readBuilt.ts'
import type { Alarm, PageReview, Review } from './reviewFile.ts'

/** What both sides share, or what only the new side has. */
export interface Asked {
  base: Review['base']
  /** The questions of visitors whose answer counts. */
  questions: readonly SearchQuestion[]
  /** What the checks newly find, by the address of the page. */
  findings: ReadonlyMap<string, string[]>
  /** Pages that somebody has looked over and that did not say so anew, with the day. */
  reviewed: ReadonlyMap<string, string>
}

/** Everything that changed between two built sites; the pictures and the screen reader's tree are still to come. */
export function compareSites(before: BuiltSite, after: BuiltSite, asked: Asked): Review {
  const changedFacts = compareFacts(before.facts, after.facts)
  const rules = changedFacts.map((fact) => ({ fact, follows: followsFrom(fact) }))
  const causes: Causes = (lost, won) => rules.flatMap(({ fact, follows }) => (follows(lost, won) ? [fact.path] : []))
  const pairs = pairPages(before.pages, after.pages)
  const compared = pairs.map((pair) => comparePage(pair, causes))
  const frames = pairs.map((pair) => ({ path: pathOf(pair), changes: compareFrames(pair, causes) }))
  const files = compareFiles(before.files, after.files, causes)
  const { pages, shared } = takeShared(compared)
  const around = sharedFrames(frames)
  const everywhere = [...around, ...shared]
  const weigh = (path: string, from = path) => ({
    before: before.bytes.get(from) ?? 0,
    after: after.bytes.get(path) ?? 0,
  })
  const changed = pages
    .map((page): PageReview => ({
      ...page,
      words: sumWords(page),
      findings: asked.findings.get(page.path) ?? [],
      bytes: weigh(page.path, page.from),
      tree: [],
      pictures: [],
    }))
    .filter(isChanged)
  const facts = changedFacts.map((fact) => ({ ...fact, ripples: ripplesOf(fact.path, compared, around, files) }))
  return {
    base: asked.base,
    alarms: [
      ...everywhere.flatMap(({ change, pages: on }) => turnAlarms(change, `op ${on.length} pagina’s`)),
      ...changed.flatMap((page) => page.changes.flatMap((change) => turnAlarms(change, `op ${page.path}`, page.path))),
      ...facts.map(({ path, before: one, after: other, ripples }): Alarm => ({
        kind: 'feit',
        message: `Feit ${path}: ${one || 'niets'} → ${other || 'niets'}, te zien op ${places(ripples.length)}.`,
      })),
      ...goneAddresses(before, after, pairs),
      ...goneAnchors(pairs),
      ...newHosts(before, after),
      ...changedAnswers(asked.questions, before.answers, after.answers),
      ...changed.filter(isOwnChange).flatMap(({ path }) => overlooked(path, asked.reviewed.get(path))),
    ],
    facts,
    everywhere,
    files,
    pages: changed,
  }
}

const places = (count: number): string =>
  count === 1 ? '1 plek' : count === 0 ? 'geen enkele plek' : `${count} plekken`

const overlooked = (path: string, on: string | undefined): Alarm[] =>
  on === undefined
    ? []
    : [
        {
          kind: 'nagekeken',
          page: path,
          message: `De tekst van ${path} is veranderd sinds zij op ${on} is nagekeken.`,
          todo: 'Laat haar opnieuw nakijken en zet die dag bij "nagekeken", of haal "nagekeken" weg.',
        },
      ]

/** Whether somebody changed the text itself: what follows from a fact is no other text. */
const isOwnChange = ({ state, changes }: PageReview): boolean =>
  state !== 'new' && changes.some(({ state: how, facts }) => how !== 'moved' && how !== 'picture' && facts.length === 0)

/** Whether there is anything to tell of a page. */
export const isChanged = ({ state, changes, head, data, findings }: PageReview): boolean =>
  state !== 'changed' || changes.length + head.length + data.length + findings.length > 0

function sumWords({ changes, head }: Pick<PageReview, 'changes' | 'head'>): PageReview['words'] {
  const counts = [...changes.map(({ words }) => words), ...head.map(({ parts }) => countWords(parts))]
  return {
    added: counts.reduce((sum, { added }) => sum + added, 0),
    removed: counts.reduce((sum, { removed }) => sum + removed, 0),
  }
}

function compareFiles(before: BuiltSite['files'], after: BuiltSite['files'], causes: Causes): Review['files'] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
    const [one, other] = [before.get(file), after.get(file)].map((text) => text?.split(/\r?\n/) ?? [])
    const parts = compareLines(one ?? [], other ?? [])
    if (parts.length === 0) return []
    return [{ file, parts, facts: causes(lostIn(parts), wonIn(parts)) }]
  })
}
