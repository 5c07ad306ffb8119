import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { freePort } from '../tools/process.ts'
import { startDev } from '../tools/projectCopy.ts'

/**
 * Starts the dev server of a project for a test file, as a person would, and stops it at the end.
 * @returns where it listens, without trailing slash
 */
export async function useDevServer(root: string): Promise<string> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  let server: ReturnType<typeof startDev> | undefined
  let said = ''
  let fell: string | undefined
  beforeAll(async () => {
    server = startDev(root, port)
    void server.ended.then((why) => (fell = why))
    server.stdout.on('data', (words: Buffer) => (said += words.toString()))
    await vi.waitFor(async () => expect((await fetch(`${origin}/massage`)).status).toBe(200), { timeout: 60_000 })
  })
  afterAll(async () => {
    // Whatever is saved, it goes on.
    expect(fell).toBeUndefined()
    await server?.stop()
    // A package that is found while a page is open loads that page anew (src/make/site.ts).
    expect(said).not.toContain('optimized dependencies changed')
  })
  return origin
}

/** Words of the page itself: the bar beside it, which comes a moment later, says what was found in them too. */
export const inPage = (page: Page, words: string): Locator => page.locator('body').getByText(words)
