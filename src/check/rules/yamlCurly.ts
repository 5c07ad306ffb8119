import { visit } from 'yaml'
import type { YamlRule } from '../yamlRule.ts'

/** A whole text in curly quotes, with none inside. With straight ones around it too, the curly ones are meant. */
const whole = /^(?:[“„](?<words>[^“”„"]+)[”“]|‘(?![dkmnst]\s)(?<single>[^‘’'“”„"]+)’)$/u

/** Word makes quotes curly, and those are no quotes of YAML: the reader would see them around the text. */
export const yamlCurly: YamlRule = (document, report) => {
  visit(document, {
    Scalar(key, { type, value, range }) {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string') return
      const { words, single } = whole.exec(value)?.groups ?? {}
      const text = words ?? single
      if (text !== undefined)
        report(
          range?.[0] ?? 0,
          `De lezer ziet deze krullende aanhalingstekens ook. Typ gewone aanhalingstekens of geen: "${text}".`,
        )
    },
  })
}
