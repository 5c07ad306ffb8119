import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { contrastFaults, loadAxe, promised, violations, withoutContrast } from '../a11y/axe.ts'
import { brokenWords } from '../a11y/brokenWords.ts'
import { ambiguous, controls } from '../a11y/names.ts'
import { closeHeader, openDetails, openHeader } from '../a11y/open.ts'
import { lossesIn } from '../a11y/textModes.ts'
import { walkFaults } from '../a11y/walk.ts'
import { desktop } from '../browser.ts'
import { allPictures, isFallback, loadPictures } from '../pictures.ts'
import type { BuiltSite } from '../site.ts'
import { paintAll } from './paintAll.ts'
import { expectCleanPaper, expectTwoSheets } from './paper.ts'
import type { Plan } from './plan.ts'
import { expectCalm, expectContrast, expectEdges } from './preferences.ts'
import { expectNoTrace, expectSilence } from './silence.ts'
import { visit } from './visit.ts'
import type { Visit } from './visit.ts'
import { expectMarked, expectSkipLink, expectWithinReach } from './wayfinding.ts'

/** What is left when the fonts come after the first words: a line that is filled a little differently. */
const fontLeeway = 0.02
/** Whether it is open now depends on the clock, and which day is today on the day: every Dutch one ends in "dag". */
const withoutNow = (tree: string, { copy }: BuiltSite): string =>
  [
    copy.open.now({ time: '.....' }),
    copy.open.later({ time: '.....' }),
    copy.open.tomorrow({ time: '.....' }),
    copy.open.day({ day: '\\w+', time: '.....' }),
    copy.open.closed,
  ]
    .reduce((rest, said) => rest.replaceAll(new RegExp(said, 'g'), '(open of niet)'), tree)
    .replaceAll(new RegExp(`(?<=dag)\\s*${copy.headings.today}`, 'g'), '')
const isComplaint = (path: string) => path === '/hoofdpijn' || path.startsWith('/pijnklachten/')

/**
 * Looks whether a page keeps every promise that holds for all pages. It is loaded once for each window it loads in, and
 * the last of these loads serves everything that follows; each test leaves the page as it was.
 * @param openPage gives a page of the browser that nothing follows yet
 */
export function describePage(
  openPage: (options: BrowserContextOptions) => Promise<Page>,
  site: BuiltSite,
  path: string,
  plan: Plan,
): void {
  describe(path, () => {
    let loaded: Visit
    let page: Page

    describe.each(plan.loads)('$width px wide', (viewport) => {
      beforeAll(async () => {
        loaded = await visit(openPage, path, { viewport, baseURL: site.origin })
        page = loaded.page
      })

      it('hardly moves when its fonts come late, and stands still after that', () => {
        const moved = loaded.whileFontsCame.reduce((sum, { value }) => sum + value, 0)
        expect(moved, JSON.stringify(loaded.whileFontsCame)).toBeLessThan(fontLeeway)
        expect(loaded.afterwards).toEqual([])
      })
      it('is silent: nothing goes wrong, nothing is said, the policy refuses nothing', () =>
        expectSilence(loaded, path))
    })

    it('lets who uses a keyboard skip the header', () => expectSkipLink(page, site))
    it('is clean on paper: only text, with its answers and the addresses of its links', () =>
      expectCleanPaper(page, site))
    it.runIf(isComplaint(path))('fits on two sheets of A4', () => expectTwoSheets(page))
    it('keeps nothing, sends nothing and asks nothing of others, with all of it used', () =>
      expectNoTrace(loaded, site))
    it('shows every picture, and none is the general drawing', async () => {
      await page.evaluate(loadPictures)
      const pictures = await allPictures(page)
      expect(pictures.filter(({ src, isDrawn }) => isFallback(src) || !isDrawn)).toEqual([])
    })
    it('marks where the visitor is', () => expectMarked(page, path, site))
    it('has WhatsApp and the phone within reach', () => expectWithinReach(page, site, plan.isDeep))

    it.runIf(plan.isDeep)('keeps its edges in the colours of the visitor', () => expectEdges(page))
    // From here on movement is off, so that the page stands still at once, every answer is open, and nothing rests unseen.
    it.runIf(plan.isDeep)('does not move for who wants less motion', () => expectCalm(page))
    it('gives links and buttons names that tell them apart', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openDetails(page)
      await openHeader(page)
      const found = controls(await page.locator('body').ariaSnapshot())
      await closeHeader(page)
      await page.evaluate(paintAll)
      expect(found.length).toBeGreaterThan(20)
      expect(found.filter(({ name }) => !/[\p{L}\d]/u.test(name))).toEqual([])
      expect(ambiguous(found, page.url())).toEqual([])
    })
    it.runIf(plan.tree)('is told to a screen reader as it was', async () => {
      await page.setViewportSize(desktop)
      const tree = withoutNow(await page.getByRole('main').ariaSnapshot(), site)
      expect(tree, 'what is kept is the same tomorrow').not.toContain(site.copy.headings.today)
      await expect(tree).toMatchFileSnapshot(`trees/${plan.tree}.yaml`)
    })
    it.each(plan.axe)('has nothing that axe would say, %d px wide', async (width) => {
      await page.setViewportSize({ width, height: 844 })
      await loadAxe(page)
      expect(await violations(page, 'html', withoutContrast)).toEqual([])
      expect(await contrastFaults(page)).toEqual([])
      if (!plan.hasHeader) return
      await openHeader(page)
      expect(await violations(page, 'header', promised)).toEqual([])
      await closeHeader(page)
    })
    it.runIf(plan.isDeep)('has text of 7:1 for who wants more contrast', () => expectContrast(page, plan.hasHeader))
    it.runIf(plan.isDeep)('breaks no word but at a hyphen', async () => expect(await brokenWords(page)).toEqual([]))
    it('loses no text in a narrow window, with text of 200% and with wide spacing', async () => {
      expect(await lossesIn(page, plan.text)).toEqual([])
    })
    it.each(plan.tabs.map((size, index) => ({ ...size, isBothWays: index < plan.backwards })))(
      'shows every tab stop with its ring, in the order of the page, $width px wide',
      async ({ isBothWays, ...window }) => {
        await page.setViewportSize(window)
        expect(await walkFaults(page, { isBothWays })).toEqual([])
      },
    )
  })
}
