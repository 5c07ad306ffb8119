import { isScalar, visit } from 'yaml'
import type { YamlRule } from '../yamlRule.ts'

/**
 * No anchors (`&naam`, `*naam`, `<<:`): who changes one place would change another without seeing it. Opening hours have
 * `zoals`, which names the other place.
 */
export const yamlReference: YamlRule = (document, report) => {
  visit(document, {
    Value(_, { anchor, range }) {
      if (anchor) report(range?.[0] ?? 0, message(`&${anchor}`))
    },
    Alias(_, { source, range }) {
      report(range?.[0] ?? 0, message(`*${source}`))
    },
    Pair(_, { key }) {
      if (isScalar(key) && key.value === '<<') report(key.range?.[0] ?? 0, message('<<'))
    },
  })
}

const message = (sign: string): string =>
  `"${sign}" neemt een stuk over van een andere plek; verandert u het ene, dan verandert het andere mee. Typ de waarde voluit. Bij openingstijden kan het zo: zoals: enschede.`
