import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { useBrowser } from '../browser.ts'
import { facts } from '../facts.ts'
import { pagePaths } from '../site.ts'
import { losses } from './losses.ts'
import { openPage } from './open.ts'
import { onPaper } from './paper.ts'

const { newPage } = useBrowser()
/** A4 between its margins of 17 mm, at 96 pixels an inch. */
const paper = { width: Math.round(((210 - 2 * 17) / 25.4) * 96), height: 1000 }
const isComplaint = (path: string) => path === '/hoofdpijn' || path.startsWith('/pijnklachten/')

/** The number of sheets of a PDF (ISO 32000-1, 7.7.3.3: each has a page object). */
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

describe('on paper', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage({ viewport: paper })
    await page.emulateMedia({ media: 'print' })
  })

  it.each(pagePaths)('%s is clean: only text, with its answers and the addresses of its links', async (path) => {
    await openPage(page, path)
    const { hidden, shown, answers, links } = await page.evaluate(onPaper)
    expect(shown).toEqual([])
    expect(hidden).toBeGreaterThan(3)
    expect(answers.filter((height) => height === 0)).toEqual([])
    for (const { href, after } of links) {
      expect(after).toContain(href)
      if (href.startsWith('/')) expect(after).toContain(new URL(facts.origin).host)
    }
    expect(await page.evaluate(losses)).toEqual([])
  })

  it.each(pagePaths.filter(isComplaint))('%s takes two sheets of A4 at most', async (path) => {
    await openPage(page, path)
    const count = sheets(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(2)
  })
})
