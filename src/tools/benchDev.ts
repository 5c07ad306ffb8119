import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { folders } from '../make/paths.ts'
import { changeSentence } from './benchBuild.ts'
import { launch } from './browser.ts'
import { inTurn, medianOf } from './figures.ts'
import { findBrowser } from './findBrowser.ts'
import { lastSentence, madePath } from './madePages.ts'
import type { Model } from './madePages.ts'
import { freePort } from './process.ts'
import { startDev } from './projectCopy.ts'

/** Seconds, and milliseconds as medians. */
interface DevFigures {
  first: string
  saved: number
  mistake: number
}

/** Saves that are counted. */
const turns = 9

/**
 * Starts the dev server from nothing, waits for its first page, and saves a made page again and again while Chromium
 * shows it: the time runs from the write until the text stands in the document and a frame has been drawn.
 */
export async function measureDev(root: string, kind: Model): Promise<DevFigures> {
  rmSync(folders(root).memory('development'), { force: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}${madePath(kind, 1)}`
  const start = performance.now()
  const server = startDev(root, port)
  server.stdout.resume()
  while (!(await answers(url))) await wait(10)
  const first = ((performance.now() - start) / 1000).toFixed(1)
  const browser = await launch(findBrowser())
  try {
    const page = await browser.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const saved = await median(async (turn) => {
      const words = `bewaard voor keer ${turn}`
      return sight(page, lastSentence(1, words), () => changeSentence(root, kind, words))
    })
    const mistake = await median(async (turn) => {
      await sight(page, 'slotzin', () => changeSentence(root, kind, 'heel'))
      return sight(page, 'foutje', () => changeSentence(root, kind, `{foutje${turn}}`))
    })
    return { first, saved, mistake }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => (await response.text()).includes('</html>') && response.ok,
    () => false,
  )

/** Milliseconds from a write until its text is on the screen. */
async function sight(page: Page, text: string, write: () => void): Promise<number> {
  // Where a line may end is decided when the page is made.
  const isSeen = (wanted: string) => document.body?.innerText.replaceAll(/\s+/g, ' ').includes(wanted)
  const seen = page.waitForFunction(isSeen, text, { polling: 'raf' })
  // To begin to look takes the browser and its driver 20 ms, which no writer has.
  await wait(100)
  const start = performance.now()
  write()
  await seen
  const time = performance.now() - start
  // Until the server has judged the other pages too, as when a writer thinks.
  await wait(1000)
  return time
}

/** @param measure what is measured once more, at first, and then not counted */
const median = async (measure: (turn: number) => Promise<number>): Promise<number> =>
  medianOf((await inTurn(turns + 1, measure)).slice(1))
