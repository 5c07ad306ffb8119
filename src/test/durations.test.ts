import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './browser.ts'

const { samePage } = useBrowser()
/** The example of the page of all blocks. */
const strip = 'section:has(#blok-duur)'
const bars = `${strip} li svg`

describe('a strip of how long things take', () => {
  it.each([phone, desktop, { width: 320, height: 700 }])(
    'draws 6 to 12 weeks between six and twelve, months into the years and what stays in dots, at $width px',
    async (window) => {
      const page = await samePage()
      await page.setViewportSize(window)
      await page.goto('/blokken')
      const drawn = await page.locator(bars).evaluateAll((found) =>
        found.map((svg) => {
          const [track, ...lines] = [...svg.querySelectorAll('path')].map((path) => ({
            length: path.getTotalLength(),
            ends: [path.getBBox().x, path.getBBox().x + path.getBBox().width],
            isDotted: path.hasAttribute('data-dots'),
          }))
          const whole = track?.length ?? 1
          // What tells the parts of the track apart stands under the bars.
          return lines
            .slice(1)
            .concat(lines.filter(({ isDotted }) => isDotted))
            .map(({ ends, isDotted }) => (isDotted ? 'dots' : ends.map((at) => at / whole)))
        }),
      )
      const bar = (from: number, to: number) => [expect.closeTo(from, 2), expect.closeTo(to, 2)]
      // Paler up to the most that is said, and palest up to the latest; the words of the example say so.
      expect(drawn).toEqual([[bar(0, 0.53), bar(0, 0.4425)], [bar(0, 0.82), bar(0, 0.695), bar(0, 0.54)], ['dots']])
      const units = await page
        .locator(`${strip} p:has(> span)`)
        .first()
        .locator('span')
        .evaluateAll((found) =>
          found.map((span) => {
            const words = document.createRange()
            words.selectNodeContents(span)
            return { words: span.scrollWidth, room: span.clientWidth, lines: words.getClientRects().length }
          }),
        )
      expect(units).toHaveLength(4)
      for (const { words, room, lines } of units) {
        expect(words).toBeLessThanOrEqual(room)
        expect(lines).toBe(1)
      }
    },
  )

  it('says every time in words too, as one line of text', async () => {
    const page = await samePage()
    await page.goto('/blokken')
    const [first] = await page.locator(`${strip} li`).allTextContents()
    expect(first?.replaceAll('\u00A0', ' ')).toBe('Verzwikking 6 tot 12 weken. Daarna kunt u vaak weer voluit sporten.')
  })
})
