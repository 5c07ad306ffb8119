import axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: { run: (part: string, options: RunOptions) => Promise<AxeResults> }
  }
}

/** Puts axe in the page; its policy must be off (`bypassCSP`), since that rightly keeps such scripts out. */
export const loadAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source)

/** What axe finds in a part of the page, one line for each element. */
export async function violations(page: Page, part: string, options: RunOptions): Promise<string[]> {
  const how: RunOptions = { ...options, resultTypes: ['violations'] }
  const { violations: found } = await page.evaluate(([where, what]) => window.axe.run(where, what), [
    part,
    how,
  ] as const)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html.slice(0, 80)}: ${failureSummary}`,
    ),
  )
}
