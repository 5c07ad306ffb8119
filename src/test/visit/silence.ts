import { expect } from 'vitest'
import type { BuiltSite } from '../site.ts'
import { nothing, traces, useAll } from '../traces.ts'
import { elsewhere } from '../watch.ts'
import { addressOf, refusals } from './visit.ts'
import type { Visit } from './visit.ts'

/**
 * What a page may ask for; statistics would be a POST, a ping, a fetch or an event stream. The page to search on fetches
 * one file, the same for everyone: what can be found.
 */
const allowed =
  /^GET (document|font|image|script|stylesheet|other .*\/favicon\.svg$|fetch .*\/assets\/zoekindex-[\w-]+\.json$)/

/** Nothing went wrong, nothing was said and the policy refused nothing; a missing page says what was asked for. */
export async function expectSilence({ page, seen, status }: Visit, path: string): Promise<void> {
  expect(status).toBe(path === '/404' ? 404 : 200)
  expect(seen.errors).toEqual([])
  expect(await refusals(page)).toEqual([])
  // Chromium itself says that the page was not found.
  const said = seen.messages.filter((text) => !text.includes('status of 404'))
  expect(said).toEqual(path === '/404' ? [`warning: 404: ${addressOf(path)}`] : [])
}

/** With everything on the page used, it has kept nothing, sent nothing and asked nothing of another host. */
export async function expectNoTrace({ page, seen, asked }: Visit, { origin }: BuiltSite): Promise<void> {
  await useAll(page)
  expect(await traces(page)).toEqual(nothing)
  expect(await page.context().cookies()).toEqual([])
  expect(elsewhere(seen.requests, origin)).toEqual([])
  expect(asked.filter((request) => !allowed.test(request))).toEqual([])
  expect([seen.errors, await refusals(page)]).toEqual([[], []])
}
