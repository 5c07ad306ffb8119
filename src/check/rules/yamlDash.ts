import { isScalar, visit } from 'yaml'
import type { YamlRule } from '../yamlRule.ts'
import { dashMessage, isDashed } from '../yamlCauses.ts'

/** A line of a list has a space behind its dash: without it the lines below a field are one text, `-een -twee`. */
export const yamlDash: YamlRule = (document, report, text) => {
  visit(document, {
    Pair(_, { value }) {
      if (!isScalar(value) || value.type !== 'PLAIN' || !value.range) return
      const [start] = value.range
      const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
      const [line = ''] = text.slice(start).split(/\r?\n/, 1)
      if (before.trim() === '' && isDashed(line)) report(start, dashMessage(line))
    },
  })
}
