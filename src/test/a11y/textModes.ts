import type { CDPSession, Page } from 'playwright-core'
import { drawn } from '../watch.ts'
import { losses } from './losses.ts'

/** A window and a way of showing text that visitors may choose. */
export interface TextMode {
  width: number
  /** The size of letters in the browser's settings, in pixels; 16 is where it begins. */
  letters?: number
  /** With the spacing that a visitor may set (WCAG 1.4.12). */
  isSpaced?: boolean
}

/** As it is, with letters of 200% and with wide spacing (WCAG 1.4.4, 1.4.10, 1.4.12). */
export const textModes: readonly TextMode[] = [
  { width: 320 },
  { width: 768 },
  { width: 1280 },
  { width: 360, letters: 32 },
  { width: 768, letters: 32 },
  { width: 1280, letters: 32 },
  { width: 320, isSpaced: true },
  { width: 768, isSpaced: true },
  { width: 1280, isSpaced: true },
]

/** The spacing to the letter of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

/**
 * What of the text is lost in any of these modes, with the header closed and opened; leaves the page as it was.
 * @throws when the browser does not take over the size of the letters
 */
export async function lossesIn(page: Page, modes: readonly TextMode[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const { width, letters = 16, isSpaced = false } of modes) {
    // At once, so that the page is laid out for all three together.
    await Promise.all([
      setFontSize(session, letters),
      addStyles(page, isSpaced ? spacing : ''),
      page.setViewportSize({ width, height: 900 }),
    ])
    // A window of another size closes what the header had opened, with the next frame.
    await drawn(page)
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    if (size !== `${letters}px`) throw new Error(`The letters are ${size}.`)
    const problems = new Set(await page.evaluate<string[]>(`(${String(inBothStates)})(${String(losses)})`))
    const mode = `${width} px, letters ${letters} px${isSpaced ? ', wide spacing' : ''}`
    found.push(...[...problems].map((problem) => `${mode}: ${problem}`))
  }
  await setFontSize(session, 16)
  await addStyles(page, '')
  await session.detach()
  return found
}

/** What is found with the header closed and with what it hides at this width opened. Runs in the page. */
async function inBothStates(find: () => string[]): Promise<string[]> {
  const closed = find()
  const opener = [...document.querySelectorAll<HTMLElement>('header button[popovertarget]')].find((button) =>
    button.checkVisibility(),
  )
  opener?.click()
  await new Promise(requestAnimationFrame)
  const opened = document.querySelector<HTMLElement>(':popover-open')
  if (!opened) throw new Error('The header does not open.')
  const found = [...closed, ...find()]
  opened.hidePopover()
  return found
}

/** Lasts as long as the session. */
const setFontSize = (session: CDPSession, standard: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard } })

/** Puts these rules over those of the page, in the place of any that were put there before. */
export const addStyles = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)
