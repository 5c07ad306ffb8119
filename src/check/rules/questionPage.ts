import { absentPage } from '../absentPage.ts'
import type { SiteRule } from '../rule.ts'

/** What visitors type leads to a page that exists, by the address that it has now. */
export const questionPage: SiteRule = ({ questions, known }, report) => {
  if (!questions.ok) return
  for (const [index, { page }] of questions.data.entries()) {
    const [path = '', anchor = ''] = page.split(/(?=#)/)
    if (!known.hasPage(path))
      report(
        questions.locate([index, 'pagina']),
        absentPage(path, known, 'Vul het adres in van een pagina, zoals /massage.', anchor),
      )
  }
}
