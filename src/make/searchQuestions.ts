import { didYouMean } from '../check/didYouMean.ts'
import type { Problem } from '../check/problems.ts'
import type { Reading } from '../check/yaml.ts'
import { exerciseOf, resultsOf } from '../content/search/answers.ts'
import type { Result } from '../content/search/answers.ts'
import { anchorOf, openSearch } from '../content/search/engine.ts'
import { firstResults } from '../content/searchQuestions.ts'
import type { SearchQuestion } from '../content/searchQuestions.ts'
import { searchFileOf } from './searchFile.ts'
import type { SearchPage } from './searchFile.ts'

/**
 * What is wrong with the questions of visitors: a question or exercise that is not there, or a page that is not found
 * well enough. Whether the page exists is a rule of the check (src/check/rules/questionPage.ts).
 * @param read the questions
 * @param pages what can be found
 * @param hidden the pages that are not on the site today, or in part, which nobody has to find
 */
export function questionProblems(
  read: Reading<SearchQuestion[]>,
  pages: readonly SearchPage[],
  hidden: readonly string[] = [],
): Problem[] {
  if (!read.ok) return []
  const find = openSearch(searchFileOf(pages))
  const paths = pages.map(({ found: [path] }) => path)
  const known = new Set([...paths, ...pages.flatMap(answersOf)])
  return read.data.flatMap(({ query, page }, index) => {
    if (hidden.includes(page.replace(/#.*/s, ''))) return []
    if (!known.has(page)) {
      const hint =
        didYouMean(page, [...known]) ??
        'Vul het adres in van een pagina, vraag of oefening die bezoekers kunnen vinden.'
      return [{ ...read.locate([index, 'pagina']), message: `De pagina "${page}" wordt niet gevonden. ${hint}` }]
    }
    const first = resultsOf(query, find(query), firstResults).map(addressOf)
    // A result that leads to a question of the page leads to the page.
    if (first.some((address) => address === page || address.startsWith(`${page}#`))) return []
    const instead = first.length === 0 ? 'er wordt niets gevonden' : `gevonden wordt ${first.join(', ')}`
    const other = first[0] === undefined ? '' : ` Hoort de vraag nu bij ${first[0]}? Zet dat adres in deze regel.`
    const message =
      `Wie "${query}" typt, ziet ${page} niet bij de eerste ${firstResults}: ${instead}. ` +
      `Geef die pagina een zoekwoord uit de vraag, of haal de vraag weg.${other}`
    return [{ ...read.locate([index, 'vraag']), message }]
  })
}

const addressOf = (result: Result): string =>
  'page' in result ? result.page.page[0] : `${result.answer.page[0]}#${result.answer.id}`

/** The addresses of what a page is searched for besides: its headings and exercises. */
const answersOf = ({ found: [path, , , , , headings, exercises] }: SearchPage): string[] =>
  [...headings.map(anchorOf), ...exercises.map(exerciseOf)].map(({ id }) => `${path}#${id}`)
