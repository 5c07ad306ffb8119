import { visit } from 'yaml'
import { textOf } from '../headings.ts'
import { parseWhole } from '../markdown.ts'
import type { YamlRule } from '../yamlRule.ts'

/** A code of HTML for a sign (`&nbsp;`) is read in Markdown only: elsewhere the code itself is shown. */
export const yamlEntity: YamlRule = (document, report) => {
  visit(document, {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string') return
      for (const [typed] of value.matchAll(/&(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);/gi)) {
        const meant = textOf(parseWhole(typed))
        // "Q&A;" is no code.
        if (meant === typed) continue
        report(range?.[0] ?? 0, `"${typed}" kan hier niet: de lezer ziet dan de code zelf. ${adviceFor(meant)}`)
        return
      }
    },
  })
}

const adviceFor = (sign: string): string =>
  /^\s*$/.test(sign) ? 'Typ een gewone spatie.' : /^\p{C}+$/u.test(sign) ? 'Haal haar weg.' : `Typ "${sign}".`
