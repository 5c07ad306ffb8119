import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Reading } from '../content.ts'
import { openJudging } from './judging.ts'

it('a reading that failed, since a file went while it was read, ends nothing', async () => {
  const told: unknown[] = []
  const judging = openJudging(
    (problems) => told.push(problems),
    () => false,
  )
  // Vitest fails when nobody takes what is thrown, as Node ends a process.
  const reading = Promise.reject<Reading>(new Error('ENOENT'))
  reading.catch(() => {})
  judging.judge(reading)
  await wait(200)
  expect([judging.known(), told]).toEqual([[], []])
  judging.stop()
})
