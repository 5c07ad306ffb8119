import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { pagePaths } from './site.ts'

const { samePage } = useBrowser()

/** Texts in running lines of which the last line is one word of at most so many letters, as they end. */
const loneWords = (most: number) => {
  const isInline = (element: Element | null) => element !== null && getComputedStyle(element).display === 'inline'
  return [...document.querySelectorAll('main :is(p, li, h1, h2, h3)')].flatMap((text) => {
    if (!text.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return []
    if (getComputedStyle(text).display !== 'block') return []
    const words: { word: string; box: DOMRect }[] = []
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement !== text && !isInline(node.parentElement)) return []
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00a0]+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const box = [...range.getClientRects()].at(-1)
        if (box) words.push({ word, box })
      }
    }
    const [before, last] = words.slice(-2)
    if (words.length < 4 || !before || !last) return []
    const isAlone = last.box.top >= before.box.bottom - 4 && last.box.left < before.box.left
    return isAlone && last.word.replaceAll(/[^\p{L}\d]/gu, '').length <= most ? [text.textContent.slice(-60)] : []
  })
}

it.each([360, 768, 1280])('no text ends in one short word on a line of its own, %i px wide', async (width) => {
  const page = await samePage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  // The page of all blocks is one that nobody would write.
  for (const path of pagePaths.filter((one) => one !== '/blokken')) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(loneWords, 5), path).toEqual([])
  }
})
