import { didYouMean } from '../didYouMean.ts'
import { movedMessage } from '../redirects.ts'
import type { SiteRule } from './rule.ts'

/** What visitors type leads to a page that exists, by the address that it has now. */
export const questionPage: SiteRule = ({ questions, known }, report) => {
  if (!questions.ok) return
  for (const [index, { page }] of questions.data.entries()) {
    const [path = '', ...anchor] = page.split(/(?=#)/)
    if (known.hasPage(path)) continue
    const to = known.movedTo(path)
    const message =
      to === undefined
        ? `De pagina "${path}" bestaat niet. ${didYouMean(path, known.pages()) ?? 'Vul het adres in van een pagina, zoals /massage.'}`
        : movedMessage(page, [to, ...anchor].join(''))
    report(questions.locate([index, 'pagina']), message)
  }
}
