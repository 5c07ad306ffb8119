import { isScalar, visit } from 'yaml'
import type { Scalar } from 'yaml'
import { breakAdvice } from '../../content/values.ts'
import type { YamlRule } from '../yamlRule.ts'

/** Between braces a comma ends what is said: `{ tekst: Dicht, bel gerust. }` has a field "bel gerust." without a value. */
export const yamlComma: YamlRule = (document, report) => {
  visit(document, {
    Map(_, { flow, items }) {
      if (!flow) return
      for (const [index, { key, value }] of items.entries()) {
        if (value !== null || !isScalar(key)) continue
        const cut = items.slice(0, index).findLast((pair) => pair.value !== null)
        if (cut && isScalar(cut.value) && !/^\d{4}-\d\d-\d\d$/.test(cut.value.source ?? ''))
          report(cut.value.range?.[0] ?? 0, `${String(cut.key)}: ${advice(cut.value, String(key.source ?? key.value))}`)
      }
    },
  })
}

function advice({ source = '' }: Scalar, rest: string): string {
  const cents = /^[\d.]+$/.test(source) ? /^(\d{1,2})(?: ?euro)?$/i.exec(rest)?.[1] : undefined
  if (cents !== undefined)
    return `een komma eindigt hier het getal. Schrijf ${source.replaceAll('.', '')}.${cents}, met een punt.`
  return (
    breakAdvice(`${source}, ${rest}`) ??
    `wat achter de komma staat ("${rest.slice(0, 20)}"), leest de site als een nieuw veld. Zet tekst met een komma tussen "aanhalingstekens".`
  )
}
