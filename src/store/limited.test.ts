import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { limited } from './limited.ts'

it('does so much at once and no more', async () => {
  const work = limited(2)
  let [now, top] = [0, 0]
  for (let index = 0; index < 6; index += 1) {
    now += 1
    top = Math.max(top, now)
    await work.add(wait(5).then(() => (now -= 1)))
  }
  await work.end()
  expect([now, top]).toEqual([0, 2])
})

it('tells what failed, also when nobody waited for that just then', async () => {
  const work = limited(9)
  await work.add(Promise.reject(new Error('vol')))
  await wait(1)
  await expect(work.end()).rejects.toThrow('vol')
  await expect(work.add(wait(1))).rejects.toThrow('vol')
})
