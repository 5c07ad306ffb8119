import { expect, it } from 'vitest'
import { openReport } from './report.ts'

it('goes on when nobody reads what it says any more', () => {
  const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' })
  process.stdout.removeAllListeners('error')
  expect(() => process.stdout.emit('error', broken)).toThrow('EPIPE')
  openReport()
  expect(() => process.stdout.emit('error', broken)).not.toThrow()
})
