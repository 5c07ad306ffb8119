import { visit } from 'yaml'
import type { YamlRule } from '../yamlRule.ts'

/** `'s Avonds open'` loses its first sign: the apostrophe is read as the quote that opens the text. */
export const yamlQuote: YamlRule = (document, report) => {
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (type !== 'QUOTE_SINGLE' || typeof value !== 'string' || !/^(?:[nst]|[dkm]) /.test(value)) return
      report(
        range?.[0] ?? 0,
        `De apostrof voor "${value.slice(0, 12)}" verdwijnt zo. Zet de tekst tussen dubbele aanhalingstekens: "’${value.slice(0, 12)}…".`,
      )
    },
  })
}
