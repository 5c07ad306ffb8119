import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { losses } from '../a11y/losses.ts'
import { onPaper } from '../a11y/paper.ts'
import type { BuiltSite } from '../site.ts'

/** A4 between its margins of 14 mm, at 96 pixels an inch. */
const paper = { width: Math.round(((210 - 2 * 14) / 25.4) * 96), height: 1000 }

/** The number of sheets of a PDF (ISO 32000-1, 7.7.3.3: each has a page object). */
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** Printed, a page is only its text, with all answers and the addresses of its links. */
export async function expectCleanPaper(page: Page, { facts }: BuiltSite): Promise<void> {
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  const { hidden, shown, answers, links } = await page.evaluate(onPaper)
  const lost = await page.evaluate(losses)
  await page.emulateMedia({ media: null })
  expect(shown).toEqual([])
  expect(hidden).toBeGreaterThan(3)
  expect(answers.filter((height) => height === 0)).toEqual([])
  for (const { href, after } of links) {
    expect(after).toContain(href)
    if (href.startsWith('/')) expect(after).toContain(new URL(facts.origin).host)
  }
  expect(lost).toEqual([])
}

/** A page that people take along fits on two sheets of A4, and one more for its exercises. */
export async function expectTwoSheets(page: Page): Promise<void> {
  const own = await page.locator('[data-oefenblad]').count()
  const count = sheets(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
  expect(count).toBeGreaterThan(own)
  expect(count).toBeLessThanOrEqual(2 + own)
}
