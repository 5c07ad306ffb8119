import { firstResults } from '../../content/searchQuestions.ts'
import type { SearchQuestion } from '../../content/searchQuestions.ts'
import type { Alarm } from '../reviewFile.ts'

type Answers = ReadonlyMap<string, readonly string[]>

/** Questions of visitors that another page answers now, or that no longer find the page they should. */
export function changedAnswers(questions: readonly SearchQuestion[], before: Answers, after: Answers): Alarm[] {
  return questions.flatMap(({ query, page }): Alarm[] => {
    const [old, now] = [before.get(query), after.get(query)]
    if (!old || !now || (old[0] === now[0] && isNear(old, page) === isNear(now, page))) return []
    return [
      {
        kind: 'zoekvraag',
        page,
        message: `Wie "${query}" zoekt, vond eerst ${old[0] ?? 'niets'} en vindt nu ${now[0] ?? 'niets'}.`,
        ...(!isNear(now, page) && {
          todo: `De pagina ${page} hoort bij de eerste ${firstResults} te staan: geef haar een zoekwoord uit de vraag.`,
        }),
      },
    ]
  })
}

/** What was found are pages, and a question may ask for a part of one. */
const isNear = (found: readonly string[], page: string): boolean =>
  found.slice(0, firstResults).includes(page.replace(/#.*/s, ''))
