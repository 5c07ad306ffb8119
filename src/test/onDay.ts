import { onTestFinished, vi } from 'vitest'

/** Makes it a day for the rest of a test, as `YYYY-MM-DD`. */
export function onDay(day: string): void {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(`${day}T12:00Z`) / 1000))
  onTestFinished(() => void vi.unstubAllEnvs())
}
