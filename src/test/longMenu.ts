import { beforeAll, describe, expect, it } from 'vitest'
import type { useBrowser } from './browser.ts'
import type { useProject } from './project.ts'

/** How the header holds what a practice may fill in, on a dev server that runs for other tests too; changes its content. */
export function describeLongMenu(
  { samePage }: ReturnType<typeof useBrowser>,
  { change }: ReturnType<typeof useProject>,
  origin: string,
): void {
  describe('the header', () => {
    beforeAll(() => {
      change('content/praktijk.yaml', 'naam: Praktijknaam', 'naam: Fysiotherapie en Revalidatiecentrum De Brink')
      change(
        'content/teksten.yaml',
        '    - { pad: /pijnklachten, tekst: Pijnklachten }\n',
        '    - { pad: /hulpmiddelen, tekst: Hulpmiddelen }\n    - { pad: /pijnklachten, tekst: Pijnklachten }\n',
      )
    })

    it.each([768, 1024, 1120, 1280])('a menu of eight and a long name hold in a window of %s px', async (width) => {
      const page = await samePage({ viewport: { width, height: 800 } })
      await page.goto(`${origin}/massage`)
      const links = page.locator('#hoofdmenu > ul > li > :is(a, button):visible')
      await expect.poll(() => links.count()).toBe(8)
      await page.locator('header').getByText('De Brink').waitFor()
      const boxes = await links.evaluateAll((items) =>
        items.map((item) => {
          const { top, left, right, height } = item.getBoundingClientRect()
          return { top, left, right, height, words: left + parseFloat(getComputedStyle(item).paddingLeft) }
        }),
      )
      // One row, at the edge of the page, within the window, each large enough for a finger and clear of the next.
      expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
      const logo = await page.locator('header a').first().boundingBox()
      expect(boxes[0]?.words).toBeCloseTo(logo?.x ?? 0, 0)
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width)
      expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
      for (const [index, { left }] of boxes.entries()) expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })
}
