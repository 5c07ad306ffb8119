import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { samePage } = useBrowser()

it.each(['/shop', '/fysiotherapie', '/locations', '/privacy'])(
  'the heading of %s begins where the breadcrumb does, also in a very wide window',
  async (path) => {
    const page = await samePage()
    await page.goto(path)
    for (const width of [1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const [crumb, heading] = await page.evaluate(() =>
        ['nav > ol a', 'h1'].map((selector) =>
          Math.round(document.querySelector(selector)?.getBoundingClientRect().left ?? -1),
        ),
      )
      expect(heading, `${width} pixels`).toBe(crumb)
    }
  },
)
