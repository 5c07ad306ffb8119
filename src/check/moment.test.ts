import { expect, it, onTestFinished, vi } from 'vitest'
import { saidMoment, thisMoment } from './moment.ts'
import { PlainError } from './problems.ts'

const saying = (moment: string | undefined): void => {
  vi.stubEnv('SOURCE_DATE_EPOCH', moment)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
}

it('is the moment that the environment says, and otherwise now', () => {
  saying('1767225600')
  expect([saidMoment(), thisMoment()]).toEqual([new Date('2026-01-01'), new Date('2026-01-01')])
  saying(undefined)
  expect(saidMoment()).toBe(undefined)
})

it.each(['gisteren', '', '-1', '2026-01-01', '123456789012'])(
  '"%s" is no moment, which is said without a stack',
  (said) => {
    saying(said)
    expect(saidMoment).toThrow(PlainError)
    expect(saidMoment).toThrow(
      `SOURCE_DATE_EPOCH is "${said}", en dat is geen moment. Vul een aantal seconden sinds 1970 in, zoals 1767225600, of haal deze instelling weg.`,
    )
  },
)
