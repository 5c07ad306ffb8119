import axe from 'axe-core'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { addStyles } from './textModes.ts'

declare global {
  interface Window {
    axe: { run: (part: string, options: RunOptions) => Promise<AxeResults> }
  }
}

/** Everything that we promise. Off by default in axe: WCAG 2.5.8 (targets) and 2.5.3 (label in name). */
export const promised: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
}
/** That, but for what {@link contrastFaults} finds out better. */
export const withoutContrast: RunOptions = {
  ...promised,
  rules: { ...promised.rules, 'color-contrast': { enabled: false } },
}
/** The rule of level AAA (WCAG 1.4.6): 7:1, or 4.5:1 for large text. */
export const enhancedContrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } }

const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }
/**
 * Takes away what lies behind or over text here and there (drawings, lines between steps, the floating button), where
 * axe cannot tell the contrast by itself.
 */
const withoutDecoration = `img, body > aside { display: none }
  /* An arc beside text, of which axe knows no more than the box around it; composed.test.ts keeps it off the words. */
  svg:has(> [data-arc]) { visibility: hidden }
  /* But for what keeps room beside a text, and has no looks. */
  :not(article, article > h2, article > p)::before, ::after { content: none !important }
  /* Slides and cards under each other, so that the colours behind all of them are known. */
  [aria-live]:has(> [data-part]), section[tabindex] > ul { display: block !important; width: auto !important }`

/** Puts axe in the page, past its policy, which rightly keeps such scripts out. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe.source })
  await session.detach()
}

const line = (id: string, { target, html, failureSummary }: NodeResult) =>
  `${id}: ${target.join(' ')} ${html.slice(0, 80)}: ${failureSummary}`

/** What axe finds in a part of the page, one line for each element. */
export async function violations(page: Page, part: string, options: RunOptions): Promise<string[]> {
  return (await findings(page, part, options)).violations
}

/** Texts whose contrast is too low, or cannot be worked out though nothing lies behind or over them. */
export async function contrastFaults(page: Page): Promise<string[]> {
  await addStyles(page, withoutDecoration)
  const found = await findings(page, 'html', contrast)
  await addStyles(page, '')
  return [...found.violations, ...found.undecided]
}

/** What axe finds, and the contrasts that it could not work out by itself. */
async function findings(
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
