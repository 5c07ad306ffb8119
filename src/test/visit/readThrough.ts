import type { Page } from 'playwright-core'
import { scrollPage } from '../watch.ts'

/** Passes all of the page before the eyes until its blocks and lazy pictures have come; it ends at its top. */
export async function readThrough(page: Page): Promise<void> {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight,
  }))
  for (let top = 0; top < height; top += step) {
    await scrollPage(page, top)
    await page.evaluate(picturesInView)
  }
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-status=ready])'))
  await scrollPage(page, 0)
}

/** Runs in the page: waits until the pictures that are seen have come, or have failed. */
async function picturesInView(): Promise<void> {
  const entries = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    if (document.images.length === 0) resolve([])
    const observer = new IntersectionObserver((found) => {
      observer.disconnect()
      resolve(found)
    })
    for (const picture of document.images) observer.observe(picture)
  })
  await Promise.all(
    entries.map(({ isIntersecting, target }) => {
      if (!isIntersecting || !(target instanceof HTMLImageElement) || target.complete) return undefined
      return new Promise<unknown>((resolve) => {
        for (const event of ['load', 'error']) target.addEventListener(event, resolve, { once: true })
      })
    }),
  )
}
