import { didYouMean } from '../check/didYouMean.ts'
import type { Problem } from '../check/problems.ts'
import { readYaml } from '../check/yaml.ts'
import { openSearch } from '../content/search/engine.ts'
import { firstResults, searchQuestionsSchema } from '../content/searchQuestions.ts'
import { searchFileOf } from './searchFile.ts'
import type { SearchPage } from './searchFile.ts'

/** The file with the questions, from the project's folder. */
export const questionsFile = 'content/zoekvragen.yaml'

/**
 * What is wrong with the questions of visitors: a page that does not exist, or that is not found well enough.
 * @param text the text of the file
 * @param pages what can be found
 */
export function questionProblems(text: string, pages: readonly SearchPage[]): Problem[] {
  const read = readYaml({ file: questionsFile, text }, searchQuestionsSchema)
  if (!read.ok) return read.problems
  const find = openSearch(searchFileOf(pages))
  const paths = pages.map(({ found: [path] }) => path)
  return read.data.flatMap(({ query, page }, index) => {
    if (!paths.includes(page)) {
      const hint = didYouMean(page, paths) ?? 'Vul het adres van een pagina in die bezoekers kunnen vinden.'
      return [{ ...read.locate([index, 'pagina']), message: `De pagina "${page}" wordt niet gevonden. ${hint}` }]
    }
    const first = find(query)
      .slice(0, firstResults)
      .map((hit) => hit.page[0])
    if (first.includes(page)) return []
    const instead = first.length === 0 ? 'er wordt niets gevonden' : `gevonden wordt ${first.join(', ')}`
    const message =
      `Wie "${query}" typt, ziet ${page} niet bij de eerste ${firstResults}: ${instead}. ` +
      'Geef die pagina een zoekwoord uit de vraag, of haal de vraag weg.'
    return [{ ...read.locate([index, 'vraag']), message }]
  })
}
