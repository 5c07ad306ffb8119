import type { CDPSession, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { pagePaths } from '../site.ts'
import { losses } from './losses.ts'
import { closeHeader, openDetails, openHeader, openPage, wakeIslands } from './open.ts'

const { newPage } = useBrowser()
const modes = [
  { width: 320 },
  { width: 360, letters: 32 },
  { width: 768, letters: 32 },
  { width: 1280, letters: 32 },
  { width: 320, isSpaced: true },
  { width: 768, isSpaced: true },
  { width: 1280, isSpaced: true },
]

/** The spacing that a visitor may set, to the letter of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/** Sets the letter size in the browser's settings, in pixels; 16 is where it begins. Lasts as long as the session. */
const setFontSize = (session: CDPSession, standard: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard } })
const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

const setSpacing = (page: Page, isSpaced: boolean) =>
  page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    },
    isSpaced ? spacing : '',
  )

describe('nothing is lost in a narrow window, with text of 200% and with wide spacing', () => {
  let page: Page
  let session: CDPSession
  beforeAll(async () => {
    page = await newPage({ reducedMotion: 'reduce' })
    session = await page.context().newCDPSession(page)
  })

  it.each(pagePaths)('on %s', async (path) => {
    await openPage(page, path)
    await wakeIslands(page)
    await openDetails(page)
    const found: string[] = []
    for (const { width, letters = 16, isSpaced = false } of modes) {
      await page.setViewportSize({ width, height: 900 })
      await setFontSize(session, letters)
      await setSpacing(page, isSpaced)
      const problems = await page.evaluate(losses)
      await openHeader(page)
      problems.push(...(await page.evaluate(losses)).filter((problem) => !problems.includes(problem)))
      await closeHeader(page)
      expect(await fontSize(page)).toBe(`${letters}px`)
      const mode = `${width} px${letters > 16 ? ', letters 200%' : ''}${isSpaced ? ', ruim gespatieerd' : ''}`
      found.push(...problems.map((problem) => `${mode}: ${problem}`))
    }
    expect(found).toEqual([])
  })
})
