import { exerciseAnchor } from '../addresses.ts'
import { anchorOf } from './engine.ts'
import type { Hit } from './engine.ts'
import { termsIn, termsOf, wordsIn } from './terms.ts'

/** A question that a page answers or an exercise that it shows, found by itself. */
export interface Answer {
  kind: 'question' | 'exercise'
  text: string
  id: string
  page: Hit['page']
  terms: readonly string[]
}

/** What is shown as one result. */
export type Result = { page: Hit } | { answer: Answer }

/** A word that finds every exercise of a page. */
const anyExercise = 'oefeningen'

/** How many answers of one page are shown, so that no page fills the list. */
const mostOfPage = 2

/**
 * The results for what somebody typed: each page, and with it its questions and exercises that hold all the words
 * that the page is not found for by its name. Who types a few words of a question sees it before its page.
 * @param hits the pages that were found, best first
 * @param most how many results are wanted; looking for more would keep a phone from the next letter
 */
export function resultsOf(query: string, hits: readonly Hit[], most: number): Result[] {
  const words = wordsIn(query)
    .map(termsOf)
    .filter((terms) => terms.length > 0)
  const results: Result[] = []
  for (const hit of hits) {
    if (results.length >= most) break
    const answers = answersOf(words, hit)
    const whole = words.length > 1 ? answers.filter(({ isWhole }) => isWhole) : []
    const rest = answers.filter((each) => !whole.includes(each))
    const rows = (some: typeof answers) => some.map(({ answer }) => ({ answer }))
    results.push(...rows(whole), { page: hit }, ...rows(rest))
  }
  return results.slice(0, most)
}

function answersOf(words: readonly (readonly string[])[], { page, terms }: Hit) {
  const [, title, , , , headings, exercises] = page
  const named = termsIn(title)
  const all = [
    ...headings.flatMap((text) => (isQuestion(text) ? [{ kind: 'question' as const, ...anchorOf(text) }] : [])),
    ...exercises.map(exerciseOf).map((exercise) => ({ kind: 'exercise' as const, ...exercise })),
  ]
  return all
    .flatMap(({ kind, text, id }) => {
      const own = termsIn(kind === 'exercise' ? `${text} ${anyExercise}` : text)
      const inText = words.filter((word) => word.some((term) => isIn(own, term)))
      const isAnswer =
        inText.length > 0 && words.every((word) => inText.includes(word) || word.some((term) => isIn(named, term)))
      const answer: Answer = { kind, text, id, page, terms }
      return isAnswer ? [{ answer, count: inText.length, isWhole: inText.length === words.length }] : []
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostOfPage)
}

/** The words and the id of an exercise that is kept. */
export function exerciseOf(kept: string): { text: string; id: string } {
  const { text, id } = anchorOf(kept)
  return { text, id: exerciseAnchor(id) }
}

/** Whether a heading is a question: its words end so, whatever its id is. */
export const isQuestion = (heading: string): boolean => anchorOf(heading).text.endsWith('?')

/** Whether a term is one of some, or the beginning of one. */
const isIn = (terms: readonly string[], term: string): boolean =>
  terms.some((each) => each === term || (term.length > 3 && each.startsWith(term)))
