import { meanOrChoose } from '../didYouMean.ts'
import type { TextRule } from '../rule.ts'

/** The exercises that a page chooses exist, each once. */
export const pageExercises: TextRule = ({ frontmatter }, report, known) => {
  if (!frontmatter?.ok || frontmatter.data.kind !== 'klacht') return
  const { exercises = [] } = frontmatter.data
  const names = known.exercises()
  for (const [index, name] of exercises.entries()) {
    const at = () => frontmatter.locate(['exercises', index])
    if (names && !names.includes(name))
      report(at(), `De oefening "${name}" staat niet in oefeningen.yaml. ${meanOrChoose(name, names)}`)
    else if (exercises.indexOf(name) < index) report(at(), `"${name}" staat er twee keer. Kies elke oefening één keer.`)
  }
}
