import { isScalar, visit } from 'yaml'
import type { YamlRule } from '../yamlRule.ts'

/** Fields that hold an amount in euros. */
const isPrice = (key: string): boolean => /^(?:price|prijs|deposit|eigen-)/.test(key)

/** A number is written as one, in digits and with a point; an amount has cents and nothing smaller (`1.250` is € 1,25). */
export const yamlNumber: YamlRule = (document, report) => {
  visit(document, {
    Scalar(_, { value, source = '', range }) {
      if (typeof value === 'number' && !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(source))
        report(
          range?.[0] ?? 0,
          `"${source}" leest de site als ${Number.isFinite(value) ? value : 'geen getal'}. Typ het getal in gewone cijfers, of zet tekst tussen "aanhalingstekens".`,
        )
    },
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number' || !isPrice(String(key.value))) return
      const source = value.source ?? ''
      if (!/\.\d{3,}$/.test(source)) return
      const thousands = source.replace('.', '')
      report(
        value.range?.[0] ?? 0,
        `"${source}" leest de site als ${value.value} euro. Typ euro's en centen met één punt: ${/^\d{1,3}\.\d{3}$/.test(source) ? `${thousands}, of ${value.value.toFixed(2)}` : value.value.toFixed(2)}.`,
      )
    },
  })
}
