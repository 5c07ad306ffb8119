import { expect, it, vi } from 'vitest'
import type { Check } from '../../check/check.ts'
import type { Problem } from '../../check/problems.ts'
import type { PageData } from '../../site/page.ts'
import type { Content } from '../content.ts'
import { openJudging } from './judgeTexts.ts'

/** Pages of which some are wrong, as far as judging asks for them. */
function judgingOf(paths: readonly string[], stale: readonly string[], wrong: readonly string[] = []) {
  const order: string[] = []
  const texts = paths.map((path) => ({ path, file: path, ...(path.includes('draft') && draft) }))
  const problems = wrong.map((file): Problem => ({ file, line: 1, column: 1, message: 'fout' }))
  const check = {
    texts,
    pages: texts,
    problems,
    problemsOf: ({ path }: { path: string }) => {
      order.push(path)
      return problems.filter(({ file }) => file === path)
    },
  }
  const begin = vi.fn(() => Promise.resolve())
  const judging = openJudging(
    check as unknown as Check,
    stale.map((path) => ({ path }) as PageData),
    {
      root: '.',
      content: { unanswered: () => [] } as unknown as Content,
      texts: { begin } as never,
      isRelease: false,
    },
  )
  return { judging, order, begin }
}
const draft = { frontmatter: { ok: true, data: { concept: true } } }

it('judges the texts of pages that stand first, and then those that are made in the order in which they are', async () => {
  const { judging, order } = judgingOf(['/a', '/b', '/c', '/d'], ['/c', '/b'])
  await judging.until(1)
  expect(order).toEqual(['/a', '/d', '/c'])
  await judging.until(9)
  expect(order).toEqual(['/a', '/d', '/c', '/b'])
})

it('judges on for as long as something else goes on', async () => {
  const { judging, order } = judgingOf(['/a', '/b', '/c'], ['/a', '/b', '/c'])
  await judging.until(1, new Promise((resolve) => setTimeout(resolve, 50)))
  expect(order).toEqual(['/a', '/b', '/c'])
})

it('names all that is wrong at the first mistake, and compiles only what is right', async () => {
  const { judging, begin } = judgingOf(['/a', '/b', '/c', '/d'], ['/a', '/b', '/c', '/d'], ['/b', '/d'])
  await expect(judging.until(2)).rejects.toThrow(/\/b:1:1 .*\/d:1:1 /s)
  expect(begin).toHaveBeenCalledTimes(1)
})

it('passes over the mistakes of a draft', async () => {
  const { judging } = judgingOf(['/a', '/draft'], ['/a'], ['/draft'])
  await judging.until(1)
  expect(judging.stop).not.toThrow()
})
