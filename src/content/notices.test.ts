import { expect, it } from 'vitest'
import { currentNotices } from './notices.ts'

const notice = { title: 'Vakantie', text: 'We zijn dicht.', from: '2026-07-20', until: '2026-08-02' }

it.each([
  ['2026-07-19', 0],
  ['2026-07-20', 1],
  ['2026-08-02', 1],
  ['2026-08-03', 0],
])('on %s there are %i notices', (today, count) => {
  expect(currentNotices([notice], today)).toHaveLength(count)
})
