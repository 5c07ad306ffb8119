import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sharp } from '../../check/sharp.ts'
import { practice } from '../site.ts'

const folder = join(practice.root, 'content/_beelden')
const drawings = readdirSync(folder).filter((name) => /^afsluiter.*\.svg$/.test(name))

/** The first and the last line of a drawing on which anything is painted. */
async function painted(file: string): Promise<{ first: number; last: number }> {
  const { data, info } = await sharp()(file).resize(560, 480).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const lines = Array.from({ length: info.height }, (_, y) => y).filter((y) =>
    data.subarray(y * info.width * 4, (y + 1) * info.width * 4).some((value, index) => index % 4 === 3 && value > 8),
  )
  return { first: lines[0] ?? 0, last: lines.at(-1) ?? info.height }
}

it('there are drawings for the closing band', () => {
  expect(drawings.length).toBeGreaterThan(5)
})

// Beside its words the band is lower than the drawing, and cuts it at its foot (src/page/ClosingBand.tsx).
it.each(drawings)('%s ends before the edge of its band', async (name) => {
  const { first, last } = await painted(join(folder, name))
  expect(first).toBeGreaterThanOrEqual(37)
  expect(last).toBeLessThanOrEqual(443)
})

/** The one that design.md allows: coral, where it hurts. */
const painGlow =
  /<radialGradient\b[^>]*>(?:<stop\b[^>]*stop-color="#(?:ff5a36|fb5f3b|f2603f)"[^>]*>)+<\/radialGradient>/g

it.each(drawings)('%s is flat: limbs end at the edge of its disc, not in a fade', (name) => {
  expect(readFileSync(join(folder, name), 'utf8').replaceAll(painGlow, '')).not.toContain('Gradient')
})
