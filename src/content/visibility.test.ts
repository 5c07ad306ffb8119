import { expect, it } from 'vitest'
import { whyHidden } from './visibility.ts'

const today = '2026-06-15'

it.each([
  [{}, undefined],
  [{ concept: false }, undefined],
  [{ vanaf: '2026-06-15', tot: '2026-06-15' }, undefined],
  [{ concept: true }, /^Concept: /],
  [{ concept: true, vanaf: '2026-06-01' }, /^Concept: /],
  [{ vanaf: '2026-06-16' }, /komt op 2026-06-16 op de site/],
  [{ tot: '2026-06-14' }, /is na 2026-06-14 van de site gegaan/],
])('a page with %o', (stated, why) => {
  const said = whyHidden(stated, today)
  if (why) expect(said).toMatch(why)
  else expect(said).toBeUndefined()
})
