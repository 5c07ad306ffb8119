import { isScalar, visit } from 'yaml'
import type { Scalar } from 'yaml'
import type { YamlRule } from '../yamlRule.ts'

/** A `#` in a sentence ends it: `nummer #1` would be shown as `nummer`. A remark has a space behind its `#`. */
export const yamlComment: YamlRule = (document, report) => {
  visit(document, {
    Pair(_, { value }) {
      if (isScalar(value)) judge(value)
    },
    Seq(_, { items }) {
      for (const item of items) if (isScalar(item)) judge(item)
    },
  })

  function judge({ comment, range, type }: Scalar): void {
    if (!comment || !range || type?.startsWith('BLOCK') || /^\s/.test(comment)) return
    const sign = comment.split('\n')[0] ?? ''
    report(
      range[1],
      `Alles vanaf "#${sign.slice(0, 20)}" verdwijnt, want na # leest de site niet verder. Zet de hele tekst tussen "aanhalingstekens".`,
    )
  }
}
