import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'
import { watch } from './watch.ts'

const { samePage } = useBrowser()

describe('an address that does not exist', () => {
  it.each(['/bestaat-niet', '/pijnklachten/teen', '/a/b/c/d', '/%C3%A9%20n'])(
    '%s is answered with 404, and the console names it',
    async (path) => {
      const page = await samePage()
      const seen = watch(page)
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      expect(seen.messages.filter((text) => text.includes(path))).toEqual([`warning: 404: ${path}`])
      expect(seen.errors).toEqual([])
      expect(new URL(page.url()).pathname).toBe(path)
    },
  )

  it.each([desktop, phone])(
    'shows help in Dutch and the English texts as English, $width px wide',
    async (viewport) => {
      const page = await samePage({ viewport })
      await page.goto('/bestaat-niet')
      expect(await page.locator('h1').getAttribute('lang')).toBeNull()
      for (const text of ['404', 'Oops! Page not found', 'Return to Home']) {
        const element = page.locator('main').getByText(text, { exact: true })
        expect(await element.evaluate((found) => found.closest('[lang]')?.getAttribute('lang')), text).toBe('en')
      }
      expect(await page.getByText('Oops! Page not found').isVisible()).toBe(true)
      const links = await page.locator('main a[href^="/"]').all()
      expect(links.length).toBeGreaterThan(3)
      for (const link of links) expect(await link.isVisible()).toBe(true)
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      expect(await page.locator('h1').isVisible()).toBe(true)
    },
  )

  it('works without JavaScript, and other pages log nothing', async () => {
    const silent = await samePage({ javaScriptEnabled: false })
    await silent.goto('/a/b/c')
    await silent.getByRole('link', { name: 'Return to Home' }).click()
    await silent.waitForURL((url) => url.pathname === '/')
    const page = await samePage()
    const seen = watch(page)
    await page.goto('/massage')
    expect(seen.messages).toEqual([])
  })
})
