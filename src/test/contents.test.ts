import { describe, expect, it } from 'vitest'
import { desktop, useBrowser } from './browser.ts'
import { drawn, watch } from './watch.ts'

const { samePage } = useBrowser()

// The terms have headings with accents and numbers, the complaint the contents of every other page.
describe.each(['/algemene-voorwaarden', '/pijnklachten/rug'])('the contents of %s', (path) => {
  it('leads to each part and marks the one that is being read', async () => {
    const page = await samePage({ viewport: desktop, reducedMotion: 'reduce' })
    const seen = watch(page)
    await page.goto(path)
    const links = page.locator('[data-contents] a')
    const marked = page.locator('[data-contents] [aria-current]')
    const texts = await links.allTextContents()
    expect(texts.length).toBeGreaterThan(3)
    // At the top none, unless the first part begins in the upper part of the window.
    const first = page.locator('article h2').first()
    const isSeen = await first.evaluate((heading) => heading.getBoundingClientRect().top < innerHeight * 0.4)
    await drawn(page)
    await expect.poll(() => marked.allTextContents()).toEqual(isSeen ? texts.slice(0, 1) : [])
    for (const text of texts) {
      const heading = page.getByRole('heading', { level: 2, name: text, exact: true }).last()
      await page.evaluate(() => scrollTo(0, 0))
      await heading.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight / 8))
      await drawn(page)
      const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
      if (!isAtEnd) await expect.poll(() => marked.allTextContents(), { message: text }).toEqual([text])
    }
    expect(seen.errors).toEqual([])
  })
  it('stands still, whichever part is marked: its words are as wide as before', async () => {
    const page = await samePage({ viewport: desktop })
    await page.goto(path)
    const widths = await page.locator('[data-contents] a').evaluateAll((links) => {
      const widthOf = (link: Element, isMarked: boolean) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        link.toggleAttribute('aria-current', isMarked)
        return words.getBoundingClientRect().width
      }
      return links.map((link) => ({ plain: widthOf(link, false), marked: widthOf(link, true) }))
    })
    expect(widths.map(({ marked }) => marked)).toEqual(widths.map(({ plain }) => plain))
  })
})
