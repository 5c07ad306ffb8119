import type { Page } from 'playwright-core'

/** Windows with a column that may be narrower than its longest word; below them any word may break (globalStyle.ts). */
const widths = [360, 768, 1024, 1280]

/** Words that are broken where they have no hyphen, by the width of the window in px; leaves the page as it was. */
export async function brokenWords(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    found.push(...(await page.evaluate(broken)).map((word) => `${width} px: ${word}`))
  }
  if (before) await page.setViewportSize(before)
  return found
}

/** Runs in the page. */
function broken(): string[] {
  const range = document.createRange()
  const lineOf = (text: Text, at: number): number | undefined => {
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    // The hyphen at the end of a line belongs to the letter after it.
    const rect = [...range.getClientRects()].at(-1)
    // Lines of upright words stand beside each other.
    return text.parentElement?.computedStyleMap().get('writing-mode')?.toString() === 'vertical-rl'
      ? rect?.left
      : rect?.top
  }
  const isSeen = ({ parentElement: parent }: Text) =>
    parent?.checkVisibility({ visibilityProperty: true }) && parent.getBoundingClientRect().width > 1
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!(text instanceof Text) || !isSeen(text)) continue
    // What stands on one line is one box, and most texts do.
    range.selectNodeContents(text)
    if (range.getClientRects().length < 2) continue
    // A part of a word ends at its hyphen, soft or hard; what has more letters may break anywhere.
    for (const { 0: part, index } of text.data.matchAll(/\p{L}{2,}/gu)) {
      if (part.length > 30) continue
      const [first = 0, last = 0] = [lineOf(text, index), lineOf(text, index + part.length - 1)]
      if (Math.abs(first - last) > 2) found.push(part)
    }
  }
  return found
}
