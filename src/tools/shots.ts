import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { launch } from './browser.ts'
import { findBrowser } from './findBrowser.ts'
import { servedFrom } from './served.ts'
import { missingPath } from '../hosting/addresses.ts'
import { readTable } from '../hosting/tableFile.ts'

const folder = 'shots'
const widths = [360, 768, 1280]
/** What was built: a draft is on no site. */
const pagePaths = [...new Set([...readTable('dist').pages.keys(), missingPath])]

/** Writes a picture of every built page at three widths into shots/, for whoever reviews the look. */
async function takeShots(): Promise<void> {
  const { origin, close } = await servedFrom(process.cwd())
  const browser = await launch(findBrowser())
  mkdirSync(folder, { recursive: true })
  for (const width of widths) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    for (const path of pagePaths) {
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      await shoot(page, origin + path, `${folder}/${name}-${width}.png`)
    }
    await page.close()
  }
  await browser.close()
  await close()
  console.log(`${pagePaths.length * widths.length} beelden staan in ${folder}/.`)
}

/** The pictures that wait for the visitor are there too. */
async function shoot(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url)
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => image.decode().catch(() => undefined)),
    ])
  })
  await page.screenshot({ path: file, fullPage: true })
}

await takeShots()
