import { visit } from 'yaml'
import type { YamlRule } from '../yamlRule.ts'

/** Marks of Markdown and tags, with what a writer calls them. */
const marks: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\*\*|(?<![\p{L}\p{N}*])\*[\p{L}\p{N}][^*]*\*(?![\p{L}\p{N}*])/u, 'Opmaak met sterretjes'],
  [/(?<![\p{L}\p{N}_])_{1,2}[\p{L}\p{N}][^_]*_{1,2}(?![\p{L}\p{N}_])/u, 'Opmaak met lage streepjes'],
  [/\]\(/, 'Een link'],
  [/`/, 'Een stuk code'],
  [/^#{1,6}\s/, 'Een kop met een hekje'],
  [/<\/?[A-Za-z][^<>]*>/, 'Een blok of HTML-code'],
]

/** The lines above a page, the facts and the fixed words are shown as they are: Markdown in them would be printed. */
export const yamlMarkdown: YamlRule = (document, report) => {
  visit(document, {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string') return
      const found = marks.find(([pattern]) => pattern.test(value))
      if (found)
        report(range?.[0] ?? 0, `${found[1]} kan hier niet: de lezer ziet dan de tekens zelf. Typ gewone tekst.`)
    },
  })
}
