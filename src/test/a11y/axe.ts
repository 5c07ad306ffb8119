import axe from 'axe-core'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: { run: (part: string, options: RunOptions) => Promise<AxeResults> }
  }
}

/** Puts axe in the page; its policy must be off (`bypassCSP`), since that rightly keeps such scripts out. */
export const loadAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source)

const line = (id: string, { target, html, failureSummary }: NodeResult) =>
  `${id}: ${target.join(' ')} ${html.slice(0, 80)}: ${failureSummary}`

/** What axe finds in a part of the page, one line for each element. */
export async function violations(page: Page, part: string, options: RunOptions): Promise<string[]> {
  return (await findings(page, part, options)).violations
}

/** What axe finds, and the contrasts that it could not work out by itself. */
export async function findings(
  page: Page,
  part: string,
  options: RunOptions,
): Promise<{ violations: string[]; undecided: string[] }> {
  const how: RunOptions = { ...options, resultTypes: ['violations', 'incomplete'] }
  const results = await page.evaluate(([where, what]) => window.axe.run(where, what), [part, how] as const)
  const contrasts = results.incomplete.filter(({ id }) => id === 'color-contrast')
  return {
    violations: results.violations.flatMap(({ id, nodes }) => nodes.map((node) => line(id, node))),
    undecided: contrasts.flatMap(({ nodes }) => nodes.map((node) => node.html)),
  }
}
